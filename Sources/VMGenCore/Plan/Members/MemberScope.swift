/// How the members of a view model are reached from a place in its code.
///
/// What a spec calls `round` is `state.round` where hand-written logic shares the state, and `round` where the view model
/// keeps it for itself.
struct MemberScope {
    /// The members by the name that the spec gives them.
    let members: [String: Member]
    /// Whether the view model keeps its state in a nested `State`, because logic receives it.
    let hasStateObject: Bool

    /// One member.
    struct Member {
        /// How the code reads it from within the view model: `state.round`.
        var path: String
        /// The relay or subject behind it: `state.$round`; empty where there is none.
        var stream = ""
        /// Whether it lives in the state object, and so is reached without the view model.
        var isState = false
        /// Whether a call through it takes a `?`.
        var isOptional = false
        /// How it is stored; nil for dependencies, requests and methods.
        var storage: Storage?

        /// The statement that makes `value` its value.
        func assignment(of value: String) -> String {
            storage == .inline ? "\(stream).accept(\(value))" : "\(path) = \(value)"
        }
    }

    /// Collects the members of `spec`.
    init(_ spec: ViewModelSpec) {
        let hasStateObject = spec.logic.contains { $0.stateIndex != nil }
        var members: [String: Member] = [:]
        let feeds = spec.outputFeeds.map(Optional.some) + spec.states.map { _ in nil }
        for (port, feed) in zip(spec.outputs + spec.states, feeds) {
            guard let storage = spec.storage(of: port, feed: feed) else { continue }
            members[port.name.text] = Self.member(port, storage, hasStateObject: hasStateObject)
        }
        for parameter in spec.parameters {
            let path = SwiftText.escaped(parameter.name.text)
            members[parameter.name.text] = Member(path: path, isOptional: parameter.isOptional)
        }
        for variable in spec.variables {
            let isOptional = variable.type?.text.hasSuffix("?") == true
            members[variable.name.text] = Member(path: SwiftText.escaped(variable.name.text), isOptional: isOptional)
        }
        for name in spec.requests.map(\.name) + spec.logic.map(\.name) {
            members[name.text] = Member(path: SwiftText.escaped(name.text))
        }
        self.members = members
        self.hasStateObject = hasStateObject
    }

    private static func member(_ port: Port, _ storage: Storage, hasStateObject: Bool) -> Member {
        let name = port.name.text
        let property = hasStateObject || storage == .inline ? SwiftText.escapedMember(name) : SwiftText.escaped(name)
        let prefix = hasStateObject ? "state." : ""
        var member = Member(path: prefix + property, isState: hasStateObject, storage: storage)
        switch storage {
        case .property: member.stream = "\(prefix)$\(name)"
        case .activity: member.stream = "\(prefix)$\(name).relay"
        case .subject, .event: member.stream = prefix + Self.streamName(port)
        case .inline:
            member = Member(path: "output.\(property).value", stream: "output.\(property)", storage: .inline)
        }
        return member
    }

    /// The property that holds the relay or subject of `port`: `errorRelay`, `heightSubject`.
    static func streamName(_ port: Port) -> String {
        let isSubject = port.kind?.traits.isSuperset(of: [.takesValues, .canFail]) == true
        return port.name.text + (isSubject ? "Subject" : "Relay")
    }

    /// `swift` with every member reached through `receiver` (`owner.`, `self?.`, or nothing).
    func reaching(_ swift: String, through receiver: String) -> String {
        SwiftText.rewritingFreeNames(in: swift) { name, isReceiver in
            members[name].map { receiver + $0.path + ($0.isOptional && isReceiver ? "?" : "") }
        }
    }

    /// The relay or subject of the field called `name`.
    func stream(of name: String) -> String { members[name]?.stream ?? SwiftText.escaped(name) }

    /// The relay of failures that a flow of its own deals with.
    var failuresRelay: String { (hasStateObject ? "state." : "") + "failuresRelay" }

    /// The members that `swift` names, in order.
    func members(in swift: Fragment) -> [Member] {
        SwiftText.freeNames(in: swift).compactMap { members[$0.text] }
    }
}
