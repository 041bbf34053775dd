#if !canImport(Combine)
    extension Publisher {
        /// Publishes the latest values of this publisher and `other` whenever one of them publishes, once both have.
        public func combineLatest<B: Publisher, Result>(
            _ other: B,
            _ transform: @escaping (Output, B.Output) -> Result
        ) -> AnyPublisher<Result, Failure> where B.Failure == Failure {
            Deferred {
                var own: Output?
                var others: B.Output?
                return self.map { own = $0 }
                    .merge(with: other.map { others = $0 })
                    .compactMap { () -> Result? in
                        guard let own, let others else { return nil }
                        return transform(own, others)
                    }
            }
            .eraseToAnyPublisher()
        }

        /// The same with the values as a pair.
        public func combineLatest<B: Publisher>(_ other: B) -> AnyPublisher<(Output, B.Output), Failure>
        where B.Failure == Failure {
            combineLatest(other) { ($0, $1) }
        }

        /// The same for three publishers.
        public func combineLatest<B: Publisher, C: Publisher, Result>(
            _ b: B,
            _ c: C,
            _ transform: @escaping (Output, B.Output, C.Output) -> Result
        ) -> AnyPublisher<Result, Failure> where B.Failure == Failure, C.Failure == Failure {
            combineLatest(b).combineLatest(c) { transform($0.0, $0.1, $1) }
        }

        /// The same for three publishers, with the values as a tuple.
        public func combineLatest<B: Publisher, C: Publisher>(
            _ b: B,
            _ c: C
        ) -> AnyPublisher<(Output, B.Output, C.Output), Failure> where B.Failure == Failure, C.Failure == Failure {
            combineLatest(b, c) { ($0, $1, $2) }
        }

        /// The same for four publishers.
        public func combineLatest<B: Publisher, C: Publisher, D: Publisher, Result>(
            _ b: B,
            _ c: C,
            _ d: D,
            _ transform: @escaping (Output, B.Output, C.Output, D.Output) -> Result
        ) -> AnyPublisher<Result, Failure> where B.Failure == Failure, C.Failure == Failure, D.Failure == Failure {
            combineLatest(b, c).combineLatest(d) { transform($0.0, $0.1, $0.2, $1) }
        }

        /// The same for four publishers, with the values as a tuple.
        public func combineLatest<B: Publisher, C: Publisher, D: Publisher>(
            _ b: B,
            _ c: C,
            _ d: D
        ) -> AnyPublisher<(Output, B.Output, C.Output, D.Output), Failure>
        where B.Failure == Failure, C.Failure == Failure, D.Failure == Failure {
            combineLatest(b, c, d) { ($0, $1, $2, $3) }
        }
    }
#endif
