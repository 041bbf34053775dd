extension GuestsViewModel {
    func seat(_ guest: String, state: State) {
        guard state.isOpen else { return }
        state.guests.append(guest)
        state.seats -= 1
        state.isOpen = state.seats > 0
    }
}
