/// The type of what comes in or of what goes out.
struct PortsPlan: Sendable {
    /// Its name: `Input`.
    var name: String
    /// Doc comment lines.
    var documentation: [String]
    /// What it consists of.
    var members: Members

    /// What a type of input or output consists of.
    enum Members: Sendable {
        /// Events: the cases of an enum.
        case events([EventCasePlan])
        /// Streams and plain values: the properties of a struct, and the `init` that it is made with.
        case fields([FieldPlan], initializer: Initializer)
    }

    /// How a struct of fields is made.
    enum Initializer: Sendable {
        /// With the `init` that Swift gives it.
        case synthesized
        /// With an `init` of the same access as the struct, which takes all fields.
        case written
    }
}

/// One case of an event enum.
struct EventCasePlan: Sendable {
    /// Doc comment lines.
    var documentation: [String]
    /// The name with its payload: `textEdited(text: String?)`.
    var declaration: String
}

/// One field of an input or output.
struct FieldPlan: Sendable {
    /// The property's name, in backticks where it needs them.
    var name: String
    /// The name behind a dot.
    var member: String
    /// Doc comment lines.
    var documentation: [String]
    /// The type.
    var type: String
    /// The parameter of an `init` that takes it, with its default value.
    var parameter: String
    /// What stands for it where nobody connects it; nil where it has to be connected.
    var unconnected: String?
    /// The relay or subject that the field itself makes; nil for a field that is given one.
    var made: MadeStream?
}

/// A relay or subject where it is made.
struct MadeStream: Sendable {
    /// The partial that makes it.
    var partial: String
    /// Its kind: `BehaviorRelay`.
    var kind: String
    /// The type of its values.
    var element: String
    /// The type of its failures; `Never` where it has none.
    var failure: String
    /// Its first value; empty where it has none.
    var value: String
}
