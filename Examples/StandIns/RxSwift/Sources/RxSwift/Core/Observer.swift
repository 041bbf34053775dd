/// An observer that hands events to a closure, and none after the first stop event.
final class ClosureObserver<Element>: ObserverType {
    private let handler: (Event<Element>) -> Void
    private let stopped = Flag()

    /// An observer that runs `handler` for every event up to the first stop event.
    init(_ handler: @escaping (Event<Element>) -> Void) {
        self.handler = handler
    }

    func on(_ event: Event<Element>) {
        if event.isStopEvent {
            if stopped.set() { handler(event) }
        } else if !stopped.isSet {
            handler(event)
        }
    }
}
