/// Something that receives the events of a sequence.
public protocol ObserverType {
    /// The type of the elements that are received.
    associatedtype Element

    /// Receives the next event.
    func on(_ event: Event<Element>)
}

extension ObserverType {
    /// Sends an element.
    public func onNext(_ element: Element) { on(.next(element)) }

    /// Sends the completion.
    public func onCompleted() { on(.completed) }

    /// Sends a failure.
    public func onError(_ error: Swift.Error) { on(.error(error)) }
}
