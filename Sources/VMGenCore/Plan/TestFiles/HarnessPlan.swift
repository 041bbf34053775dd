/// The file of a view model's harness and of the stubs of its services.
struct HarnessFilePlan: Sendable {
    /// The name of the spec's file.
    var specFile: String
    /// The module that is tested; nil where nobody knows it.
    var module: String?
    /// What it imports.
    var imports: ImportsPlan
    /// What is not there and why, a sentence each.
    var omissions: [String]
    /// The harness; nil where there is none.
    var harness: HarnessPlan?
    /// The stubs.
    var stubs: [StubPlan]
}

/// What drives a view model in tests.
struct HarnessPlan: Sendable {
    /// The name of its type.
    var name: String
    /// The type of the view model.
    var type: String
    /// The doubles that it keeps, because tests work with them.
    var doubles: [HarnessDoublePlan]
    /// The parameters of its `init`.
    var parameters: [String]
    /// The arguments of the view model's `init`.
    var arguments: [String]
    /// What is recorded of what it shows.
    var outputs: [RecordedOutputPlan]
    /// What has rounds: the recordings, and the doubles that are asked.
    var rounds: [String]
    /// Whether the output is one stream of events.
    var isOutputEvents: Bool
    /// What carries values into the view model.
    var sources: [HarnessSourcePlan]
    /// The inputs that are plain fields.
    var fields: [HarnessFieldPlan]
    /// The empty bag that `transform` is passed; nil where it is passed none.
    var bag: String?
    /// Whether input and output are stored.
    var isStored: Bool
    /// The arguments of `transform`.
    var transform: TransformCallPlan
    /// The methods that send what its view sends.
    var inputs: [HarnessInputPlan]
    /// The double that stands in for time; nil where there is none.
    var time: String?
}

/// What a harness gives to one parameter of the view model's `init`, and keeps.
struct HarnessDoublePlan: Sendable {
    /// The parameter's name.
    var label: String
    /// Its type.
    var type: String
}

/// What is recorded of one output.
struct RecordedOutputPlan: Sendable {
    /// The output's name.
    var label: String
    /// Doc comment lines.
    var documentation: [String]
    /// The type of its values.
    var element: String
    /// Whether it has a value at every time.
    var isState: Bool
}

/// What carries the values of one input, or all events.
struct HarnessSourcePlan: Sendable {
    /// The property's name.
    var name: String
    /// What makes it.
    var value: String
}

/// An input that is a plain field, which the harness is given.
struct HarnessFieldPlan: Sendable {
    /// The property's name.
    var name: String
    /// The parameter that it is given by.
    var parameter: String
    /// Its type.
    var type: String
}

/// The arguments of `transform`.
struct TransformCallPlan: Sendable {
    /// The label of the input with its colon and blank; empty for none.
    var label: String
    /// The type of an input that is a struct, which is made there; nil for a stream of events.
    var type: String?
    /// The arguments that it is made with, or the stream of events alone.
    var fields: [String]
    /// The bag, with its label; nil where it is passed none.
    var bag: String?
}

/// A method of a harness that sends what the view sends.
struct HarnessInputPlan: Sendable {
    /// Its name and parameters.
    var signature: String
    /// What it does.
    var statement: String
    /// Doc comment lines.
    var documentation: [String]
}
