extension LiftgateViewModel {
    func key() -> String {
        preconditionFailure("not written yet")
    }
}
