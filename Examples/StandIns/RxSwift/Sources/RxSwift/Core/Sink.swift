/// The downstream end of one subscription to a `Producer`: silent once disposed of.
final class Sink<Element>: ObserverType, Disposable {
    private let downstream: (Event<Element>) -> Void
    private let handle: SinkHandle
    private let kept: Any?
    private let disposed = Flag()
    private let overlap = OverlapCheck()

    /// A sink that sends to `downstream` until `handle` or the sink itself is disposed of.
    ///
    /// It keeps `kept` alive: the closures, and sources, that a subscription retains for as long as it lasts.
    init(downstream: @escaping (Event<Element>) -> Void, handle: SinkHandle, keeping kept: Any?) {
        self.downstream = downstream
        self.handle = handle
        self.kept = kept
    }

    /// Whether the subscription has ended.
    var isDisposed: Bool { disposed.isSet }

    /// Sends `event` downstream, unless the subscription has ended. A stop event does not end it by itself.
    func forward(_ event: Event<Element>) {
        overlap.watch {
            if !disposed.isSet { downstream(event) }
        }
    }

    /// Sends `event` downstream and ends the subscription after a stop event.
    func on(_ event: Event<Element>) {
        forward(event)
        if event.isStopEvent { dispose() }
    }

    /// Ends the subscription: nothing is sent any more, the work behind it stops.
    func dispose() {
        disposed.set()
        handle.dispose()
    }

    /// Runs `body`; an error that it throws is sent downstream and ends the subscription.
    func attempt(_ body: () throws -> Void) {
        do {
            try body()
        } catch {
            on(.error(error))
        }
    }
}

/// What a subscription to a `Producer` is disposed of by; it keeps the sink and the work behind it alive until then.
final class SinkHandle: Cancelable {
    private let lock = Lock()
    private var disposed = false
    private var parts: [Disposable] = []

    /// Whether the subscription has ended.
    var isDisposed: Bool { lock.locked { disposed } }

    /// Takes over the sink and the work; both are disposed of at once when the subscription has already ended.
    func attach(sink: Disposable, subscription: Disposable) {
        let isLate = lock.locked { () -> Bool in
            if !disposed { parts = [sink, subscription] }
            return disposed
        }
        guard isLate else { return }
        sink.dispose()
        subscription.dispose()
    }

    func dispose() {
        let ended = lock.locked { () -> [Disposable] in
            disposed = true
            defer { parts = [] }
            return parts
        }
        for part in ended { part.dispose() }
    }
}
