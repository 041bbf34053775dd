import Foundation

/// Runs work on the main queue: at once when called there, even from within other work, else asynchronously.
public final class ConcurrentMainScheduler: SchedulerType {
    /// A span of time in seconds.
    public typealias TimeInterval = Foundation.TimeInterval

    /// A point in time.
    public typealias Time = Date

    private let work = QueueWork(queue: .main, leeway: .nanoseconds(0))

    private init() {}

    /// The time of day.
    public var now: Date { Date() }

    /// The one scheduler.
    public static let instance: ConcurrentMainScheduler = ConcurrentMainScheduler()

    /// Runs `action` with `state` on the main queue.
    public func schedule<StateType>(
        _ state: StateType,
        action: @escaping (StateType) -> Disposable
    ) -> Disposable {
        DispatchQueue.isMain ? action(state) : work.now(state, action: action)
    }

    /// Runs `action` with `state` after `dueTime`.
    public final func scheduleRelative<StateType>(
        _ state: StateType,
        dueTime: RxTimeInterval,
        action: @escaping (StateType) -> Disposable
    ) -> Disposable {
        work.later(state, delay: dueTime, action: action)
    }

    /// Runs `action` after `startAfter` and then every `period`, each time with what it returned the time before.
    public func schedulePeriodic<StateType>(
        _ state: StateType,
        startAfter: RxTimeInterval,
        period: RxTimeInterval,
        action: @escaping (StateType) -> StateType
    ) -> Disposable {
        work.periodically(state, delay: startAfter, period: period, action: action)
    }
}
