/// A subject that sends what it receives to those who are subscribed at that moment.
public final class PublishSubject<Element>: Observable<Element>, SubjectType, Cancelable, ObserverType {
    /// The type of the subject's observer.
    public typealias SubjectObserverType = PublishSubject<Element>

    private let lock = Lock()
    private let overlap = OverlapCheck()
    private var handlers = Handlers<Element>()
    private var disposed = false
    private var stopped = false
    private var stopEvent: Event<Element>?

    /// A subject without observers.
    public override init() {}

    /// Whether anyone is subscribed.
    public var hasObservers: Bool { lock.locked { handlers.count > 0 } }

    /// Whether `dispose` was called.
    public var isDisposed: Bool { lock.locked { disposed } }

    /// Sends `event` to all observers; after a stop event nothing is sent any more.
    public func on(_ event: Event<Element>) {
        overlap.watch { receivers(of: event).send(event) }
    }

    private func receivers(of event: Event<Element>) -> Handlers<Element> {
        lock.locked {
            guard event.isStopEvent else { return disposed || stopped ? Handlers() : handlers }
            guard stopEvent == nil else { return Handlers() }
            stopEvent = event
            stopped = true
            defer { handlers.removeAll() }
            return handlers
        }
    }

    /// Subscribes `observer`; it receives what comes from now on, or the stop event that has already come.
    public override func subscribe<Observer: ObserverType>(_ observer: Observer) -> Disposable
    where Observer.Element == Element {
        lock.locked {
            if let stopEvent {
                observer.on(stopEvent)
                return Disposables.create()
            }
            if disposed {
                observer.on(.error(RxError.disposed(object: self)))
                return Disposables.create()
            }
            let key = handlers.insert(observer.on)
            return Disposables.create { [weak self] in self?.remove(key) }
        }
    }

    private func remove(_ key: Handlers<Element>.Key) {
        let removed = lock.locked { handlers.remove(key) }
        _ = removed
    }

    /// The subject itself.
    public func asObserver() -> PublishSubject<Element> { self }

    /// Lets go of all observers; those who subscribe later receive an error.
    public func dispose() {
        lock.locked {
            disposed = true
            handlers.removeAll()
            stopEvent = nil
        }
    }
}
