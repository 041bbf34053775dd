/// The latest element of one source of `combineLatest`.
final class LatestSlot<Element> {
    /// The latest element, if one has come.
    var latest: Element?
}

/// The elements of one source of `zip` that wait for their partners.
final class QueueSlot<Element> {
    private var waiting: [Element] = []

    /// Whether no element waits.
    var isEmpty: Bool { waiting.isEmpty }

    /// Adds an element.
    func append(_ element: Element) { waiting.append(element) }

    /// Takes out the element that has waited longest.
    func next() -> Element? { waiting.isEmpty ? nil : waiting.removeFirst() }
}

/// One subscription to several sources whose elements are joined.
final class Join<Result> {
    private let sink: Sink<Result>
    private let completesEarly: Bool
    private let result: () throws -> Result?
    private let lock = Lock()
    private var subscriptions: [SingleAssignmentDisposable] = []
    private var ended: [Bool] = []

    /// A join that sends `result` after each element of a source, unless it is `nil`.
    ///
    /// With `completesEarly` it completes when there is no result and all other sources have completed.
    init(sink: Sink<Result>, completesEarly: Bool, result: @escaping () throws -> Result?) {
        self.sink = sink
        self.completesEarly = completesEarly
        self.result = result
    }

    /// Subscribes to the sources in their order; each is given as a function from the event handler's parts.
    func start(_ sources: [(Join<Result>, Int) -> Disposable]) -> Disposable {
        subscriptions = sources.map { _ in SingleAssignmentDisposable() }
        ended = sources.map { _ in false }
        for (index, subscribe) in sources.enumerated() {
            subscriptions[index].setDisposable(subscribe(self, index))
        }
        return Disposables.create(subscriptions)
    }

    /// A source for `start`: `store` takes its elements over.
    static func source<Element>(
        _ sequence: Observable<Element>,
        _ store: @escaping (Element) -> Void
    ) -> (Join<Result>, Int) -> Disposable {
        { join, index in
            sequence.subscribe(
                AnyObserver { event in
                    join.lock.locked {
                        switch event {
                        case .next(let element):
                            store(element)
                            join.elementCame(from: index)
                        case .error(let error):
                            join.subscriptions[index].dispose()
                            join.sink.on(.error(error))
                        case .completed:
                            join.subscriptions[index].dispose()
                            join.sourceEnded(index)
                        }
                    }
                }
            )
        }
    }

    private func elementCame(from index: Int) {
        do {
            if let result = try result() {
                sink.forward(.next(result))
            } else if completesEarly {
                let othersHaveEnded = ended.indices.allSatisfy { $0 == index || ended[$0] }
                if othersHaveEnded { sink.on(.completed) }
            }
        } catch {
            sink.on(.error(error))
        }
    }

    private func sourceEnded(_ index: Int) {
        ended[index] = true
        if ended.allSatisfy({ $0 }) { sink.on(.completed) }
    }
}
