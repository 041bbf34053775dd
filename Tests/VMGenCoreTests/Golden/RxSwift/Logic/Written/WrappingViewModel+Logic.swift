extension WrappingViewModel {
    func note(_ number: Int, state: State) {
        state.level += number
        state.name = "\(state.level)"
    }
}
