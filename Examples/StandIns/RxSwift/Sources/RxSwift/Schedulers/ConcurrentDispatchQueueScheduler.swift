import Foundation

/// Runs work on a dispatch queue, which may be concurrent.
public class ConcurrentDispatchQueueScheduler: SchedulerType {
    /// A span of time in seconds.
    public typealias TimeInterval = Foundation.TimeInterval

    /// A point in time.
    public typealias Time = Date

    private let work: QueueWork

    /// The time of day.
    public var now: Date { Date() }

    /// A scheduler for `queue`.
    public init(queue: DispatchQueue, leeway: DispatchTimeInterval = DispatchTimeInterval.nanoseconds(0)) {
        work = QueueWork(queue: queue, leeway: leeway)
    }

    /// A scheduler for a queue of its own with the quality of service `qos`.
    public convenience init(
        qos: DispatchQoS,
        leeway: DispatchTimeInterval = DispatchTimeInterval.nanoseconds(0)
    ) {
        self.init(
            queue: DispatchQueue(
                label: "rxswift.queue.\(qos)",
                qos: qos,
                attributes: [.concurrent],
                target: nil
            ),
            leeway: leeway
        )
    }

    /// Runs `action` with `state` as soon as the queue can.
    public final func schedule<StateType>(
        _ state: StateType,
        action: @escaping (StateType) -> Disposable
    ) -> Disposable {
        work.now(state, action: action)
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
