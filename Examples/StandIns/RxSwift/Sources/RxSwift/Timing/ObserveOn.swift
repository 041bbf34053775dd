extension ObservableType {
    /// The events, handed on by `scheduler`.
    public func observe(on scheduler: ImmediateSchedulerType) -> Observable<Element> {
        let source = asObservable()
        if let serial = scheduler as? SerialDispatchQueueScheduler {
            return Producer { sink in
                source.subscribe(
                    ClosureObserver { event in
                        _ = serial.schedule(event) { event in
                            sink.on(event)
                            return Disposables.create()
                        }
                    }
                )
            }
        }
        return Producer { sink in QueuedForwarding(sink: sink, scheduler: scheduler).start(source) }
    }
}

/// Hands events on by a scheduler that may be concurrent: one after the other, in their order.
private final class QueuedForwarding<Element> {
    private let sink: Sink<Element>
    private let scheduler: ImmediateSchedulerType
    private let lock = Lock()
    private let work = SerialDisposable()
    private var waiting: [Event<Element>] = []
    private var isRunning = false

    init(sink: Sink<Element>, scheduler: ImmediateSchedulerType) {
        self.sink = sink
        self.scheduler = scheduler
    }

    func start(_ source: Observable<Element>) -> Disposable {
        Disposables.create(source.subscribe(ClosureObserver(accept)), work)
    }

    private func accept(_ event: Event<Element>) {
        let starts = lock.locked { () -> Bool in
            waiting.append(event)
            defer { isRunning = true }
            return !isRunning
        }
        if starts { work.disposable = scheduler.scheduleRecursive((), action: run) }
    }

    private func run(_ state: Void, _ recurse: (()) -> Void) {
        let next = lock.locked { () -> Event<Element>? in
            if waiting.isEmpty { isRunning = false }
            return waiting.isEmpty ? nil : waiting.removeFirst()
        }
        guard let next, !sink.isDisposed else { return }
        sink.on(next)
        let goesOn = lock.locked { () -> Bool in
            if waiting.isEmpty { isRunning = false }
            return !waiting.isEmpty
        }
        if goesOn { recurse(()) }
    }
}
