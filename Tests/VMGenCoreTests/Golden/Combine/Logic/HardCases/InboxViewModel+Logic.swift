extension InboxViewModel {
    func receive(_ message: String, state: State) {
        state.messages.append(message)
        state.unread += 1
    }
}
