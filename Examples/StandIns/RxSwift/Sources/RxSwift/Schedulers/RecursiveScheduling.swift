extension ImmediateSchedulerType {
    /// Runs `action` with `state`; every call of `recurse` schedules another run.
    public func scheduleRecursive<State>(
        _ state: State,
        action: @escaping (_ state: State, _ recurse: (State) -> Void) -> Void
    ) -> Disposable {
        let work = RecursiveWork(scheduler: self, action: action)
        work.schedule(state)
        return Disposables.create(with: work.dispose)
    }
}

/// Work that schedules itself again.
private final class RecursiveWork<State> {
    private let scheduler: ImmediateSchedulerType
    private let lock = Lock()
    private let runs = CompositeDisposable()
    private var action: ((State, (State) -> Void) -> Void)?

    init(scheduler: ImmediateSchedulerType, action: @escaping (State, (State) -> Void) -> Void) {
        self.scheduler = scheduler
        self.action = action
    }

    func schedule(_ state: State) {
        var hasStarted = false
        var key: CompositeDisposable.DisposeKey?
        let run = scheduler.schedule(state) { state in
            if self.runs.isDisposed { return Disposables.create() }
            let action = self.lock.locked { () -> ((State, (State) -> Void) -> Void)? in
                hasStarted = true
                if let key { self.runs.remove(for: key) }
                return self.action
            }
            action?(state, self.schedule)
            return Disposables.create()
        }
        lock.locked {
            if !hasStarted { key = runs.insert(run) }
        }
    }

    func dispose() {
        lock.locked { action = nil }
        runs.dispose()
    }
}
