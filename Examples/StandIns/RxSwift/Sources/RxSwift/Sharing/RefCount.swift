extension ConnectableObservableType {
    /// The sequence, connected as long as someone is subscribed.
    public func refCount() -> Observable<Element> {
        let counter = ReferenceCounter(source: self)
        return Producer { sink in counter.open(sink) }
    }
}

/// Counts the subscriptions of a connectable sequence.
private final class ReferenceCounter<Source: ConnectableObservableType> {
    private let source: Source
    private let lock = Lock()
    private var count = 0
    private var generation = 0
    private var connection: Disposable?

    init(source: Source) {
        self.source = source
    }

    func open(_ sink: Sink<Source.Element>) -> Disposable {
        var ownGeneration = -1
        let subscription = source.subscribe(
            AnyObserver { event in
                guard event.isStopEvent else { return sink.forward(event) }
                let ended = self.lock.locked { () -> Disposable? in
                    guard self.generation == ownGeneration else { return nil }
                    defer { self.connection = nil }
                    self.count = 0
                    self.generation += 1
                    return self.connection
                }
                ended?.dispose()
                sink.on(event)
            }
        )
        return lock.locked {
            ownGeneration = generation
            if sink.isDisposed { return Disposables.create() }
            count += 1
            if count == 1 { connection = source.connect() }
            return Disposables.create {
                subscription.dispose()
                self.close(ownGeneration)
            }
        }
    }

    private func close(_ ownGeneration: Int) {
        lock.locked {
            guard generation == ownGeneration else { return }
            count -= 1
            guard count == 0 else { return }
            connection?.dispose()
            connection = nil
        }
    }
}
