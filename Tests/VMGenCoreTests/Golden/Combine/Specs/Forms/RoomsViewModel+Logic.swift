import CoreFoundation

extension RoomsViewModel {
    /// Runs for every `load`.
    func close(_ n: Int) {
        preconditionFailure("not written yet")
    }
}
