import RxSwift
import RxTest

extension TestScheduler {
    /// A clock that stands at 0 and counts milliseconds.
    convenience init() {
        self.init(initialClock: 0, resolution: 0.001, simulateProcessingDelay: false)
    }

    /// Lets `seconds` pass.
    func advance(by seconds: Double) {
        advanceTo(clock + Int((seconds * 1000).rounded()))
    }
}
