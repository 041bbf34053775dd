/// The promise of at most one element, or a failure.
public enum MaybeTrait {}

/// A sequence of at most one element, or a failure.
public typealias Maybe<Element> = PrimitiveSequence<MaybeTrait, Element>

/// What a `Maybe` sends.
@frozen public enum MaybeEvent<Element> {
    /// The element.
    case success(Element)
    /// The failure.
    case error(Swift.Error)
    /// There is no element.
    case completed
}

extension PrimitiveSequenceType where Trait == MaybeTrait {
    /// What the work behind a sequence sends its result to.
    public typealias MaybeObserver = (MaybeEvent<Element>) -> Void

    /// A sequence whose subscriptions run `subscribe`: it sends to the observer and returns what stops the work.
    public static func create(
        subscribe: @escaping (@escaping MaybeObserver) -> Disposable
    ) -> PrimitiveSequence<Trait, Element> {
        PrimitiveSequence(
            raw: .create { observer in
                subscribe { event in
                    switch event {
                    case .success(let element):
                        observer.onNext(element)
                        observer.onCompleted()
                    case .error(let error): observer.onError(error)
                    case .completed: observer.onCompleted()
                    }
                }
            }
        )
    }

    /// A sequence of one element.
    public static func just(_ element: Element) -> Maybe<Element> { Maybe(raw: .just(element)) }

    /// A sequence of one element, which is sent on `scheduler`.
    public static func just(_ element: Element, scheduler: ImmediateSchedulerType) -> Maybe<Element> {
        Maybe(raw: .just(element, scheduler: scheduler))
    }

    /// A sequence that fails.
    public static func error(_ error: Swift.Error) -> Maybe<Element> { Maybe(raw: .error(error)) }

    /// A sequence that sends nothing.
    public static func never() -> Maybe<Element> { Maybe(raw: .never()) }

    /// A sequence without element.
    public static func empty() -> Maybe<Element> { Maybe(raw: .empty()) }

    /// Subscribes a handler for the result.
    public func subscribe(_ observer: @escaping (MaybeEvent<Element>) -> Void) -> Disposable {
        var hasEnded = false
        return primitiveSequence.asObservable().subscribe { event in
            if hasEnded { return }
            hasEnded = true
            switch event {
            case .next(let element): observer(.success(element))
            case .error(let error): observer(.error(error))
            case .completed: observer(.completed)
            }
        }
    }

    /// Subscribes handlers that receive `object` too, which is not retained; once it is gone, no handler is called.
    public func subscribe<Object: AnyObject>(
        with object: Object,
        onSuccess: ((Object, Element) -> Void)? = nil,
        onError: ((Object, Swift.Error) -> Void)? = nil,
        onCompleted: ((Object) -> Void)? = nil,
        onDisposed: ((Object) -> Void)? = nil
    ) -> Disposable {
        subscribe(
            onSuccess: { [weak object] element in if let object { onSuccess?(object, element) } },
            onError: { [weak object] error in if let object { onError?(object, error) } },
            onCompleted: { [weak object] in if let object { onCompleted?(object) } },
            onDisposed: { [weak object] in if let object { onDisposed?(object) } }
        )
    }

    /// Subscribes handlers for the element, the failure, the completion without element and the subscription's end.
    public func subscribe(
        onSuccess: ((Element) -> Void)? = nil,
        onError: ((Swift.Error) -> Void)? = nil,
        onCompleted: (() -> Void)? = nil,
        onDisposed: (() -> Void)? = nil
    ) -> Disposable {
        let callStack = currentCallStack()
        let end: Disposable = onDisposed.map { Disposables.create(with: $0) } ?? Disposables.create()
        let subscription = subscribe { (event: MaybeEvent<Element>) in
            switch event {
            case .success(let element): onSuccess?(element)
            case .error(let error): handleFailure(error, onError, callStack)
            case .completed: onCompleted?()
            }
            end.dispose()
        }
        return Disposables.create(subscription, end)
    }
}
