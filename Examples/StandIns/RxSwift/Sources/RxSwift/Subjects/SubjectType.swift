/// A sequence that is also an observer: what it receives, it sends.
public protocol SubjectType: ObservableType {
    /// The observer's type.
    associatedtype Observer: ObserverType

    /// The observer of this subject.
    func asObserver() -> Observer
}

/// The observers of a subject.
typealias Handlers<Element> = SlotList<(Event<Element>) -> Void>

extension SlotList {
    /// Hands `event` to all observers that were there when the sending began.
    func send<Element>(_ event: Event<Element>) where Value == (Event<Element>) -> Void {
        for handler in values { handler(event) }
    }
}
