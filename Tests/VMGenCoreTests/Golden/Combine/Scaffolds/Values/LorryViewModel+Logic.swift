import Foundation

extension LorryViewModel {
    /// What is left of `gross` without the lorry itself.
    ///
    /// Runs for every `gross` and every `tare`.
    func load(_ gross: Int, tare: Int) -> Double {
        preconditionFailure("not written yet")
    }

    /// How long it may stay.
    ///
    /// Runs for every `gross` and every `tare`.
    func stay(_ gross: Int, tare: Int) -> TimeInterval {
        preconditionFailure("not written yet")
    }
}
