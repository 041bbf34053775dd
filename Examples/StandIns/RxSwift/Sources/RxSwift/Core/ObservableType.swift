/// Anything that can be turned into an observable sequence.
public protocol ObservableConvertibleType {
    /// The type of the sequence's elements.
    associatedtype Element

    /// This value as a sequence.
    func asObservable() -> Observable<Element>
}

/// A sequence that can be subscribed to.
public protocol ObservableType: ObservableConvertibleType {
    /// Subscribes `observer` to the events of this sequence.
    ///
    /// Returns what ends the subscription when it is disposed of.
    func subscribe<Observer: ObserverType>(_ observer: Observer) -> Disposable where Observer.Element == Element
}

extension ObservableType {
    /// This sequence as an `Observable`.
    public func asObservable() -> Observable<Element> {
        Observable.create { observer in self.subscribe(observer) }
    }
}
