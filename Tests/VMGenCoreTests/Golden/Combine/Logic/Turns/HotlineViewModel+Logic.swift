extension HotlineViewModel {
    func advise(state: State) { state.hint("Ring again") }
}
