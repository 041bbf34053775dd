extension ObservableType {
    /// The elements after the first `count`.
    public func skip(_ count: Int) -> Observable<Element> {
        let source = asObservable()
        return source.relayed(keeping: source) { sink in
            var remaining = count
            return { element in
                if remaining > 0 {
                    remaining -= 1
                } else {
                    sink.forward(.next(element))
                }
            }
        }
    }

    /// The elements from the first on that does not satisfy `predicate`.
    public func skip(while predicate: @escaping (Element) throws -> Bool) -> Observable<Element> {
        let source = asObservable()
        return source.relayed(keeping: (source, predicate)) { sink in
            var isOpen = false
            return { element in
                if try !isOpen && predicate(element) { return }
                isOpen = true
                sink.forward(.next(element))
            }
        }
    }

    /// The elements after `duration`.
    public func skip(_ duration: RxTimeInterval, scheduler: SchedulerType) -> Observable<Element> {
        let source = asObservable()
        return Producer(keeping: (source, scheduler)) { sink in
            var isOpen = false
            let timer = scheduler.scheduleRelative((), dueTime: duration) { _ in
                isOpen = true
                return Disposables.create()
            }
            let subscription = source.subscribe(
                AnyObserver { event in
                    if isOpen || event.isStopEvent { sink.on(event) }
                }
            )
            return Disposables.create(timer, subscription)
        }
    }

    /// The elements from the first element of `other` on. Before that, the completion is not sent on either.
    public func skip<Source: ObservableType>(until other: Source) -> Observable<Element> {
        let source = asObservable()
        let gate = other.asObservable()
        return Producer(keeping: (source, gate)) { sink in
            let lock = Lock()
            var isOpen = false
            let gateSubscription = SingleAssignmentDisposable()
            let subscription = source.subscribe(
                AnyObserver { event in
                    lock.locked {
                        switch event {
                        case .next: if isOpen { sink.forward(event) }
                        case .error: sink.on(event)
                        case .completed:
                            if isOpen { sink.forward(event) }
                            sink.dispose()
                        }
                    }
                }
            )
            gateSubscription.setDisposable(
                gate.subscribe(
                    AnyObserver { event in
                        lock.locked {
                            if case .error(let error) = event { return sink.on(.error(error)) }
                            if case .next = event { isOpen = true }
                            gateSubscription.dispose()
                        }
                    }
                )
            )
            return Disposables.create(subscription, gateSubscription)
        }
    }
}
