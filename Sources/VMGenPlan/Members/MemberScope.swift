import VMGenModel
import VMGenSpec

/// How the members of a view model are reached from a place in its code.
///
/// What a spec calls `round` is `state.round` where hand-written logic shares the state, and `round` where the view model
/// keeps it for itself.
package struct MemberScope: Sendable {
    /// The members by the name that the spec gives them.
    package let members: [String: Member]
    /// Whether the view model keeps its state in a nested `State`, because logic receives it.
    let hasStateObject: Bool
    /// The runtime, which names the streams behind members.
    private let runtime: Runtime

    /// One member.
    package struct Member {
        /// How the code reads it from within the view model: `state.round`.
        package var path: String
        /// The relay or subject behind it: `state.$round`; empty where there is none.
        package var stream = ""
        /// Whether it lives in the state object, and so is reached without the view model.
        package var isState = false
        /// Whether its relay keeps what is sent before anybody can listen.
        var isEarly = false
        /// Whether it is a parameter of `init` or a variable.
        var isDependency = false
        /// Whether a call through it takes a `?`.
        package var isOptional = false
        /// How it is stored; nil for dependencies, requests and methods.
        package var storage: Storage?
        /// The method that sends a value into its relay or subject: `accept`.
        package var sending = ""

        /// Whether it is something to read at every time: no method, no event.
        package var holdsValue: Bool { isDependency || storage.map { $0 != .event } ?? false }

        /// The statement that makes `value` its value.
        package func assignment(of value: String) -> String {
            storage == .inline ? "\(stream).\(sending)(\(value))" : "\(path) = \(value)"
        }
    }

    /// Collects the members of `spec`.
    package init(_ spec: ViewModelSpec) {
        let hasStateObject = spec.logic.contains { $0.stateIndex != nil }
        var members: [String: Member] = [:]
        for port in spec.outputs + spec.states {
            let name = port.name.text
            let local = SwiftText.escaped(name)
            members[name] =
                Self.member(port, of: spec) ?? (port.isStateful ? Member(path: local, stream: local) : nil)
        }
        for parameter in spec.parameters {
            let path = SwiftText.escaped(parameter.name.text)
            members[parameter.name.text] = Member(path: path, isDependency: true, isOptional: parameter.isOptional)
        }
        for variable in spec.variables {
            let isOptional = variable.type.map { TypeText.isOptional($0.text) } == true
            let path = SwiftText.escaped(variable.name.text)
            members[variable.name.text] = Member(path: path, isDependency: true, isOptional: isOptional)
        }
        for name in spec.requests.map(\.name) + spec.logic.filter({ !$0.isCallback && !$0.isExisting }).map(\.name) {
            members[name.text] = Member(path: SwiftText.escaped(name.text))
        }
        self.members = members
        self.hasStateObject = hasStateObject
        runtime = spec.runtime
    }

    /// How `port` is reached where it is a member; nil for what `transform` holds.
    private static func member(_ port: Port, of spec: ViewModelSpec) -> Member? {
        let held =
            port.role == .state
            ? spec.states.firstIndex { $0.name == port.name }.map { spec.facts.states[$0] }
            : spec.facts.outputs[spec.index(ofOutput: port)].held
        guard let held, held.home != .local else { return nil }
        let storage: Storage =
            switch held.kind {
            case _ where held.home == .output: .inline
            case .tracker: .activity
            case .value: port.holdsItself ? .subject : .property
            case .event, .early: .event
            }
        var member = Self.member(port, storage, isLent: held.home == .state, runtime: spec.runtime)
        member.isEarly = held.kind == .early
        return member
    }

    private static func member(_ port: Port, _ storage: Storage, isLent: Bool, runtime: Runtime) -> Member {
        let name = port.name.text
        let property = isLent || storage == .inline ? SwiftText.escapedMember(name) : SwiftText.escaped(name)
        let prefix = isLent ? "state." : ""
        var member = Member(path: prefix + property, isState: isLent, storage: storage)
        member.sending = port.kind?.sending ?? runtime.relayKind?.sending ?? ""
        switch storage {
        case .property, .activity: member.stream = "\(prefix)$\(name)"
        case .subject, .event: member.stream = prefix + streamName(port, in: runtime)
        case .inline:
            member.path = "output.\(port.streamMember).value"
            member.stream = "output.\(port.streamMember)"
            member.isState = false
        }
        return member
    }

    /// The property that holds the relay or subject of `port`: `errorRelay`, `heightSubject`.
    func streamName(_ port: Port) -> String { Self.streamName(port, in: runtime) }

    private static func streamName(_ port: Port, in runtime: Runtime) -> String {
        if port.isMade { return "output.\(port.streamMember)" }
        return port.name.text + (port.isSubject ? "Subject" : runtime.streamSuffix)
    }

    /// The relay or subject of the field called `name`.
    package func stream(of name: String) -> String { members[name]?.stream ?? SwiftText.escaped(name) }

    /// What shows whether the work runs that the flag called `name` shows: `state.$isLoading`.
    func tracker(of name: String) -> String? { members[name]?.stream }

    /// The property that holds the failures that a flow of its own deals with: `failuresRelay`.
    var failuresName: String { "failures" + runtime.streamSuffix }

    /// The property that takes the output's events: `eventsRelay`.
    var eventsName: String { "events" + runtime.streamSuffix }
}
