extension ObservableType {
    /// What `accumulator` makes of `seed` and all elements, transformed, on completion.
    public func reduce<A, Result>(
        _ seed: A,
        accumulator: @escaping (A, Element) throws -> A,
        mapResult: @escaping (A) throws -> Result
    ) -> Observable<Result> {
        let source = asObservable()
        return Producer(keeping: (source, accumulator, mapResult)) { sink in
            var accumulated = seed
            return source.subscribe(
                AnyObserver { event in
                    switch event {
                    case .next(let element): sink.attempt { accumulated = try accumulator(accumulated, element) }
                    case .error(let error): sink.on(.error(error))
                    case .completed:
                        sink.attempt {
                            sink.forward(.next(try mapResult(accumulated)))
                            sink.on(.completed)
                        }
                    }
                }
            )
        }
    }

    /// What `accumulator` makes of `seed` and all elements, on completion.
    public func reduce<A>(_ seed: A, accumulator: @escaping (A, Element) throws -> A) -> Observable<A> {
        reduce(seed, accumulator: accumulator, mapResult: { $0 })
    }
}
