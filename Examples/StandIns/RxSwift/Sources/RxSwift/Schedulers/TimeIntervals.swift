import Foundation

extension Date {
    /// The date that is `interval` later; `never` leaves the date as it is.
    func adding(_ interval: DispatchTimeInterval) -> Date {
        switch interval {
        case .nanoseconds(let value): addingTimeInterval(Double(value) / 1_000_000_000)
        case .microseconds(let value): addingTimeInterval(Double(value) / 1_000_000)
        case .milliseconds(let value): addingTimeInterval(Double(value) / 1_000)
        case .seconds(let value): addingTimeInterval(Double(value))
        case .never: .distantFuture
        @unknown default: self
        }
    }
}

extension DispatchTimeInterval {
    /// Whether nothing is left of the interval.
    var isOver: Bool {
        switch self {
        case .nanoseconds(let value), .microseconds(let value), .milliseconds(let value), .seconds(let value):
            value == 0
        default: false
        }
    }

    /// What is left of the interval at `now`, when it began at `start`: never less than nothing, rounded to the
    /// interval's own unit.
    func remaining(since start: Date, at now: Date) -> DispatchTimeInterval {
        let elapsed = now.timeIntervalSince(start)
        func left(_ value: Int, perSecond: Double) -> Int {
            max(0, Int((Double(value) - elapsed * perSecond).rounded(.toNearestOrAwayFromZero)))
        }
        switch self {
        case .nanoseconds(let value): return .nanoseconds(left(value, perSecond: 1_000_000_000))
        case .microseconds(let value): return .microseconds(left(value, perSecond: 1_000_000))
        case .milliseconds(let value): return .milliseconds(left(value, perSecond: 1_000))
        case .seconds(let value): return .seconds(left(value, perSecond: 1))
        default: return self
        }
    }
}
