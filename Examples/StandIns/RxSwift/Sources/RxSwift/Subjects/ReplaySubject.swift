/// A subject that sends its latest elements again to everyone who subscribes.
public class ReplaySubject<Element>: Observable<Element>, SubjectType, ObserverType, Disposable {
    /// The type of the subject's observer.
    public typealias SubjectObserverType = ReplaySubject<Element>

    fileprivate let bufferSize: Int?
    fileprivate let lock = Lock()
    private let overlap = OverlapCheck()
    fileprivate var handlers = Handlers<Element>()
    fileprivate var disposed = false
    fileprivate var stopEvent: Event<Element>?
    fileprivate var buffer: [Element] = []

    fileprivate init(bufferSize: Int?) {
        self.bufferSize = bufferSize
    }

    /// A subject that keeps the latest `bufferSize` elements.
    public static func create(bufferSize: Int) -> ReplaySubject<Element> {
        ReplayingSubject(bufferSize: bufferSize)
    }

    /// A subject that keeps all elements.
    public static func createUnbounded() -> ReplaySubject<Element> { ReplayingSubject(bufferSize: nil) }

    /// Whether anyone is subscribed.
    public var hasObservers: Bool { lock.locked { handlers.count > 0 } }

    /// Keeps the element of `event` and sends it to all observers; after a stop event nothing happens any more.
    public func on(_ event: Event<Element>) {
        overlap.watch { receivers(of: event).send(event) }
    }

    private func receivers(of event: Event<Element>) -> Handlers<Element> {
        lock.locked {
            if disposed || stopEvent != nil { return Handlers() }
            guard case .next(let element) = event else {
                stopEvent = event
                defer { handlers.removeAll() }
                return handlers
            }
            buffer.append(element)
            if let bufferSize, buffer.count > bufferSize { buffer.removeFirst(buffer.count - bufferSize) }
            return handlers
        }
    }

    /// The subject itself.
    public func asObserver() -> ReplaySubject<Element> { self }

    /// Lets go of all observers and elements; those who subscribe later receive an error.
    public func dispose() {
        lock.locked {
            disposed = true
            handlers.removeAll()
            buffer = []
        }
    }
}

/// What `create` makes: who subscribes receives the kept elements, then the stop event that has come or what comes later.
private final class ReplayingSubject<Element>: ReplaySubject<Element> {
    override func subscribe<Observer: ObserverType>(_ observer: Observer) -> Disposable
    where Observer.Element == Element {
        lock.locked {
            if disposed {
                observer.on(.error(RxError.disposed(object: self)))
                return Disposables.create()
            }
            for element in buffer { observer.on(.next(element)) }
            if let stopEvent {
                observer.on(stopEvent)
                return Disposables.create()
            }
            let key = handlers.insert(observer.on)
            return Disposables.create { [weak self] in self?.remove(key) }
        }
    }

    fileprivate func remove(_ key: Handlers<Element>.Key) {
        let removed = lock.locked { disposed ? nil : handlers.remove(key) }
        _ = removed
    }
}
