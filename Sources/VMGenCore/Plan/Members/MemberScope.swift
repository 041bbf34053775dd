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
        /// How the code reaches it from within the view model: `state.round`.
        var path: String
        /// Whether it lives in the state object, and so is reached without the view model.
        var isState: Bool
        /// Whether a call through it takes a `?`.
        var isOptional: Bool
    }

    /// Collects the members of `spec`.
    init(_ spec: ViewModelSpec) {
        let hasStateObject = spec.logic.contains { $0.stateIndex != nil }
        let prefix = hasStateObject ? "state." : ""
        var members: [String: Member] = [:]
        for port in spec.outputs + spec.states where port.isStateful {
            let path = prefix + SwiftText.escaped(port.name.text)
            members[port.name.text] = Member(path: path, isState: hasStateObject, isOptional: false)
        }
        for parameter in spec.parameters {
            let path = SwiftText.escaped(parameter.name.text)
            members[parameter.name.text] = Member(path: path, isState: false, isOptional: parameter.isOptional)
        }
        let others = spec.variables.map(\.name) + spec.requests.map(\.name) + spec.logic.map(\.name)
        for name in others {
            members[name.text] = Member(path: SwiftText.escaped(name.text), isState: false, isOptional: false)
        }
        self.members = members
        self.hasStateObject = hasStateObject
    }

    /// `swift` with every member reached through `receiver` (`owner.`, `self?.`, or nothing).
    func reaching(_ swift: String, through receiver: String) -> String {
        SwiftText.rewritingFreeNames(in: swift) { name, isReceiver in
            members[name].map { receiver + $0.path + ($0.isOptional && isReceiver ? "?" : "") }
        }
    }

    /// The relay behind the property at `path`: `state.$round` for `state.round`.
    func relay(at path: String) -> String {
        let plain = path.filter { $0 != "`" }
        guard let dot = plain.lastIndex(of: ".") else { return "$" + plain }
        return plain[...dot] + "$" + plain[plain.index(after: dot)...]
    }

    /// The relay of an output that has no value and is fed by logic or by failures: `state.errorRelay`.
    func eventRelay(_ name: String) -> String {
        (hasStateObject ? "state." : "") + name + "Relay"
    }

    /// The relay of failures that a flow of its own deals with.
    var failuresRelay: String { (hasStateObject ? "state." : "") + "failuresRelay" }

    /// The members that `swift` names, in order.
    func members(in swift: Fragment) -> [Member] {
        SwiftText.freeNames(in: swift).compactMap { members[$0.text] }
    }
}
