#if !canImport(Combine)
    import OpenCombineShim

    extension Publisher {
        /// The latest of both, at every value of one, as soon as there are both.
        public func combineLatest<B: Publisher>(_ b: B) -> AnyPublisher<(Output, B.Output), Failure>
        where B.Failure == Failure {
            combineLatest(b) { ($0, $1) }
        }

        /// What `transform` makes of the latest of both.
        public func combineLatest<B: Publisher, Combined>(
            _ b: B,
            _ transform: @escaping (Output, B.Output) -> Combined
        ) -> AnyPublisher<Combined, Failure> where B.Failure == Failure {
            Deferred {
                var first: Output?
                var second: B.Output?
                return self.map { first = $0 }
                    .merge(with: b.map { second = $0 })
                    .compactMap { () -> Combined? in
                        guard let first, let second else { return nil }
                        return transform(first, second)
                    }
            }
            .eraseToAnyPublisher()
        }

        /// The latest of all three.
        public func combineLatest<B: Publisher, C: Publisher>(
            _ b: B,
            _ c: C
        ) -> AnyPublisher<(Output, B.Output, C.Output), Failure> where B.Failure == Failure, C.Failure == Failure {
            combineLatest(b, c) { ($0, $1, $2) }
        }

        /// What `transform` makes of the latest of all three.
        public func combineLatest<B: Publisher, C: Publisher, Combined>(
            _ b: B,
            _ c: C,
            _ transform: @escaping (Output, B.Output, C.Output) -> Combined
        ) -> AnyPublisher<Combined, Failure> where B.Failure == Failure, C.Failure == Failure {
            combineLatest(b)
                .combineLatest(c) { transform($0.0, $0.1, $1) }
        }

        /// The latest of all four.
        public func combineLatest<B: Publisher, C: Publisher, D: Publisher>(
            _ b: B,
            _ c: C,
            _ d: D
        ) -> AnyPublisher<(Output, B.Output, C.Output, D.Output), Failure>
        where B.Failure == Failure, C.Failure == Failure, D.Failure == Failure {
            combineLatest(b, c)
                .combineLatest(d) { ($0.0, $0.1, $0.2, $1) }
        }
    }
#endif
