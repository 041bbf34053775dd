import CombineShim
import Foundation

@testable import GoldenCombine

/// The main thread's scheduler with a clock that the test turns.
final class TestScheduler: MainScheduler {
    private var time = DispatchTime.now()
    private var waiting: [Int: (date: DispatchTime, action: () -> Void)] = [:]
    private var last = 0

    override var now: SchedulerTimeType { SchedulerTimeType(time) }

    override func schedule(
        after date: SchedulerTimeType,
        tolerance: SchedulerTimeType.Stride,
        options: SchedulerOptions?,
        _ action: @escaping () -> Void
    ) {
        _ = add(date, action)
    }

    // What debounce waits with.
    override func schedule(
        after date: SchedulerTimeType,
        interval: SchedulerTimeType.Stride,
        tolerance: SchedulerTimeType.Stride,
        options: SchedulerOptions?,
        _ action: @escaping () -> Void
    ) -> any Cancellable {
        var id = 0
        func wait(until date: SchedulerTimeType) {
            id = add(date) {
                wait(until: date.advanced(by: interval))
                action()
            }
        }
        wait(until: date)
        return AnyCancellable { self.waiting[id] = nil }
    }

    /// Lets `seconds` pass.
    func advance(by seconds: Double) {
        let end = time + seconds
        while let (id, next) = waiting.filter({ $0.value.date <= end })
            .min(by: { ($0.value.date, $0.key) < ($1.value.date, $1.key) })
        {
            waiting[id] = nil
            time = max(time, next.date)
            next.action()
        }
        time = end
    }

    private func add(_ date: SchedulerTimeType, _ action: @escaping () -> Void) -> Int {
        last += 1
        waiting[last] = (date.dispatchTime, action)
        return last
    }
}
