import VMGenModel
import VMGenSpec

/// The protocol of the hand-written methods.
package struct LogicPlan: Sendable {
    /// The file that they are written in.
    package var file: String
    /// What the compiler says of a missing method: where to write it, and how to create that file.
    package var message: SwiftLiteral
    /// The protocol's name.
    package var protocolName: String
    /// Whether it is on the main actor.
    var isOnMainActor: Bool
    /// Its associated types with their constraints.
    var associatedTypes: [String]
    /// Its methods in order.
    package var methods: [LogicMethodPlan]
    /// The methods that others call, each of which hands the state to a hand-written one.
    package var callbacks: [CallbackPlan]
}

/// A method that others call, such as a delegate's.
package struct CallbackPlan: Sendable {
    /// Its attributes, a line each.
    package var attributes: [String]
    /// Its signature, without the state.
    package var signature: String
    /// The call of the hand-written method, with the state.
    package var call: String

    /// The callback for the hand-written `method`, which is called as `signature` says.
    init(_ method: SwiftMethod, signature: String) {
        var arguments = method.parameters.map { parameter in
            let name = SwiftText.escaped(parameter.name)
            let words = SwiftText.words(of: Fragment(parameter.type, .init(0, parameter.type.utf8.count))).map(\.text)
            let value =
                words.first == "inout" ? "&\(name)" : parameter.type.hasPrefix("@autoclosure") ? "\(name)()" : name
            return (parameter.label.map { "\($0): " } ?? "") + value
        }
        let names = Set(method.parameters.map(\.name))
        let state = names.contains("state") ? "self.state" : "state"
        if let index = method.stateIndex { arguments.insert("state: \(state)", at: min(index, arguments.count)) }
        let owner = names.contains(method.name.text) ? "self." : ""
        let effects = (method.canThrow ? "try " : "") + (method.isAsync ? "await " : "")
        self.signature = signature
        attributes = method.attributes
        call = "\(effects)\(owner)\(SwiftText.escaped(method.name.text))(\(arguments.joined(separator: ", ")))"
    }
}

/// One hand-written method.
package struct LogicMethodPlan: Sendable {
    /// Doc comment lines: what the spec says of it, then what its flows do with it.
    package var documentation: [String]
    /// The signature as the protocol declares it.
    package var signature: String
    /// The signature as it is written in an extension of the view model.
    var ownSignature: String
    /// The body of the unavailable default, which never runs, with its braces.
    package var block: String
}

/// One protocol, or struct of closures and values, that the view model declares.
package struct ServicePlan: Sendable {
    /// Doc comment lines.
    package var documentation: [String]
    /// Whether it says that it is on the main actor.
    package var isOnMainActor = false
    /// Who sees it, as the modifier with a blank behind it; empty for its module alone.
    package var access: String
    /// The word that declares it: `protocol`, `struct`.
    package var keyword = "protocol"
    /// The name with what it inherits: `Library: Sendable`.
    package var declaration: String
    /// Its members in order.
    package var members: [ServiceMemberPlan]
    /// The names of what a struct that others see is made with, as members and as parameters with their types; empty for others.
    package var parts: [(name: String, parameter: String)] = []
}

/// One member of a protocol.
package struct ServiceMemberPlan: Sendable {
    /// Doc comment lines.
    package var documentation: [String]
    /// The declaration.
    package var declaration: String
    /// Whether an empty line stands before it.
    var isApart: Bool
}
