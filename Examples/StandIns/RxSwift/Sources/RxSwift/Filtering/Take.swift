/// Whether an element that ends a sequence is part of it.
public enum TakeBehavior {
    /// The element is sent, then the sequence completes.
    case inclusive
    /// The sequence completes without the element.
    case exclusive
}

extension ObservableType {
    /// The first `count` elements. A negative count ends the process.
    public func take(_ count: Int) -> Observable<Element> {
        if count == 0 { return .empty() }
        if count < 0 { endProcess("count can't be negative") }
        let source = asObservable()
        return source.relayed(keeping: source) { sink in
            var remaining = count
            return { element in
                guard remaining > 0 else { return }
                remaining -= 1
                sink.forward(.next(element))
                if remaining == 0 { sink.on(.completed) }
            }
        }
    }

    /// The elements up to the first one that satisfies `predicate`.
    public func take(
        until predicate: @escaping (Element) throws -> Bool,
        behavior: TakeBehavior = .exclusive
    ) -> Observable<Element> {
        let source = asObservable()
        return source.relayed(keeping: (source, predicate)) { sink in
            var isRunning = true
            return { element in
                guard isRunning else { return }
                isRunning = try !predicate(element)
                if isRunning || behavior == .inclusive { sink.forward(.next(element)) }
                if !isRunning { sink.on(.completed) }
            }
        }
    }

    /// The elements up to the first one that does not satisfy `predicate`.
    public func take(
        while predicate: @escaping (Element) throws -> Bool,
        behavior: TakeBehavior = .exclusive
    ) -> Observable<Element> {
        take(until: { element in try !predicate(element) }, behavior: behavior)
    }

    /// The elements up to the first element of `other`.
    public func take<Source: ObservableType>(until other: Source) -> Observable<Element> {
        let source = asObservable()
        let end = other.asObservable()
        return Producer(keeping: (source, end)) { sink in
            let lock = Lock()
            let endSubscription = SingleAssignmentDisposable()
            endSubscription.setDisposable(
                end.subscribe(
                    AnyObserver { event in
                        lock.locked {
                            switch event {
                            case .next: sink.on(.completed)
                            case .error(let error): sink.on(.error(error))
                            case .completed: endSubscription.dispose()
                            }
                        }
                    }
                )
            )
            let subscription = source.subscribe(AnyObserver { event in lock.locked { sink.on(event) } })
            return Disposables.create(subscription, endSubscription)
        }
    }

    /// The elements of the first `duration`.
    public func take(for duration: RxTimeInterval, scheduler: SchedulerType) -> Observable<Element> {
        let source = asObservable()
        return Producer(keeping: (source, scheduler)) { sink in
            let lock = Lock()
            let timer = scheduler.scheduleRelative((), dueTime: duration) { _ in
                lock.locked { sink.on(.completed) }
                return Disposables.create()
            }
            let subscription = source.subscribe(AnyObserver { event in lock.locked { sink.on(event) } })
            return Disposables.create(timer, subscription)
        }
    }
}
