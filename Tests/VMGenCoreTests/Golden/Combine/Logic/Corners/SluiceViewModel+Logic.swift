extension SluiceViewModel {
    func raised(_ name: String, state: State) { state.notice(name) }
}
