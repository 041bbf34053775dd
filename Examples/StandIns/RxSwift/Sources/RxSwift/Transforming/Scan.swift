extension ObservableType {
    /// What `accumulator` makes of `seed` and the elements, after each element.
    public func scan<A>(_ seed: A, accumulator: @escaping (A, Element) throws -> A) -> Observable<A> {
        scan(into: seed) { accumulated, element in accumulated = try accumulator(accumulated, element) }
    }

    /// What `accumulator` makes of `seed` in place, after each element.
    public func scan<A>(into seed: A, accumulator: @escaping (inout A, Element) throws -> Void) -> Observable<A> {
        let source = asObservable()
        return source.relayed(keeping: (source, accumulator)) { sink in
            var accumulated = seed
            return { element in
                try accumulator(&accumulated, element)
                sink.forward(.next(accumulated))
            }
        }
    }
}
