extension ObservableType {
    /// The elements and the completion, `dueTime` later; a failure is sent at once.
    public func delay(_ dueTime: RxTimeInterval, scheduler: SchedulerType) -> Observable<Element> {
        let source = asObservable()
        return Producer { sink in Delaying(sink: sink, dueTime: dueTime, scheduler: scheduler).start(source) }
    }

    /// The sequence, subscribed to after `dueTime`.
    public func delaySubscription(_ dueTime: RxTimeInterval, scheduler: SchedulerType) -> Observable<Element> {
        let source = asObservable()
        return Producer { sink in
            scheduler.scheduleRelative((), dueTime: dueTime) { _ in source.subscribe(sink) }
        }
    }
}

/// One subscription to a delayed sequence. One timer runs at a time, for the event that has waited longest.
private final class Delaying<Element> {
    private let sink: Sink<Element>
    private let dueTime: RxTimeInterval
    private let scheduler: SchedulerType
    private let lock = Lock()
    private let sourceSubscription = SingleAssignmentDisposable()
    private let timer = SerialDisposable()
    private var waiting: [(time: RxTime, event: Event<Element>)] = []
    private var isTimed = false
    private var isSending = false
    private var failure: Event<Element>?

    init(sink: Sink<Element>, dueTime: RxTimeInterval, scheduler: SchedulerType) {
        self.sink = sink
        self.dueTime = dueTime
        self.scheduler = scheduler
    }

    func start(_ source: Observable<Element>) -> Disposable {
        sourceSubscription.setDisposable(source.subscribe(AnyObserver(eventHandler: accept)))
        return Disposables.create(sourceSubscription, timer)
    }

    private func accept(_ event: Event<Element>) {
        if event.isStopEvent { sourceSubscription.dispose() }
        if case .error = event {
            let isFree = lock.locked { () -> Bool in
                waiting = []
                failure = event
                return !isSending
            }
            if isFree { sink.on(event) }
            return
        }
        let starts = lock.locked { () -> Bool in
            waiting.append((scheduler.now, event))
            defer { isTimed = true }
            return !isTimed
        }
        if starts { plan(after: dueTime) }
    }

    private func plan(after delay: RxTimeInterval) {
        let place = SingleAssignmentDisposable()
        timer.disposable = place
        place.setDisposable(
            scheduler.scheduleRelative((), dueTime: delay) { _ in
                self.sendFirst()
                return Disposables.create()
            }
        )
    }

    private func sendFirst() {
        let first = lock.locked { () -> Event<Element>? in
            guard failure == nil, !waiting.isEmpty else { return nil }
            isSending = true
            return waiting.removeFirst().event
        }
        guard let first else { return }
        sink.on(first)
        let (failed, next) = lock.locked { () -> (Event<Element>?, RxTime?) in
            isSending = false
            isTimed = !waiting.isEmpty
            return (failure, waiting.first?.time)
        }
        if let failed {
            sink.on(failed)
        } else if let next {
            plan(after: dueTime.remaining(since: next, at: scheduler.now))
        }
    }
}
