extension GivenViewModel {
    func raise(state: State) { state.level += 1 }
}
