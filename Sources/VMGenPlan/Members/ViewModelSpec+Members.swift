import VMGenModel
import VMGenSpec

/// What of a spec the view model itself holds, and how that is reached outside of `transform`.
extension ViewModelSpec {
    /// How `port` is held; nil for what is not.
    func held(_ port: Port) -> Held? {
        if port.role == .state { return facts.stateIndices[port.name.text].map { facts.states[$0] } }
        return facts.outputIndices[port.name.text].flatMap { facts.outputs[$0].held }
    }

    /// How the view model stores `port`; nil for what `transform` holds.
    func storage(of port: Port) -> Storage? {
        guard let held = held(port), held.home != .local else { return nil }
        if held.home == .output { return .inline }
        switch held.kind {
        case .tracker: return .activity
        case .value: return port.holdsItself ? .subject : .property
        case .event, .early: return .event
        }
    }

    /// Whether a member keeps what is sent to `port` before anybody can listen.
    func isStoredEarly(_ port: Port) -> Bool { storage(of: port) != nil && held(port)?.kind == .early }

    /// How the view model reads what it stores for `port`: `state.round`, or `round`; nil for what `transform` holds.
    func path(of port: Port) -> String? {
        switch held(port)?.home {
        case .local, nil: nil
        case .output: "output.\(port.streamMember).value"
        case .state: "state.\(SwiftText.escapedMember(port.name.text))"
        case .member: SwiftText.escaped(port.name.text)
        }
    }

    /// The methods of the view model: requests, and what is written by hand in an extension of it.
    var methodNames: [Fragment] {
        requests.map(\.name) + logic.filter { !$0.isCallback && !$0.isExisting }.map(\.name)
    }

    /// The names of the spec that mean something outside of `transform`.
    package var memberNames: Set<String> {
        let ports = (outputs + states).filter { $0.isStateful || storage(of: $0) != nil }.map(\.name)
        return Set((ports + parameters.map(\.name) + variables.map(\.name) + methodNames).map(\.text))
    }
}
