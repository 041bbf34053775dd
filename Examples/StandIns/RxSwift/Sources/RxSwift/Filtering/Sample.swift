extension ObservableType {
    /// The latest new element, or `defaultValue`, whenever `sampler` sends an element or completes.
    public func sample<Source: ObservableType>(
        _ sampler: Source,
        defaultValue: Element? = nil
    ) -> Observable<Element> {
        let source = asObservable()
        let ticks = sampler.asObservable()
        return Producer(keeping: (source, ticks)) { sink in
            let lock = Lock()
            var latest: Element?
            var hasEnded = false
            let subscription = SingleAssignmentDisposable()
            subscription.setDisposable(
                source.subscribe(
                    AnyObserver { event in
                        lock.locked {
                            switch event {
                            case .next(let element): latest = element
                            case .error: sink.on(event)
                            case .completed:
                                hasEnded = true
                                subscription.dispose()
                            }
                        }
                    }
                )
            )
            let sampling = ticks.subscribe(
                AnyObserver { event in
                    lock.locked {
                        if case .error(let error) = event { return sink.on(.error(error)) }
                        if let element = latest ?? defaultValue {
                            latest = nil
                            sink.forward(.next(element))
                        }
                        if hasEnded { sink.on(.completed) }
                    }
                }
            )
            return Disposables.create(subscription, sampling)
        }
    }
}
