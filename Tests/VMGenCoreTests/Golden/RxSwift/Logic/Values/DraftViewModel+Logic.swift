extension DraftViewModel {
    func write(_ text: String, state: State) {
        state.draft.text = text
        state.length = text.count
    }
}
