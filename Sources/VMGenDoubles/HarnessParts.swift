/// The file of a view model's harness and of the stubs of its services.
package struct HarnessFile: Sendable {
    /// The name of the spec's file without its ending.
    package let specName: String
    /// The module that is tested; nil where nobody knows it.
    package let module: String?
    /// The harness, which may have an obstacle.
    package let harness: HarnessPlanner

    /// Makes it of its parts.
    package init(specName: String, module: String?, harness: HarnessPlanner) {
        self.specName = specName
        self.module = module
        self.harness = harness
    }
}

/// What is recorded of one output.
package struct RecordedOutputPlan: Sendable {
    /// The output's name.
    package var label: String
    /// What its stream is called in the output.
    package var stream: String
    /// Doc comment lines.
    package var documentation: [String]
    /// The type of its values.
    package var element: String
    /// Whether it has a value at every time.
    package var isState: Bool
}

/// What carries the values of one input, or all events.
package struct HarnessSourcePlan: Sendable {
    /// The property's name.
    package var name: String
    /// What makes it at once; empty where it is made in `init`.
    package var value: String
    /// Its type, where it is made in `init` of what others carry; empty where it is made at once.
    package var type = ""
    /// The arguments that it is made with there.
    package var arguments: [String] = []
}

/// An input that is a plain field, which the harness is given.
package struct HarnessFieldPlan: Sendable {
    /// The property's name.
    package var name: String
    /// The parameter that it is given by.
    package var parameter: String
    /// Its type.
    package var type: String
}

/// The arguments of `transform`.
package struct TransformCallPlan: Sendable {
    /// What the method is called.
    package var method: String
    /// The label of the input with its colon and blank; empty for none.
    package var label: String
    /// The type of an input that is a struct, which is made there; nil for a stream of events.
    package var type: String?
    /// The arguments that it is made with, or the stream of events alone.
    package var fields: [String]
    /// The bag, with its label; nil where it is passed none.
    package var bag: String?
}
