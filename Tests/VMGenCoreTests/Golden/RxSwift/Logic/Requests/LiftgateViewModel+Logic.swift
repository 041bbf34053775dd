extension LiftgateViewModel {
    func key() -> String { tokens.place() + tokens.token() }
}
