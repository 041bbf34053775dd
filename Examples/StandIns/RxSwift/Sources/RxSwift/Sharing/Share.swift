/// How long the elements of a shared sequence are kept.
public enum SubjectLifetimeScope {
    /// As long as someone is subscribed: who comes after that starts anew.
    case whileConnected
    /// For ever.
    case forever
}

extension ObservableType {
    /// The sequence with one subscription for all; who subscribes receives the latest `replay` elements first.
    public func share(replay: Int = 0, scope: SubjectLifetimeScope = .whileConnected) -> Observable<Element> {
        let source = asObservable()
        switch (scope, replay) {
        case (.whileConnected, 0): return SharedWhileConnected(source: source, replaysLatest: false)
        case (.whileConnected, 1): return SharedWhileConnected(source: source, replaysLatest: true)
        case (.whileConnected, _):
            return multicast { ReplaySubject<Element>.create(bufferSize: replay) }.refCount()
        case (.forever, 0):
            return multicast(PublishSubject<Element>()).refCount()
        case (.forever, _):
            return multicast(ReplaySubject<Element>.create(bufferSize: replay)).refCount()
        }
    }
}

/// A sequence with one subscription as long as someone is subscribed.
private final class SharedWhileConnected<Element>: Observable<Element> {
    private let source: Observable<Element>
    private let replaysLatest: Bool
    private let lock = Lock()
    private var connection: SharedConnection<Element>?

    init(source: Observable<Element>, replaysLatest: Bool) {
        self.source = source
        self.replaysLatest = replaysLatest
    }

    override func subscribe<Observer: ObserverType>(_ observer: Observer) -> Disposable
    where Observer.Element == Element {
        let (connection, isFirst, subscription) = lock.locked {
            () -> (SharedConnection<Element>, Bool, Disposable) in
            let connection =
                self.connection
                ?? SharedConnection(lock: lock, replaysLatest: replaysLatest) { ended in
                    if self.connection === ended { self.connection = nil }
                }
            self.connection = connection
            let isFirst = connection.isUnused
            return (connection, isFirst, connection.add(observer.on))
        }
        if isFirst { connection.connect(to: source) }
        return subscription
    }
}

/// One connection of a shared sequence to its source.
private final class SharedConnection<Element>: ObserverType {
    private let lock: Lock
    private let replaysLatest: Bool
    private let onEnd: (SharedConnection<Element>) -> Void
    private let subscription = SingleAssignmentDisposable()
    private var handlers = Handlers<Element>()
    private var latest: Element?
    private var hasEnded = false

    init(lock: Lock, replaysLatest: Bool, onEnd: @escaping (SharedConnection<Element>) -> Void) {
        self.lock = lock
        self.replaysLatest = replaysLatest
        self.onEnd = onEnd
    }

    /// Whether nobody is subscribed.
    var isUnused: Bool { handlers.count == 0 }

    func connect(to source: Observable<Element>) {
        subscription.setDisposable(source.subscribe(self))
    }

    func add(_ handler: @escaping (Event<Element>) -> Void) -> Disposable {
        if let latest { handler(.next(latest)) }
        let key = handlers.insert(handler)
        return Disposables.create { [weak self] in self?.remove(key) }
    }

    func on(_ event: Event<Element>) {
        let receivers = lock.locked { () -> Handlers<Element> in
            if hasEnded { return Handlers() }
            let receivers = handlers
            if event.isStopEvent {
                end()
            } else if replaysLatest, case .next(let element) = event {
                latest = element
            }
            return receivers
        }
        receivers.send(event)
    }

    private func remove(_ key: Handlers<Element>.Key) {
        let isLast = lock.locked { () -> Bool in
            guard handlers.remove(key) != nil, handlers.count == 0 else { return false }
            end()
            return true
        }
        if isLast { subscription.dispose() }
    }

    private func end() {
        hasEnded = true
        onEnd(self)
        handlers = Handlers()
    }
}
