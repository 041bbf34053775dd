/// One subscription to sequences that follow each other. It does not grow the stack with the number of sequences.
final class Chain<Element>: Disposable {
    private var sources: AnyIterator<Observable<Element>>?
    private var remaining: Int?
    private let sink: Sink<Element>
    private let subscribe: (Chain<Element>, Observable<Element>) -> Disposable
    private let lock = Lock()
    private let current = SerialDisposable()
    private var pendingMoves = 0
    private var latestStop = Event<Element>.completed

    /// A chain of `sources`, `count` of them if that is known; `subscribe` subscribes to one of them and calls `move` when the next one is to start.
    init(
        sources: AnyIterator<Observable<Element>>,
        count: Int? = nil,
        sink: Sink<Element>,
        subscribe: @escaping (Chain<Element>, Observable<Element>) -> Disposable
    ) {
        self.sources = sources
        remaining = count
        self.sink = sink
        self.subscribe = subscribe
    }

    /// Subscribes to the first sequence.
    func start() -> Disposable {
        move(after: .completed)
        return self
    }

    func dispose() { current.dispose() }

    /// Subscribes to the next sequence, once the present call for one has returned. If there is none, `stop` is sent.
    func move(after stop: Event<Element>) {
        let isMoving = lock.locked { () -> Bool in
            latestStop = stop
            pendingMoves += 1
            return pendingMoves > 1
        }
        if isMoving { return }
        var isPending = true
        while isPending {
            subscribeToNext()
            isPending = lock.locked {
                pendingMoves -= 1
                return pendingMoves > 0
            }
        }
    }

    private func subscribeToNext() {
        if sink.isDisposed { return }
        guard let source = sources?.next() else { return sink.on(latestStop) }
        remaining = remaining.map { $0 - 1 }
        if remaining == 0 { sources = nil }
        let subscription = SingleAssignmentDisposable()
        current.disposable = subscription
        subscription.setDisposable(subscribe(self, source))
    }
}
