extension ObservableType {
    /// What `resultSelector` makes of each element and the latest one of `second`; elements before that are dropped.
    public func withLatestFrom<Source: ObservableConvertibleType, ResultType>(
        _ second: Source,
        resultSelector: @escaping (Element, Source.Element) throws -> ResultType
    ) -> Observable<ResultType> {
        let source = asObservable()
        let other = second.asObservable()
        return Producer(keeping: (source, other, resultSelector)) { sink in
            let lock = Lock()
            var latest: Source.Element?
            let otherSubscription = SingleAssignmentDisposable()
            otherSubscription.setDisposable(
                other.subscribe(
                    AnyObserver { event in
                        lock.locked {
                            switch event {
                            case .next(let element): latest = element
                            case .error(let error): sink.on(.error(error))
                            case .completed: otherSubscription.dispose()
                            }
                        }
                    }
                )
            )
            let subscription = source.subscribe(
                AnyObserver { event in
                    lock.locked {
                        switch event {
                        case .next(let element):
                            guard let latest else { return }
                            sink.attempt { sink.forward(.next(try resultSelector(element, latest))) }
                        case .error(let error): sink.on(.error(error))
                        case .completed: sink.on(.completed)
                        }
                    }
                }
            )
            return Disposables.create(subscription, otherSubscription)
        }
    }

    /// The latest element of `second` for each element; elements before that are dropped.
    public func withLatestFrom<Source: ObservableConvertibleType>(
        _ second: Source
    ) -> Observable<Source.Element> {
        withLatestFrom(second) { _, latest in latest }
    }
}
