import RxSwift

/// A subject that neither fails nor completes: sends what it accepts to those who are subscribed at that moment.
public final class PublishRelay<Element>: ObservableType {
    private let subject = PublishSubject<Element>()

    /// A relay without observers.
    public init() {}

    /// Sends `event` to all observers.
    public func accept(_ event: Element) { subject.onNext(event) }

    /// Subscribes `observer`; it receives what is accepted from now on.
    public func subscribe<Observer: ObserverType>(_ observer: Observer) -> Disposable
    where Observer.Element == Element {
        subject.subscribe(observer)
    }

    /// The relay as a sequence.
    public func asObservable() -> Observable<Element> { subject.asObservable() }

    /// The relay as a sequence that cannot fail.
    public func asInfallible() -> Infallible<Element> { asInfallible(onErrorFallbackTo: .empty()) }
}
