/// A sequence that starts work of its own for every subscription; operators are made of it.
///
/// The outermost subscription on a thread installs the current thread's trampoline, as `CurrentThreadScheduler` has it.
final class Producer<Element>: Observable<Element> {
    private let kept: Any?
    private let connect: (Sink<Element>) -> Disposable

    /// A sequence whose subscriptions run `connect`: it sends to the sink and returns what stops the work.
    ///
    /// Every subscription keeps `kept` alive. What retains what is part of the behaviour: a view model that leaks with
    /// RxSwift, because a closure of a subscription in its bag retains it, must leak here too.
    init(keeping kept: Any? = nil, _ connect: @escaping (Sink<Element>) -> Disposable) {
        self.kept = kept
        self.connect = connect
    }

    override func subscribe<Observer: ObserverType>(_ observer: Observer) -> Disposable
    where Observer.Element == Element {
        guard CurrentThreadScheduler.isScheduleRequired else { return open(observer.on) }
        return CurrentThreadScheduler.instance.schedule(()) { _ in self.open(observer.on) }
    }

    private func open(_ downstream: @escaping (Event<Element>) -> Void) -> Disposable {
        let handle = SinkHandle()
        let sink = Sink(downstream: downstream, handle: handle, keeping: kept)
        handle.attach(sink: sink, subscription: connect(sink))
        return handle
    }
}

/// A sequence that handles a subscription on the spot, without the trampoline.
final class Immediate<Element>: Observable<Element> {
    private let connect: (AnyObserver<Element>) -> Disposable

    /// A sequence whose subscriptions run `connect`.
    init(_ connect: @escaping (AnyObserver<Element>) -> Disposable) {
        self.connect = connect
    }

    override func subscribe<Observer: ObserverType>(_ observer: Observer) -> Disposable
    where Observer.Element == Element {
        connect(observer.asObserver())
    }
}
