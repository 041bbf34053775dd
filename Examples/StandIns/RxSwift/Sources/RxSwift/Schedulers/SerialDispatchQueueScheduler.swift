import Foundation

/// Runs work on a serial dispatch queue, one piece after the other.
public class SerialDispatchQueueScheduler: SchedulerType {
    /// A span of time in seconds.
    public typealias TimeInterval = Foundation.TimeInterval

    /// A point in time.
    public typealias Time = Date

    private let work: QueueWork

    /// The time of day.
    public var now: Date { Date() }

    /// A scheduler for `serialQueue`, which must be serial.
    init(serialQueue: DispatchQueue, leeway: DispatchTimeInterval = DispatchTimeInterval.nanoseconds(0)) {
        work = QueueWork(queue: serialQueue, leeway: leeway)
    }

    /// A scheduler with a queue of its own, which `serialQueueConfiguration` may set up.
    public convenience init(
        internalSerialQueueName: String,
        serialQueueConfiguration: ((DispatchQueue) -> Void)? = nil,
        leeway: DispatchTimeInterval = DispatchTimeInterval.nanoseconds(0)
    ) {
        let queue = DispatchQueue(label: internalSerialQueueName)
        serialQueueConfiguration?(queue)
        self.init(serialQueue: queue, leeway: leeway)
    }

    /// A scheduler with a serial queue of its own that runs its work on `queue`.
    public convenience init(
        queue: DispatchQueue,
        internalSerialQueueName: String,
        leeway: DispatchTimeInterval = DispatchTimeInterval.nanoseconds(0)
    ) {
        let serial = DispatchQueue(label: internalSerialQueueName, attributes: [], target: queue)
        self.init(serialQueue: serial, leeway: leeway)
    }

    /// A scheduler with a serial queue of its own that runs its work on the global queue for `qos`.
    @available(macOS 10.10, *)
    public convenience init(
        qos: DispatchQoS,
        internalSerialQueueName: String = "rx.global_dispatch_queue.serial",
        leeway: DispatchTimeInterval = DispatchTimeInterval.nanoseconds(0)
    ) {
        self.init(
            queue: DispatchQueue.global(qos: qos.qosClass),
            internalSerialQueueName: internalSerialQueueName,
            leeway: leeway
        )
    }

    /// Runs `action` with `state` when the queue is free.
    public final func schedule<StateType>(
        _ state: StateType,
        action: @escaping (StateType) -> Disposable
    ) -> Disposable {
        scheduleNow(state, action: action)
    }

    /// What `schedule` does; the main scheduler does it at once where it can.
    func scheduleNow<StateType>(_ state: StateType, action: @escaping (StateType) -> Disposable) -> Disposable {
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
