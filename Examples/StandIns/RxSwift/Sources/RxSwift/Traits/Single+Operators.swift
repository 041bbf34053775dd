extension PrimitiveSequenceType where Trait == SingleTrait {
    /// The sequence, with something done on its events: before (`on…`) or after (`after…`) they are handed on, around
    /// the subscription and at its end.
    public func `do`(
        onSuccess: ((Element) throws -> Void)? = nil,
        afterSuccess: ((Element) throws -> Void)? = nil,
        onError: ((Swift.Error) throws -> Void)? = nil,
        afterError: ((Swift.Error) throws -> Void)? = nil,
        onSubscribe: (() -> Void)? = nil,
        onSubscribed: (() -> Void)? = nil,
        onDispose: (() -> Void)? = nil
    ) -> Single<Element> {
        Single(
            raw: primitiveSequence.asObservable().do(
                onNext: onSuccess,
                afterNext: afterSuccess,
                onError: onError,
                afterError: afterError,
                onSubscribe: onSubscribe,
                onSubscribed: onSubscribed,
                onDispose: onDispose
            )
        )
    }

    /// The element if it satisfies `predicate`.
    public func filter(_ predicate: @escaping (Element) throws -> Bool) -> Maybe<Element> {
        Maybe(raw: primitiveSequence.asObservable().filter(predicate))
    }

    /// The element, transformed. An error that `transform` throws is the sequence's.
    public func map<Result>(_ transform: @escaping (Element) throws -> Result) -> Single<Result> {
        Single<Result>(raw: primitiveSequence.asObservable().map(transform))
    }

    /// The element, transformed, unless it becomes `nil`.
    public func compactMap<Result>(_ transform: @escaping (Element) throws -> Result?) -> Maybe<Result> {
        Maybe<Result>(raw: primitiveSequence.asObservable().compactMap(transform))
    }

    /// The sequence that `selector` makes of the element.
    public func flatMap<Result>(_ selector: @escaping (Element) throws -> Single<Result>) -> Single<Result> {
        Single<Result>(raw: primitiveSequence.asObservable().flatMap(selector))
    }

    /// The sequence that `selector` makes of the element.
    public func flatMapMaybe<Result>(_ selector: @escaping (Element) throws -> Maybe<Result>) -> Maybe<Result> {
        Maybe<Result>(raw: primitiveSequence.asObservable().flatMap(selector))
    }

    /// The sequence that `selector` makes of the element.
    public func flatMapCompletable(_ selector: @escaping (Element) throws -> Completable) -> Completable {
        Completable(raw: primitiveSequence.asObservable().flatMap(selector))
    }

    /// What `resultSelector` makes of the elements of all sources.
    public static func zip<Collection: Swift.Collection, Result>(
        _ collection: Collection,
        resultSelector: @escaping ([Element]) throws -> Result
    ) -> PrimitiveSequence<Trait, Result> where Collection.Element == PrimitiveSequence<Trait, Element> {
        if collection.isEmpty {
            return PrimitiveSequence<Trait, Result>.deferred {
                PrimitiveSequence<Trait, Result>(raw: .just(try resultSelector([])))
            }
        }
        let sources = collection.map { $0.asObservable() }
        return PrimitiveSequence<Trait, Result>(
            raw: Observable<Result>.zip(sources, resultSelector: resultSelector)
        )
    }

    /// The elements of all sources.
    public static func zip<Collection: Swift.Collection>(
        _ collection: Collection
    ) -> PrimitiveSequence<Trait, [Element]> where Collection.Element == PrimitiveSequence<Trait, Element> {
        if collection.isEmpty { return PrimitiveSequence<Trait, [Element]>(raw: .just([])) }
        return PrimitiveSequence<Trait, [Element]>(
            raw: Observable<[Element]>.zip(collection.map { $0.asObservable() }) { $0 }
        )
    }

    /// The element, and `element` in place of a failure.
    public func catchAndReturn(_ element: Element) -> PrimitiveSequence<Trait, Element> {
        PrimitiveSequence(raw: primitiveSequence.asObservable().catchAndReturn(element))
    }

    /// The sequence as one that may have no element.
    public func asMaybe() -> Maybe<Element> { Maybe(raw: primitiveSequence.asObservable()) }

    /// Only the success or the failure, without the element.
    public func asCompletable() -> Completable {
        primitiveSequence.asObservable().ignoreElements().asCompletable()
    }
}
