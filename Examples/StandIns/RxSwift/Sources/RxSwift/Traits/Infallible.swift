/// Anything that can be turned into a sequence that cannot fail.
public protocol InfallibleType: ObservableConvertibleType {}

/// A sequence that cannot fail.
public struct Infallible<Element>: InfallibleType {
    private let source: Observable<Element>

    /// The sequence `source`, which must not fail.
    init(_ source: Observable<Element>) {
        self.source = source
    }

    /// The sequence as an `Observable`.
    public func asObservable() -> Observable<Element> { source }
}

/// What a sequence that cannot fail sends.
public enum InfallibleEvent<Element> {
    /// The next element.
    case next(Element)
    /// The sequence ended; nothing follows.
    case completed
}

extension InfallibleEvent: EventConvertible {
    /// The event as one of a sequence that might fail.
    public var event: Event<Element> {
        switch self {
        case .next(let element): .next(element)
        case .completed: .completed
        }
    }
}

extension Infallible {
    /// What the work behind a sequence sends its events to.
    public typealias InfallibleObserver = (InfallibleEvent<Element>) -> Void

    /// A sequence whose subscriptions run `subscribe`: it sends to the observer and returns what stops the work.
    public static func create(
        subscribe: @escaping (@escaping InfallibleObserver) -> Disposable
    ) -> Infallible<Element> {
        Infallible(Observable.create { observer in subscribe { event in observer.on(event.event) } })
    }
}

extension InfallibleType {
    /// Subscribes handlers that receive `object` too, which is not retained; once it is gone, no handler is called.
    public func subscribe<Object: AnyObject>(
        with object: Object,
        onNext: ((Object, Element) -> Void)? = nil,
        onCompleted: ((Object) -> Void)? = nil,
        onDisposed: ((Object) -> Void)? = nil
    ) -> Disposable {
        asObservable().subscribe(with: object, onNext: onNext, onCompleted: onCompleted, onDisposed: onDisposed)
    }

    /// Subscribes handlers for elements, completion and the end of the subscription.
    public func subscribe(
        onNext: ((Element) -> Void)? = nil,
        onCompleted: (() -> Void)? = nil,
        onDisposed: (() -> Void)? = nil
    ) -> Disposable {
        asObservable().subscribe(onNext: onNext, onCompleted: onCompleted, onDisposed: onDisposed)
    }

    /// Subscribes a handler for all events.
    public func subscribe(_ on: @escaping (InfallibleEvent<Element>) -> Void) -> Disposable {
        asObservable().subscribe { event in
            switch event {
            case .next(let element): on(.next(element))
            case .completed: on(.completed)
            case .error(let error):
                endProcessInDebug("Infallible must never emit a error event. error: \(error)")
            }
        }
    }
}

extension ObservableConvertibleType {
    /// The sequence, with `element` in place of a failure.
    public func asInfallible(onErrorJustReturn element: Element) -> Infallible<Element> {
        Infallible(asObservable().catchAndReturn(element))
    }

    /// The sequence, with the elements of `infallible` in place of a failure.
    public func asInfallible(onErrorFallbackTo infallible: Infallible<Element>) -> Infallible<Element> {
        Infallible(asObservable().catch { _ in infallible.asObservable() })
    }

    /// The sequence, with what `onErrorRecover` makes of a failure in its place.
    public func asInfallible(
        onErrorRecover: @escaping (Swift.Error) -> Infallible<Element>
    ) -> Infallible<Element> {
        Infallible(asObservable().catch { error in onErrorRecover(error).asObservable() })
    }
}

extension ObservableType {
    /// The elements of the sequence that `selector` made of the latest element; a new element ends the one before.
    public func flatMapLatest<Source: InfallibleType>(
        _ selector: @escaping (Element) throws -> Source
    ) -> Infallible<Source.Element> {
        let latest: Observable<Source.Element> = flatMapLatest { try selector($0).asObservable() }
        return Infallible(latest)
    }
}
