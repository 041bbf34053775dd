import RxSwift

/// A control's property, as a sequence and as an observer.
public protocol ControlPropertyType: ObservableType, ObserverType {
    /// The property as a `ControlProperty`.
    func asControlProperty() -> ControlProperty<Element>
}

/// A control's property, such as its text: sends what the user enters, writes what it receives.
public struct ControlProperty<PropertyType>: ControlPropertyType {
    /// The type of the property.
    public typealias Element = PropertyType

    fileprivate let values: Observable<PropertyType>
    fileprivate let valueSink: AnyObserver<PropertyType>

    /// A property that sends `values`, which must not fail, and writes to `valueSink`.
    public init<Values: ObservableType, Sink: ObserverType>(values: Values, valueSink: Sink)
    where Element == Values.Element, Element == Sink.Element {
        self.values = values.subscribe(on: ConcurrentMainScheduler.instance)
        self.valueSink = valueSink.asObserver()
    }

    /// Subscribes `observer` to the values.
    public func subscribe<Observer: ObserverType>(_ observer: Observer) -> Disposable
    where Observer.Element == Element {
        values.subscribe(observer)
    }

    /// The values after the first one, which is there at the subscription.
    public var changed: ControlEvent<PropertyType> { ControlEvent(events: values.skip(1)) }

    /// The values as an `Observable`.
    public func asObservable() -> Observable<Element> { values }

    /// The property itself.
    public func asControlProperty() -> ControlProperty<Element> { self }

    /// Writes the value of `event`. A failure ends a debug build.
    public func on(_ event: Event<Element>) {
        if case .error(let error) = event {
            endProcessInDebug("Binding error: \(error)")
        } else {
            valueSink.on(event)
        }
    }

    /// The values as a driver.
    public func asDriver() -> Driver<Element> {
        asDriver { error in
            endProcessInDebug("Somehow driver received error from a source that shouldn't fail.")
            return .empty()
        }
    }
}

extension ControlPropertyType where Element == String? {
    /// The property with the empty text in place of none.
    public var orEmpty: ControlProperty<String> {
        let original = asControlProperty()
        return ControlProperty<String>(
            values: original.values.map { $0 ?? "" },
            valueSink: original.valueSink.mapObserver { $0 }
        )
    }
}
