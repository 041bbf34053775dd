extension ObservableType {
    /// The elements of the sequence that `selector` made of the latest element; a new element ends the one before.
    public func flatMapLatest<Source: ObservableConvertibleType>(
        _ selector: @escaping (Element) throws -> Source
    ) -> Observable<Source.Element> {
        let source = asObservable()
        return Producer(keeping: selector) { sink in
            Switching(sink: sink) { try selector($0).asObservable() }.start(source)
        }
    }
}

extension ObservableType where Element: ObservableConvertibleType {
    /// The elements of the latest inner sequence.
    public func switchLatest() -> Observable<Element.Element> { flatMapLatest { $0 } }
}

/// One subscription to the latest of several sequences.
private final class Switching<Element, Result> {
    private let sink: Sink<Result>
    private let selector: (Element) throws -> Observable<Result>
    private let lock = Lock()
    private let outer = SingleAssignmentDisposable()
    private let inner = SerialDisposable()
    private var latest = 0
    private var innerIsActive = false
    private var outerHasEnded = false

    init(sink: Sink<Result>, selector: @escaping (Element) throws -> Observable<Result>) {
        self.sink = sink
        self.selector = selector
    }

    func start(_ source: Observable<Element>) -> Disposable {
        outer.setDisposable(source.subscribe(AnyObserver(eventHandler: onOuter)))
        return Disposables.create(outer, inner)
    }

    private func onOuter(_ event: Event<Element>) {
        switch event {
        case .next(let element):
            if let (number, sequence) = lock.locked({ accept(element) }) { subscribe(sequence, number: number) }
        case .error(let error):
            lock.locked { sink.on(.error(error)) }
        case .completed:
            lock.locked {
                outerHasEnded = true
                outer.dispose()
                if !innerIsActive { sink.on(.completed) }
            }
        }
    }

    private func accept(_ element: Element) -> (Int, Observable<Result>)? {
        do {
            let sequence = try selector(element)
            innerIsActive = true
            latest += 1
            return (latest, sequence)
        } catch {
            sink.on(.error(error))
            return nil
        }
    }

    private func subscribe(_ sequence: Observable<Result>, number: Int) {
        let subscription = SingleAssignmentDisposable()
        inner.disposable = subscription
        subscription.setDisposable(
            sequence.subscribe(
                AnyObserver { event in
                    self.lock.locked {
                        if event.isStopEvent { subscription.dispose() }
                        guard number == self.latest else { return }
                        switch event {
                        case .next: self.sink.forward(event)
                        case .error: self.sink.on(event)
                        case .completed:
                            self.innerIsActive = false
                            if self.outerHasEnded { self.sink.on(.completed) }
                        }
                    }
                }
            )
        )
    }
}
