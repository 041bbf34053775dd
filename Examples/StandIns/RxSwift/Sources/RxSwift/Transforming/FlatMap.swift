extension ObservableType {
    /// The elements of the sequences that `selector` makes of the elements, all merged.
    public func flatMap<Source: ObservableConvertibleType>(
        _ selector: @escaping (Element) throws -> Source
    ) -> Observable<Source.Element> {
        merged(asObservable(), limit: nil, dropsWhenBusy: false) { try selector($0).asObservable() }
    }

    /// Like `flatMap`, but elements that come while a sequence runs are dropped.
    public func flatMapFirst<Source: ObservableConvertibleType>(
        _ selector: @escaping (Element) throws -> Source
    ) -> Observable<Source.Element> {
        merged(asObservable(), limit: nil, dropsWhenBusy: true) { try selector($0).asObservable() }
    }

    /// Like `flatMap`, but the sequences run one after the other, in the order of the elements.
    public func concatMap<Source: ObservableConvertibleType>(
        _ selector: @escaping (Element) throws -> Source
    ) -> Observable<Source.Element> {
        merged(asObservable(), limit: 1, dropsWhenBusy: false) { try selector($0).asObservable() }
    }
}

extension ObservableType where Element: ObservableConvertibleType {
    /// The elements of all inner sequences.
    public func merge() -> Observable<Element.Element> {
        merged(asObservable(), limit: nil, dropsWhenBusy: false) { $0.asObservable() }
    }

    /// The elements of all inner sequences, of which at most `maxConcurrent` run at a time; the others wait.
    public func merge(maxConcurrent: Int) -> Observable<Element.Element> {
        merged(asObservable(), limit: maxConcurrent, dropsWhenBusy: false) { $0.asObservable() }
    }

    /// The elements of the inner sequences, one sequence after the other.
    public func concat() -> Observable<Element.Element> { merge(maxConcurrent: 1) }
}

/// Merges what `selector` makes of the elements of `source`.
private func merged<Element, Result>(
    _ source: Observable<Element>,
    limit: Int?,
    dropsWhenBusy: Bool,
    selector: @escaping (Element) throws -> Observable<Result>
) -> Observable<Result> {
    Producer(keeping: selector) { sink in
        Merging(sink: sink, limit: limit, dropsWhenBusy: dropsWhenBusy, selector: selector).start(source)
    }
}

/// One subscription to merged sequences.
private final class Merging<Element, Result> {
    private let sink: Sink<Result>
    private let limit: Int?
    private let dropsWhenBusy: Bool
    private let selector: (Element) throws -> Observable<Result>
    private let lock = Lock()
    private let group = CompositeDisposable()
    private let outer = SingleAssignmentDisposable()
    private var waiting: [Observable<Result>] = []
    private var active = 0
    private var outerHasEnded = false

    init(
        sink: Sink<Result>,
        limit: Int?,
        dropsWhenBusy: Bool,
        selector: @escaping (Element) throws -> Observable<Result>
    ) {
        self.sink = sink
        self.limit = limit
        self.dropsWhenBusy = dropsWhenBusy
        self.selector = selector
    }

    func start(_ source: Observable<Element>) -> Disposable {
        _ = group.insert(outer)
        outer.setDisposable(source.subscribe(AnyObserver(eventHandler: onOuter)))
        return group
    }

    private func onOuter(_ event: Event<Element>) {
        switch event {
        case .next(let element):
            if let inner = lock.locked({ accept(element) }) { subscribe(inner) }
        case .error(let error):
            lock.locked { sink.on(.error(error)) }
        case .completed:
            lock.locked {
                outerHasEnded = true
                outer.dispose()
                completeIfIdle()
            }
        }
    }

    /// The sequence for `element` if it is to run now.
    private func accept(_ element: Element) -> Observable<Result>? {
        if dropsWhenBusy && active > 0 { return nil }
        do {
            let inner = try selector(element)
            if let limit, active >= limit {
                waiting.append(inner)
                return nil
            }
            active += 1
            return inner
        } catch {
            sink.on(.error(error))
            return nil
        }
    }

    private func subscribe(_ inner: Observable<Result>) {
        let subscription = SingleAssignmentDisposable()
        guard let key = group.insert(subscription) else { return }
        subscription.setDisposable(
            inner.subscribe(
                AnyObserver { event in
                    self.lock.locked {
                        switch event {
                        case .next: self.sink.forward(event)
                        case .error: self.sink.on(event)
                        case .completed:
                            self.group.remove(for: key)
                            self.endInner()
                        }
                    }
                }
            )
        )
    }

    private func endInner() {
        guard !waiting.isEmpty else {
            active -= 1
            completeIfIdle()
            return
        }
        let next = waiting.removeFirst()
        let work = CurrentThreadScheduler.instance.schedule(()) { _ in
            self.lock.locked { self.subscribe(next) }
            return Disposables.create()
        }
        _ = group.insert(work)
    }

    private func completeIfIdle() {
        if outerHasEnded && active == 0 { sink.on(.completed) }
    }
}
