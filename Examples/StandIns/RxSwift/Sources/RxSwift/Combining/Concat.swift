extension ObservableType {
    /// The elements of this sequence, and after its completion those of `second`.
    public func concat<Source: ObservableConvertibleType>(_ second: Source) -> Observable<Element>
    where Source.Element == Element {
        Observable.concat([asObservable(), second.asObservable()])
    }

    /// The elements of the sequences, one sequence after the other.
    public static func concat<Sequence: Swift.Sequence>(_ sequence: Sequence) -> Observable<Element>
    where Sequence.Element == Observable<Element> {
        chained(sequence) { event in event.isCompleted }
    }

    /// The elements of the sequences, one sequence after the other.
    public static func concat<Collection: Swift.Collection>(_ collection: Collection) -> Observable<Element>
    where Collection.Element == Observable<Element> {
        chained(collection) { event in event.isCompleted }
    }

    /// The elements of the sequences, one sequence after the other.
    public static func concat(_ sources: Observable<Element>...) -> Observable<Element> {
        chained(sources) { event in event.isCompleted }
    }
}

/// One sequence after the other: `movesOn` says which stop events start the next one. The last one's is sent on.
func chained<Sources: Sequence, Element>(
    _ sources: Sources,
    movesOn: @escaping (Event<Element>) -> Bool
) -> Observable<Element> where Sources.Element == Observable<Element> {
    Producer { sink in
        Chain(sources: AnyIterator(sources.makeIterator()), sink: sink, movesOn: movesOn).start()
    }
}

/// One subscription to sequences that follow each other. It does not grow the stack with the number of sequences.
private final class Chain<Element> {
    private let sources: AnyIterator<Observable<Element>>
    private let sink: Sink<Element>
    private let movesOn: (Event<Element>) -> Bool
    private let lock = Lock()
    private let current = SerialDisposable()
    private var pendingMoves = 0
    private var latestStop = Event<Element>.completed

    init(
        sources: AnyIterator<Observable<Element>>,
        sink: Sink<Element>,
        movesOn: @escaping (Event<Element>) -> Bool
    ) {
        self.sources = sources
        self.sink = sink
        self.movesOn = movesOn
    }

    func start() -> Disposable {
        move()
        return current
    }

    private func move() {
        let isMoving = lock.locked { () -> Bool in
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
        guard let source = sources.next() else { return sink.on(latestStop) }
        let subscription = SingleAssignmentDisposable()
        current.disposable = subscription
        subscription.setDisposable(
            source.subscribe(
                AnyObserver { event in
                    guard self.movesOn(event) else { return self.sink.on(event) }
                    self.latestStop = event
                    self.move()
                }
            )
        )
    }
}
