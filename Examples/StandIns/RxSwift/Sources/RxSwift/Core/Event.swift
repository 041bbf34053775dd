/// What a sequence sends: any number of elements, then at most one error or completion.
@frozen public enum Event<Element> {
    /// The next element.
    case next(Element)
    /// The sequence failed; nothing follows.
    case error(Swift.Error)
    /// The sequence ended; nothing follows.
    case completed
}

extension Event: CustomDebugStringConvertible {
    /// The event as text, for example `next(3)`.
    public var debugDescription: String {
        switch self {
        case .next(let element): "next(\(element))"
        case .error(let error): "error(\(error))"
        case .completed: "completed"
        }
    }
}

extension Event {
    /// Whether nothing can follow this event: an error or a completion.
    public var isStopEvent: Bool {
        if case .next = self { false } else { true }
    }

    /// The element of a `next` event.
    public var element: Element? {
        if case .next(let element) = self { element } else { nil }
    }

    /// The error of an `error` event.
    public var error: Swift.Error? {
        if case .error(let error) = self { error } else { nil }
    }

    /// Whether this is the completion.
    public var isCompleted: Bool {
        if case .completed = self { true } else { false }
    }
}

extension Event {
    /// The same event with its element transformed; an error that `transform` throws takes its place.
    public func map<Result>(_ transform: (Element) throws -> Result) -> Event<Result> {
        switch self {
        case .next(let element):
            do {
                return .next(try transform(element))
            } catch {
                return .error(error)
            }
        case .error(let error): return .error(error)
        case .completed: return .completed
        }
    }
}

/// Anything that can be read as an event.
public protocol EventConvertible {
    /// The type of the event's element.
    associatedtype Element

    /// This value as an event.
    var event: Event<Element> { get }
}

extension Event: EventConvertible {
    /// The event itself.
    public var event: Event<Element> { self }
}
