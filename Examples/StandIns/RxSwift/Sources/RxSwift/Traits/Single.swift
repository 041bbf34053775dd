import Foundation

/// The promise of one element or a failure.
public enum SingleTrait {}

/// A sequence of one element or a failure.
public typealias Single<Element> = PrimitiveSequence<SingleTrait, Element>

/// What a `Single` sends.
public typealias SingleEvent<Element> = Result<Element, Swift.Error>

extension PrimitiveSequenceType where Trait == SingleTrait {
    /// What the work behind a sequence sends its result to.
    public typealias SingleObserver = (SingleEvent<Element>) -> Void

    /// A sequence whose subscriptions run `subscribe`: it sends to the observer and returns what stops the work.
    public static func create(
        subscribe: @escaping (@escaping SingleObserver) -> Disposable
    ) -> Single<Element> {
        Single(
            raw: .create { observer in
                subscribe { result in
                    switch result {
                    case .success(let element):
                        observer.onNext(element)
                        observer.onCompleted()
                    case .failure(let error):
                        observer.onError(error)
                    }
                }
            }
        )
    }

    /// A sequence of one element.
    public static func just(_ element: Element) -> Single<Element> { Single(raw: .just(element)) }

    /// A sequence of one element, which is sent on `scheduler`.
    public static func just(_ element: Element, scheduler: ImmediateSchedulerType) -> Single<Element> {
        Single(raw: .just(element, scheduler: scheduler))
    }

    /// A sequence that fails.
    public static func error(_ error: Swift.Error) -> Single<Element> { Single(raw: .error(error)) }

    /// A sequence that sends nothing.
    public static func never() -> Single<Element> { Single(raw: .never()) }

    /// Subscribes a handler for the result.
    public func subscribe(_ observer: @escaping (SingleEvent<Element>) -> Void) -> Disposable {
        var hasEnded = false
        return primitiveSequence.asObservable().subscribe { event in
            if hasEnded { return }
            hasEnded = true
            switch event {
            case .next(let element): observer(.success(element))
            case .error(let error): observer(.failure(error))
            case .completed: endProcessInDebug("Singles can't emit a completion event")
            }
        }
    }

    /// Subscribes handlers that receive `object` too, which is not retained; once it is gone, no handler is called.
    public func subscribe<Object: AnyObject>(
        with object: Object,
        onSuccess: ((Object, Element) -> Void)? = nil,
        onFailure: ((Object, Swift.Error) -> Void)? = nil,
        onDisposed: ((Object) -> Void)? = nil
    ) -> Disposable {
        subscribe(
            onSuccess: { [weak object] element in if let object { onSuccess?(object, element) } },
            onFailure: { [weak object] error in if let object { onFailure?(object, error) } },
            onDisposed: { [weak object] in if let object { onDisposed?(object) } }
        )
    }

    /// Subscribes handlers for the element, the failure and the end of the subscription.
    ///
    /// A failure without `onFailure` goes to `Hooks.defaultErrorHandler`.
    public func subscribe(
        onSuccess: ((Element) -> Void)? = nil,
        onFailure: ((Swift.Error) -> Void)? = nil,
        onDisposed: (() -> Void)? = nil
    ) -> Disposable {
        let callStack = currentCallStack()
        let end: Disposable = onDisposed.map { Disposables.create(with: $0) } ?? Disposables.create()
        let subscription = subscribe { (event: SingleEvent<Element>) in
            switch event {
            case .success(let element): onSuccess?(element)
            case .failure(let error): handleFailure(error, onFailure, callStack)
            }
            end.dispose()
        }
        return Disposables.create(subscription, end)
    }
}

/// The call stack for a report of an unhandled error, if it is to be recorded.
func currentCallStack() -> [String] {
    #if DEBUG
        return Hooks.recordCallStackOnError ? Thread.callStackSymbols : []
    #else
        return []
    #endif
}

/// Hands `error` to `handler`, or to the default handler if there is none.
func handleFailure(_ error: Swift.Error, _ handler: ((Swift.Error) -> Void)?, _ callStack: [String]) {
    if let handler {
        handler(error)
    } else {
        Hooks.defaultErrorHandler(callStack, error)
    }
}
