/// A sequence that starts when `connect` is called.
public protocol ConnectableObservableType: ObservableType {
    /// Starts the sequence; disposing of the result stops it.
    func connect() -> Disposable
}

/// A sequence with one subscription for all that starts when `connect` is called.
public class ConnectableObservable<Element>: Observable<Element>, ConnectableObservableType {
    /// Starts the sequence; disposing of the result stops it.
    public func connect() -> Disposable { Disposables.create() }
}

extension ObservableType {
    /// The sequence with one subscription, through `subject`.
    public func multicast<Subject: SubjectType>(_ subject: Subject) -> ConnectableObservable<Subject.Element>
    where Subject.Observer.Element == Element {
        multicast { subject }
    }

    /// The sequence with one subscription, through a subject that is made anew for each connection.
    public func multicast<Subject: SubjectType>(
        makeSubject: @escaping () -> Subject
    ) -> ConnectableObservable<Subject.Element> where Subject.Observer.Element == Element {
        Hub(source: asObservable(), makeSubject: makeSubject)
    }

    /// The sequence with one subscription, without replay.
    public func publish() -> ConnectableObservable<Element> {
        multicast { PublishSubject<Element>() }
    }

    /// The sequence with one subscription; who subscribes receives the latest `bufferSize` elements first.
    public func replay(_ bufferSize: Int) -> ConnectableObservable<Element> {
        multicast { ReplaySubject<Element>.create(bufferSize: bufferSize) }
    }

    /// The sequence with one subscription; who subscribes receives all elements so far first.
    public func replayAll() -> ConnectableObservable<Element> {
        multicast { ReplaySubject<Element>.createUnbounded() }
    }
}

/// What a connectable sequence connects: a source, and a subject for each connection.
private final class Hub<Subject: SubjectType>: ConnectableObservable<Subject.Element> {
    private let source: Observable<Subject.Observer.Element>
    private let makeSubject: () -> Subject
    private let lock = Lock()
    private var currentSubject: Subject?
    private var connection: HubConnection?

    init(source: Observable<Subject.Observer.Element>, makeSubject: @escaping () -> Subject) {
        self.source = source
        self.makeSubject = makeSubject
    }

    private func subject() -> Subject {
        lock.locked {
            let subject = currentSubject ?? makeSubject()
            currentSubject = subject
            return subject
        }
    }

    override func subscribe<Observer: ObserverType>(_ observer: Observer) -> Disposable
    where Observer.Element == Subject.Element {
        subject().subscribe(observer)
    }

    override func connect() -> Disposable {
        lock.locked {
            if let connection { return connection }
            let subscription = SingleAssignmentDisposable()
            let receiver = subject().asObserver()
            let connection = HubConnection(lock: lock, subscription: subscription) { ended in
                guard self.connection === ended else { return }
                self.connection = nil
                self.currentSubject = nil
            }
            self.connection = connection
            subscription.setDisposable(
                source.subscribe(
                    AnyObserver { event in
                        if connection.hasEnded { return }
                        if event.isStopEvent { connection.dispose() }
                        receiver.on(event)
                    }
                )
            )
            return connection
        }
    }
}

/// One connection of a connectable sequence to its source.
private final class HubConnection: Disposable {
    private let lock: Lock
    private var subscription: Disposable?
    private var onEnd: ((HubConnection) -> Void)?

    init(lock: Lock, subscription: Disposable, onEnd: @escaping (HubConnection) -> Void) {
        self.lock = lock
        self.subscription = subscription
        self.onEnd = onEnd
    }

    var hasEnded: Bool { lock.locked { onEnd == nil } }

    func dispose() {
        lock.locked {
            onEnd?(self)
            onEnd = nil
            subscription?.dispose()
            subscription = nil
        }
    }
}
