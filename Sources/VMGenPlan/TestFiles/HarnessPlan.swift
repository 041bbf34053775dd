/// The file of a view model's harness and of the stubs of its services.
package struct HarnessFilePlan: Sendable {
    /// The name of the spec's file.
    package var specFile: String
    /// The module that is tested; nil where nobody knows it.
    package var module: String?
    /// What it imports.
    package var imports: ImportsPlan
    /// What is not there and why, a sentence each.
    package var omissions: [String]
    /// The harness; nil where there is none.
    package var harness: HarnessPlan?
    /// The stubs.
    package var stubs: [StubPlan]

    /// Makes it of its parts.
    package init(
        specFile: String,
        module: String? = nil,
        imports: ImportsPlan,
        omissions: [String],
        harness: HarnessPlan? = nil,
        stubs: [StubPlan]
    ) {
        self.specFile = specFile
        self.module = module
        self.imports = imports
        self.omissions = omissions
        self.harness = harness
        self.stubs = stubs
    }
}

/// What drives a view model in tests.
package struct HarnessPlan: Sendable {
    /// The name of its type.
    package var name: String
    /// The type of the view model.
    package var type: String
    /// The doubles that it keeps, because tests work with them.
    package var doubles: [HarnessDoublePlan]
    /// The parameters of its `init`.
    package var parameters: [String]
    /// The arguments of the view model's `init`.
    package var arguments: [String]
    /// What is recorded of what it shows.
    package var outputs: [RecordedOutputPlan]
    /// What has rounds: the recordings, and the doubles that are asked.
    package var rounds: [String]
    /// Whether the output is one stream of events.
    package var isOutputEvents: Bool
    /// What carries values into the view model.
    package var sources: [HarnessSourcePlan]
    /// The inputs that are plain fields.
    package var fields: [HarnessFieldPlan]
    /// The empty bag that `transform` is passed; nil where it is passed none.
    package var bag: String?
    /// Whether input and output are stored.
    package var isStored: Bool
    /// The arguments of `transform`.
    package var transform: TransformCallPlan
    /// The methods that send what its view sends.
    package var inputs: [HarnessInputPlan]
    /// The double that stands in for time; nil where there is none.
    package var time: String?

    /// Makes it of its parts.
    package init(
        name: String,
        type: String,
        doubles: [HarnessDoublePlan],
        parameters: [String],
        arguments: [String],
        outputs: [RecordedOutputPlan],
        rounds: [String],
        isOutputEvents: Bool,
        sources: [HarnessSourcePlan],
        fields: [HarnessFieldPlan],
        bag: String? = nil,
        isStored: Bool,
        transform: TransformCallPlan,
        inputs: [HarnessInputPlan],
        time: String? = nil
    ) {
        self.name = name
        self.type = type
        self.doubles = doubles
        self.parameters = parameters
        self.arguments = arguments
        self.outputs = outputs
        self.rounds = rounds
        self.isOutputEvents = isOutputEvents
        self.sources = sources
        self.fields = fields
        self.bag = bag
        self.isStored = isStored
        self.transform = transform
        self.inputs = inputs
        self.time = time
    }
}

/// What a harness gives to one parameter of the view model's `init`, and keeps.
package struct HarnessDoublePlan: Sendable {
    /// The parameter's name.
    package var label: String
    /// Its type.
    package var type: String

    /// Makes it of its parts.
    package init(label: String, type: String) {
        self.label = label
        self.type = type
    }
}

/// What is recorded of one output.
package struct RecordedOutputPlan: Sendable {
    /// The output's name.
    package var label: String
    /// Doc comment lines.
    package var documentation: [String]
    /// The type of its values.
    package var element: String
    /// Whether it has a value at every time.
    package var isState: Bool

    /// Makes it of its parts.
    package init(label: String, documentation: [String], element: String, isState: Bool) {
        self.label = label
        self.documentation = documentation
        self.element = element
        self.isState = isState
    }
}

/// What carries the values of one input, or all events.
package struct HarnessSourcePlan: Sendable {
    /// The property's name.
    package var name: String
    /// What makes it.
    package var value: String

    /// Makes it of its parts.
    package init(name: String, value: String) {
        self.name = name
        self.value = value
    }
}

/// An input that is a plain field, which the harness is given.
package struct HarnessFieldPlan: Sendable {
    /// The property's name.
    package var name: String
    /// The parameter that it is given by.
    package var parameter: String
    /// Its type.
    package var type: String

    /// Makes it of its parts.
    package init(name: String, parameter: String, type: String) {
        self.name = name
        self.parameter = parameter
        self.type = type
    }
}

/// The arguments of `transform`.
package struct TransformCallPlan: Sendable {
    /// The label of the input with its colon and blank; empty for none.
    package var label: String
    /// The type of an input that is a struct, which is made there; nil for a stream of events.
    package var type: String?
    /// The arguments that it is made with, or the stream of events alone.
    package var fields: [String]
    /// The bag, with its label; nil where it is passed none.
    package var bag: String?

    /// Makes it of its parts.
    package init(label: String, type: String? = nil, fields: [String], bag: String? = nil) {
        self.label = label
        self.type = type
        self.fields = fields
        self.bag = bag
    }
}

/// A method of a harness that sends what the view sends.
package struct HarnessInputPlan: Sendable {
    /// Its name and parameters.
    package var signature: String
    /// What it does.
    package var statement: String
    /// Doc comment lines.
    package var documentation: [String]

    /// Makes it of its parts.
    package init(signature: String, statement: String, documentation: [String]) {
        self.signature = signature
        self.statement = statement
        self.documentation = documentation
    }
}
