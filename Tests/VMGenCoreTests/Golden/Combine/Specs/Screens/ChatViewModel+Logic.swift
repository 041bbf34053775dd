extension ChatViewModel {
    /// Runs for every `incoming`.
    func merge(_ message: Message, state: State) {
        preconditionFailure("not written yet")
    }
}
