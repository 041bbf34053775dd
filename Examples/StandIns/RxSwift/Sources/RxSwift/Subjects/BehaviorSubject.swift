/// A subject that has a value: who subscribes receives it at once.
public final class BehaviorSubject<Element>: Observable<Element>, SubjectType, ObserverType, Cancelable {
    /// The type of the subject's observer.
    public typealias SubjectObserverType = BehaviorSubject<Element>

    private let lock = Lock()
    private let overlap = OverlapCheck()
    private var handlers = Handlers<Element>()
    private var disposed = false
    private var stopEvent: Event<Element>?
    private var current: Element

    /// A subject with the value `value`.
    public init(value: Element) {
        current = value
    }

    /// Whether anyone is subscribed.
    public var hasObservers: Bool { lock.locked { handlers.count > 0 } }

    /// Whether `dispose` was called.
    public var isDisposed: Bool { lock.locked { disposed } }

    /// The latest value. Throws the error the subject failed with, and `RxError.disposed` after `dispose`.
    public func value() throws -> Element {
        try lock.locked {
            if disposed { throw RxError.disposed(object: self) }
            if let error = stopEvent?.error { throw error }
            return current
        }
    }

    /// Takes over the element of `event` and sends it to all observers; after a stop event nothing happens any more.
    public func on(_ event: Event<Element>) {
        overlap.watch { receivers(of: event).send(event) }
    }

    private func receivers(of event: Event<Element>) -> Handlers<Element> {
        lock.locked {
            if disposed || stopEvent != nil { return Handlers() }
            if case .next(let element) = event {
                current = element
            } else {
                stopEvent = event
            }
            return handlers
        }
    }

    /// Subscribes `observer`; it receives the value and what comes from now on, or the stop event that has come.
    public override func subscribe<Observer: ObserverType>(_ observer: Observer) -> Disposable
    where Observer.Element == Element {
        lock.locked {
            if disposed {
                observer.on(.error(RxError.disposed(object: self)))
                return Disposables.create()
            }
            if let stopEvent {
                observer.on(stopEvent)
                return Disposables.create()
            }
            let key = handlers.insert(observer.on)
            observer.on(.next(current))
            return Disposables.create { [weak self] in self?.remove(key) }
        }
    }

    private func remove(_ key: Handlers<Element>.Key) {
        let removed = lock.locked { disposed ? nil : handlers.remove(key) }
        _ = removed
    }

    /// The subject itself.
    public func asObserver() -> BehaviorSubject<Element> { self }

    /// Lets go of all observers; those who subscribe later receive an error.
    public func dispose() {
        lock.locked {
            disposed = true
            handlers.removeAll()
            stopEvent = nil
        }
    }
}
