extension PrimitiveSequenceType where Trait == CompletableTrait, Element == Never {
    /// The sequence, with something done on its events: before (`on…`) or after (`after…`) they are handed on, around
    /// the subscription and at its end.
    public func `do`(
        onError: ((Swift.Error) throws -> Void)? = nil,
        afterError: ((Swift.Error) throws -> Void)? = nil,
        onCompleted: (() throws -> Void)? = nil,
        afterCompleted: (() throws -> Void)? = nil,
        onSubscribe: (() -> Void)? = nil,
        onSubscribed: (() -> Void)? = nil,
        onDispose: (() -> Void)? = nil
    ) -> Completable {
        Completable(
            raw: primitiveSequence.asObservable().do(
                onError: onError,
                afterError: afterError,
                onCompleted: onCompleted,
                afterCompleted: afterCompleted,
                onSubscribe: onSubscribe,
                onSubscribed: onSubscribed,
                onDispose: onDispose
            )
        )
    }

    /// This sequence, and after its completion `second`.
    public func concat(_ second: Completable) -> Completable { Completable.concat(primitiveSequence, second) }

    /// The sequences, one after the other.
    public static func concat<Sequence: Swift.Sequence>(_ sequence: Sequence) -> Completable
    where Sequence.Element == Completable {
        Completable(raw: Observable.concat(sequence.lazy.map { $0.asObservable() }))
    }

    /// The sequences, one after the other.
    public static func concat<Collection: Swift.Collection>(_ collection: Collection) -> Completable
    where Collection.Element == Completable {
        Completable(raw: Observable.concat(collection.map { $0.asObservable() }))
    }

    /// The sequences, one after the other.
    public static func concat(_ sources: Completable...) -> Completable {
        Completable(raw: Observable.concat(sources.map { $0.asObservable() }))
    }

    /// All sequences at once; it completes when all have completed.
    public static func zip<Collection: Swift.Collection>(_ sources: Collection) -> Completable
    where Collection.Element == Completable {
        zip(Array(sources))
    }

    /// All sequences at once; it completes when all have completed.
    public static func zip(_ sources: [Completable]) -> Completable {
        Completable(raw: Observable.merge(sources.map { $0.asObservable() }))
    }

    /// All sequences at once; it completes when all have completed.
    public static func zip(_ sources: Completable...) -> Completable { zip(sources) }

    /// This sequence, and after its completion `second`.
    public func andThen<Element>(_ second: Single<Element>) -> Single<Element> {
        Single(raw: followed(primitiveSequence.asObservable(), by: second.asObservable()))
    }

    /// This sequence, and after its completion `second`.
    public func andThen<Element>(_ second: Maybe<Element>) -> Maybe<Element> {
        Maybe(raw: followed(primitiveSequence.asObservable(), by: second.asObservable()))
    }

    /// This sequence, and after its completion `second`.
    public func andThen(_ second: Completable) -> Completable {
        Completable(raw: followed(primitiveSequence.asObservable(), by: second.asObservable()))
    }

    /// This sequence, and after its completion `second`.
    public func andThen<Element>(_ second: Observable<Element>) -> Observable<Element> {
        followed(primitiveSequence.asObservable(), by: second)
    }
}

private func followed<Element>(
    _ first: Observable<Never>,
    by second: Observable<Element>
) -> Observable<Element> {
    Producer(keeping: second) { sink in
        let current = SerialDisposable()
        let subscription = SingleAssignmentDisposable()
        current.disposable = subscription
        subscription.setDisposable(
            first.subscribe(
                AnyObserver { event in
                    if let error = event.error { return sink.on(.error(error)) }
                    current.disposable = second.subscribe(sink)
                }
            )
        )
        return current
    }
}
