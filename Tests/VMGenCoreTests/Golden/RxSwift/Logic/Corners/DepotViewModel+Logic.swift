extension DepotViewModel {
    func note(_ count: Int, state: State) {
        state.noted(count)
    }
}
