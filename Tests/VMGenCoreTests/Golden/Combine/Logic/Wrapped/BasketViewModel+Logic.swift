extension BasketViewModel {
    func put(_ name: String, state: State) {
        state.items.append(BasketItem(name: name, count: 1))
    }

    func empty(state: State) {
        state.items = []
        state.cleared()
    }
}
