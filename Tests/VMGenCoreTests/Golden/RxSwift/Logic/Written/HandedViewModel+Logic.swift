extension HandedViewModel {
    func decide(_ id: Int, state: State) { state.asked { _ in } }
}
