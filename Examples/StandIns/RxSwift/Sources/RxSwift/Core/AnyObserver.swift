/// An observer of any type, as a value.
public struct AnyObserver<Element>: ObserverType {
    /// What handles an event.
    public typealias EventHandler = (Event<Element>) -> Void

    private let handler: EventHandler

    /// An observer that hands every event to `eventHandler`.
    public init(eventHandler: @escaping EventHandler) {
        handler = eventHandler
    }

    /// An observer that hands every event to `observer`.
    public init<Observer: ObserverType>(_ observer: Observer) where Observer.Element == Element {
        handler = observer.on
    }

    /// Hands `event` on.
    public func on(_ event: Event<Element>) { handler(event) }

    /// The observer itself.
    public func asObserver() -> AnyObserver<Element> { self }
}

extension ObserverType {
    /// This observer with its type erased.
    public func asObserver() -> AnyObserver<Element> { AnyObserver(self) }

    /// An observer of `Result` whose elements reach this one transformed; an error thrown arrives as an error event.
    public func mapObserver<Result>(_ transform: @escaping (Result) throws -> Element) -> AnyObserver<Result> {
        AnyObserver { event in self.on(event.map(transform)) }
    }
}
