import RxSwift

/// A sequence of a control's events.
public protocol ControlEventType: ObservableType {
    /// The sequence as a `ControlEvent`.
    func asControlEvent() -> ControlEvent<Element>
}

/// The events of a control, such as its taps: they cannot fail and are subscribed to on the main thread.
public struct ControlEvent<PropertyType>: ControlEventType {
    /// The type of what the events carry.
    public typealias Element = PropertyType

    private let events: Observable<PropertyType>

    /// The events of a control; `events` must not fail.
    public init<Ev: ObservableType>(events: Ev) where Ev.Element == Element {
        self.events = events.subscribe(on: ConcurrentMainScheduler.instance)
    }

    /// Subscribes `observer` to the events.
    public func subscribe<Observer: ObserverType>(_ observer: Observer) -> Disposable
    where Observer.Element == Element {
        events.subscribe(observer)
    }

    /// The events as an `Observable`.
    public func asObservable() -> Observable<Element> { events }

    /// The events themselves.
    public func asControlEvent() -> ControlEvent<Element> { self }

    /// The events as a sequence that cannot fail.
    public func asInfallible() -> Infallible<Element> { asInfallible(onErrorFallbackTo: .empty()) }

    /// The events as a driver.
    public func asDriver() -> Driver<Element> {
        asDriver { error in
            endProcessInDebug("Somehow driver received error from a source that shouldn't fail.")
            return .empty()
        }
    }

    /// The events as a signal.
    public func asSignal() -> Signal<Element> {
        asSignal { error in
            endProcessInDebug("Somehow signal received error from a source that shouldn't fail.")
            return .empty()
        }
    }
}
