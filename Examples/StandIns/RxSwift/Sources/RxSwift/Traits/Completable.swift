/// The promise of no element: completion or failure.
public enum CompletableTrait {}

/// A sequence without elements that completes or fails.
public typealias Completable = PrimitiveSequence<CompletableTrait, Never>

/// What a `Completable` sends.
@frozen public enum CompletableEvent {
    /// The failure.
    case error(Swift.Error)
    /// The completion.
    case completed
}

extension PrimitiveSequenceType where Trait == CompletableTrait, Element == Never {
    /// What the work behind a sequence sends its end to.
    public typealias CompletableObserver = (CompletableEvent) -> Void

    /// A sequence whose subscriptions run `subscribe`: it sends to the observer and returns what stops the work.
    public static func create(
        subscribe: @escaping (@escaping CompletableObserver) -> Disposable
    ) -> PrimitiveSequence<Trait, Element> {
        PrimitiveSequence(
            raw: .create { observer in
                subscribe { event in
                    switch event {
                    case .error(let error): observer.onError(error)
                    case .completed: observer.onCompleted()
                    }
                }
            }
        )
    }

    /// A sequence that fails.
    public static func error(_ error: Swift.Error) -> Completable { Completable(raw: .error(error)) }

    /// A sequence that never ends.
    public static func never() -> Completable { Completable(raw: .never()) }

    /// A sequence that completes.
    public static func empty() -> Completable { Completable(raw: .empty()) }

    /// Subscribes a handler for the end.
    public func subscribe(_ observer: @escaping (CompletableEvent) -> Void) -> Disposable {
        var hasEnded = false
        return primitiveSequence.asObservable().subscribe { event in
            if hasEnded { return }
            hasEnded = true
            switch event {
            case .next: endProcess("Completables can't emit values")
            case .error(let error): observer(.error(error))
            case .completed: observer(.completed)
            }
        }
    }

    /// Subscribes handlers that receive `object` too, which is not retained; once it is gone, no handler is called.
    public func subscribe<Object: AnyObject>(
        with object: Object,
        onCompleted: ((Object) -> Void)? = nil,
        onError: ((Object, Swift.Error) -> Void)? = nil,
        onDisposed: ((Object) -> Void)? = nil
    ) -> Disposable {
        subscribe(
            onCompleted: { [weak object] in if let object { onCompleted?(object) } },
            onError: { [weak object] error in if let object { onError?(object, error) } },
            onDisposed: { [weak object] in if let object { onDisposed?(object) } }
        )
    }

    /// Subscribes handlers for the completion, the failure and the end of the subscription.
    public func subscribe(
        onCompleted: (() -> Void)? = nil,
        onError: ((Swift.Error) -> Void)? = nil,
        onDisposed: (() -> Void)? = nil
    ) -> Disposable {
        let callStack = currentCallStack()
        let end: Disposable = onDisposed.map { Disposables.create(with: $0) } ?? Disposables.create()
        let subscription = subscribe { (event: CompletableEvent) in
            switch event {
            case .error(let error): handleFailure(error, onError, callStack)
            case .completed: onCompleted?()
            }
            end.dispose()
        }
        return Disposables.create(subscription, end)
    }
}
