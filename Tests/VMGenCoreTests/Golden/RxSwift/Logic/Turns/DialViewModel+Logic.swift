extension DialViewModel {
    func clamp(state: State) {
        if state.count > 3 { state.count = 0 }
    }
}
