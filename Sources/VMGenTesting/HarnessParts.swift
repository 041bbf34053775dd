/// The file of a view model's harness and of the stubs of its services.
struct HarnessFile: Sendable {
    /// The name of the spec's file without its ending.
    let specName: String
    /// The module that is tested; nil where nobody knows it.
    let module: String?
    /// The harness, which may have an obstacle.
    let harness: HarnessPlanner
}

/// What is recorded of one output.
struct RecordedOutputPlan: Sendable {
    /// The output's name.
    var label: String
    /// What its stream is called in the output.
    var stream: String
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
    /// What the method is called.
    var method: String
    /// The label of the input with its colon and blank; empty for none.
    var label: String
    /// The type of an input that is a struct, which is made there; nil for a stream of events.
    var type: String?
    /// The arguments that it is made with, or the stream of events alone.
    var fields: [String]
    /// The bag, with its label; nil where it is passed none.
    var bag: String?
}
