import Foundation

/// A span of time between two events.
public typealias RxTimeInterval = DispatchTimeInterval

/// A point in time.
public typealias RxTime = Date

/// Runs work as soon as it can.
public protocol ImmediateSchedulerType {
    /// Runs `action` with `state`; disposing of the result cancels work that has not run.
    func schedule<StateType>(_ state: StateType, action: @escaping (StateType) -> Disposable) -> Disposable
}

/// Runs work at given times.
public protocol SchedulerType: ImmediateSchedulerType {
    /// The scheduler's time.
    var now: RxTime { get }

    /// Runs `action` with `state` after `dueTime`; disposing of the result cancels work that has not run.
    func scheduleRelative<StateType>(
        _ state: StateType,
        dueTime: RxTimeInterval,
        action: @escaping (StateType) -> Disposable
    ) -> Disposable

    /// Runs `action` after `startAfter` and then every `period`, each time with what it returned the time before.
    func schedulePeriodic<StateType>(
        _ state: StateType,
        startAfter: RxTimeInterval,
        period: RxTimeInterval,
        action: @escaping (StateType) -> StateType
    ) -> Disposable
}

extension SchedulerType {
    /// Runs `action` after `startAfter` and then every `period`, each time with what it returned the time before.
    public func schedulePeriodic<StateType>(
        _ state: StateType,
        startAfter: RxTimeInterval,
        period: RxTimeInterval,
        action: @escaping (StateType) -> StateType
    ) -> Disposable {
        PeriodicWork(scheduler: self, state: state, period: period, action: action).start(after: startAfter)
    }
}

/// Periodic work on a scheduler that knows delays only. The next run is planned before the present one starts.
private final class PeriodicWork<State> {
    private let scheduler: SchedulerType
    private let period: RxTimeInterval
    private let action: (State) -> State
    private let lock = Lock()
    private let timer = SerialDisposable()
    private var state: State
    private var pendingRuns = 0

    init(scheduler: SchedulerType, state: State, period: RxTimeInterval, action: @escaping (State) -> State) {
        self.scheduler = scheduler
        self.state = state
        self.period = period
        self.action = action
    }

    func start(after delay: RxTimeInterval) -> Disposable {
        plan(after: delay)
        return timer
    }

    private func plan(after delay: RxTimeInterval) {
        let place = SingleAssignmentDisposable()
        timer.disposable = place
        place.setDisposable(
            scheduler.scheduleRelative((), dueTime: delay) { _ in
                self.plan(after: self.period)
                self.run()
                return Disposables.create()
            }
        )
    }

    private func run() {
        let isRunning = lock.locked { () -> Bool in
            pendingRuns += 1
            return pendingRuns > 1
        }
        if isRunning { return }
        var isPending = true
        while isPending && !timer.isDisposed {
            state = action(state)
            isPending = lock.locked {
                pendingRuns -= 1
                return pendingRuns > 0
            }
        }
    }
}
