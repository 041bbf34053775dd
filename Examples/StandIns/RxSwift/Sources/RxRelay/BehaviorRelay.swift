import RxSwift

/// A subject with a value that neither fails nor completes: who subscribes receives the value at once.
public final class BehaviorRelay<Element>: ObservableType {
    private let subject: BehaviorSubject<Element>
    private let initial: Element

    /// A relay with the value `value`.
    public init(value: Element) {
        subject = BehaviorSubject(value: value)
        initial = value
    }

    /// Takes over `event` as the value and sends it to all observers.
    public func accept(_ event: Element) { subject.onNext(event) }

    /// The present value.
    public var value: Element { (try? subject.value()) ?? initial }

    /// Subscribes `observer`; it receives the value and what is accepted from now on.
    public func subscribe<Observer: ObserverType>(_ observer: Observer) -> Disposable
    where Observer.Element == Element {
        subject.subscribe(observer)
    }

    /// The relay as a sequence.
    public func asObservable() -> Observable<Element> { subject.asObservable() }

    /// The relay as a sequence that cannot fail.
    public func asInfallible() -> Infallible<Element> { asInfallible(onErrorFallbackTo: .empty()) }
}
