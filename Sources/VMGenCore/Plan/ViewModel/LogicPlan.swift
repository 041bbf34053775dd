/// The protocol of the hand-written methods.
struct LogicPlan: Sendable {
    /// The file that they are written in.
    var file: String
    /// What follows the file's name in the message of a missing method: how to create it; empty for nothing.
    var hint: String
    /// The protocol's name.
    var protocolName: String
    /// Whether it is on the main actor.
    var isOnMainActor: Bool
    /// Its associated types with their constraints.
    var associatedTypes: [String]
    /// Its methods in order.
    var methods: [LogicMethodPlan]
}

/// One hand-written method.
struct LogicMethodPlan: Sendable {
    /// Doc comment lines: what the spec says of it, then what its flows do with it.
    var documentation: [String]
    /// The signature as the protocol declares it.
    var signature: String
    /// The signature as it is written in an extension of the view model.
    var ownSignature: String
    /// The body of the unavailable default, which never runs, with its braces.
    var block: String
}

/// One protocol that the view model declares.
struct ServicePlan: Sendable {
    /// Doc comment lines.
    var documentation: [String]
    /// The name with what it inherits: `Library: Sendable`.
    var declaration: String
    /// Its members in order.
    var members: [ServiceMemberPlan]
}

/// One member of a protocol.
struct ServiceMemberPlan: Sendable {
    /// Doc comment lines.
    var documentation: [String]
    /// The declaration.
    var declaration: String
    /// Whether an empty line stands before it.
    var isApart: Bool
}
