extension ObservableType {
    /// At most one element every `dueTime`: the first at once, and with `latest` the last one at the end of the time.
    public func throttle(
        _ dueTime: RxTimeInterval,
        latest: Bool = true,
        scheduler: SchedulerType
    ) -> Observable<Element> {
        let source = asObservable()
        return Producer(keeping: (source, scheduler)) { sink in
            Throttling(sink: sink, dueTime: dueTime, latest: latest, scheduler: scheduler).start(source)
        }
    }
}

/// One subscription to a throttled sequence.
private final class Throttling<Element> {
    private let sink: Sink<Element>
    private let dueTime: RxTimeInterval
    private let latest: Bool
    private let scheduler: SchedulerType
    private let lock = Lock()
    private let timer = SerialDisposable()
    private var waiting: Element?
    private var lastSent: RxTime?
    private var sourceHasEnded = false

    init(sink: Sink<Element>, dueTime: RxTimeInterval, latest: Bool, scheduler: SchedulerType) {
        self.sink = sink
        self.dueTime = dueTime
        self.latest = latest
        self.scheduler = scheduler
    }

    func start(_ source: Observable<Element>) -> Disposable {
        let subscription = source.subscribe(AnyObserver { event in self.lock.locked { self.accept(event) } })
        return Disposables.create(subscription, timer)
    }

    private func accept(_ event: Event<Element>) {
        switch event {
        case .next(let element):
            accept(element)
        case .error:
            waiting = nil
            sink.on(event)
        case .completed:
            if waiting == nil {
                sink.on(event)
            } else {
                sourceHasEnded = true
            }
        }
    }

    private func accept(_ element: Element) {
        let now = scheduler.now
        let wait = lastSent.map { dueTime.remaining(since: $0, at: now) } ?? .nanoseconds(0)
        if wait.isOver { return send(element) }
        guard latest else { return }
        let isPlanned = waiting != nil
        waiting = element
        if isPlanned { return }
        let place = SingleAssignmentDisposable()
        timer.disposable = place
        place.setDisposable(
            scheduler.scheduleRelative((), dueTime: wait) { _ in
                self.lock.locked {
                    if let element = self.waiting { self.send(element) }
                    if self.sourceHasEnded { self.sink.on(.completed) }
                }
                return Disposables.create()
            }
        )
    }

    private func send(_ element: Element) {
        waiting = nil
        sink.forward(.next(element))
        lastSent = scheduler.now
    }
}
