/// A sequence of events over time; what every operator returns.
public class Observable<Element>: ObservableType {
    /// A sequence that sends nothing; subclasses say what they send.
    init() {}

    /// Subscribes `observer` to the events of this sequence.
    public func subscribe<Observer: ObserverType>(_ observer: Observer) -> Disposable
    where Observer.Element == Element {
        Disposables.create()
    }

    /// The sequence itself.
    public func asObservable() -> Observable<Element> { self }
}

/// The type of a sequence under a name that does not clash with the `Observable` of other modules.
public typealias RxObservable<Element> = RxSwift.Observable<Element>
