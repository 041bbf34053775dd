#if !canImport(Combine)
    import OpenCombineShim

    extension Publisher {
        /// The values of both, as they come.
        public func merge<B: Publisher>(with b: B) -> AnyPublisher<Output, Failure>
        where B.Output == Output, B.Failure == Failure {
            merged([eraseToAnyPublisher(), b.eraseToAnyPublisher()])
        }

        /// The values of all three, as they come.
        public func merge<B: Publisher, C: Publisher>(with b: B, _ c: C) -> AnyPublisher<Output, Failure>
        where B.Output == Output, B.Failure == Failure, C.Output == Output, C.Failure == Failure {
            merged([eraseToAnyPublisher(), b.eraseToAnyPublisher(), c.eraseToAnyPublisher()])
        }

        /// The values of all four, as they come.
        public func merge<B: Publisher, C: Publisher, D: Publisher>(
            with b: B,
            _ c: C,
            _ d: D
        ) -> AnyPublisher<Output, Failure>
        where
            B.Output == Output, B.Failure == Failure, C.Output == Output, C.Failure == Failure,
            D.Output == Output, D.Failure == Failure
        {
            merged([
                eraseToAnyPublisher(), b.eraseToAnyPublisher(), c.eraseToAnyPublisher(), d.eraseToAnyPublisher(),
            ])
        }
    }

    private func merged<Output, Failure>(
        _ publishers: [AnyPublisher<Output, Failure>]
    ) -> AnyPublisher<Output, Failure> {
        Publishers.Sequence(sequence: publishers)
            .flatMap { $0 }
            .eraseToAnyPublisher()
    }
#endif
