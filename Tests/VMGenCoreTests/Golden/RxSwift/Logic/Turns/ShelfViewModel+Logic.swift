extension ShelfViewModel {
    func load(state: State) {
        state.items = state.items + [7]
    }
}
