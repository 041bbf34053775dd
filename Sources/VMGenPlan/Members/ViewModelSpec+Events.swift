import VMGenModel

extension ViewModelSpec {
    /// Whether logic sends events through the state.
    var logicSendsEvents: Bool { logic.contains { $0.stateIndex != nil } && !silentEvents.isEmpty }
}
