import RxSwift

/// A subject that neither fails nor completes and sends its latest elements again to everyone who subscribes.
public final class ReplayRelay<Element>: ObservableType {
    private let subject: ReplaySubject<Element>

    private init(subject: ReplaySubject<Element>) {
        self.subject = subject
    }

    /// A relay that keeps the latest `bufferSize` elements.
    public static func create(bufferSize: Int) -> ReplayRelay<Element> {
        ReplayRelay(subject: .create(bufferSize: bufferSize))
    }

    /// A relay that keeps all elements.
    public static func createUnbound() -> ReplayRelay<Element> { ReplayRelay(subject: .createUnbounded()) }

    /// Keeps `event` and sends it to all observers.
    public func accept(_ event: Element) { subject.onNext(event) }

    /// Subscribes `observer`; it receives the kept elements and what is accepted from now on.
    public func subscribe<Observer: ObserverType>(_ observer: Observer) -> Disposable
    where Observer.Element == Element {
        subject.subscribe(observer)
    }

    /// The relay as a sequence.
    public func asObservable() -> Observable<Element> { subject.asObservable() }

    /// The relay as a sequence that cannot fail.
    public func asInfallible() -> Infallible<Element> { asInfallible(onErrorFallbackTo: .empty()) }
}
