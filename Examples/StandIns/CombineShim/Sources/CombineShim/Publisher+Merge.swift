#if !canImport(Combine)
    extension Publisher {
        /// Publishes the values of this publisher and of another one, as they come.
        public func merge<B: Publisher>(
            with b: B
        ) -> AnyPublisher<Output, Failure>
        where
            B.Output == Output, B.Failure == Failure
        {
            merged([eraseToAnyPublisher(), b.eraseToAnyPublisher()])
        }

        /// Publishes the values of this publisher and of 2 others, as they come.
        public func merge<B: Publisher, C: Publisher>(
            with b: B,
            _ c: C
        ) -> AnyPublisher<Output, Failure>
        where
            B.Output == Output, B.Failure == Failure,
            C.Output == Output, C.Failure == Failure
        {
            merged([eraseToAnyPublisher(), b.eraseToAnyPublisher(), c.eraseToAnyPublisher()])
        }

        /// Publishes the values of this publisher and of 3 others, as they come.
        public func merge<B: Publisher, C: Publisher, D: Publisher>(
            with b: B,
            _ c: C,
            _ d: D
        ) -> AnyPublisher<Output, Failure>
        where
            B.Output == Output, B.Failure == Failure,
            C.Output == Output, C.Failure == Failure,
            D.Output == Output, D.Failure == Failure
        {
            merged([eraseToAnyPublisher(), b.eraseToAnyPublisher(), c.eraseToAnyPublisher(), d.eraseToAnyPublisher()])
        }

        /// Publishes the values of this publisher and of 4 others, as they come.
        public func merge<B: Publisher, C: Publisher, D: Publisher, E: Publisher>(
            with b: B,
            _ c: C,
            _ d: D,
            _ e: E
        ) -> AnyPublisher<Output, Failure>
        where
            B.Output == Output, B.Failure == Failure,
            C.Output == Output, C.Failure == Failure,
            D.Output == Output, D.Failure == Failure,
            E.Output == Output, E.Failure == Failure
        {
            merged([
                eraseToAnyPublisher(), b.eraseToAnyPublisher(), c.eraseToAnyPublisher(), d.eraseToAnyPublisher(),
                e.eraseToAnyPublisher(),
            ])
        }

        /// Publishes the values of this publisher and of 5 others, as they come.
        public func merge<B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher>(
            with b: B,
            _ c: C,
            _ d: D,
            _ e: E,
            _ f: F
        ) -> AnyPublisher<Output, Failure>
        where
            B.Output == Output, B.Failure == Failure,
            C.Output == Output, C.Failure == Failure,
            D.Output == Output, D.Failure == Failure,
            E.Output == Output, E.Failure == Failure,
            F.Output == Output, F.Failure == Failure
        {
            merged([
                eraseToAnyPublisher(), b.eraseToAnyPublisher(), c.eraseToAnyPublisher(), d.eraseToAnyPublisher(),
                e.eraseToAnyPublisher(), f.eraseToAnyPublisher(),
            ])
        }

        /// Publishes the values of this publisher and of 6 others, as they come.
        public func merge<B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher>(
            with b: B,
            _ c: C,
            _ d: D,
            _ e: E,
            _ f: F,
            _ g: G
        ) -> AnyPublisher<Output, Failure>
        where
            B.Output == Output, B.Failure == Failure,
            C.Output == Output, C.Failure == Failure,
            D.Output == Output, D.Failure == Failure,
            E.Output == Output, E.Failure == Failure,
            F.Output == Output, F.Failure == Failure,
            G.Output == Output, G.Failure == Failure
        {
            merged([
                eraseToAnyPublisher(), b.eraseToAnyPublisher(), c.eraseToAnyPublisher(), d.eraseToAnyPublisher(),
                e.eraseToAnyPublisher(), f.eraseToAnyPublisher(), g.eraseToAnyPublisher(),
            ])
        }

        /// Publishes the values of this publisher and of 7 others, as they come.
        public func merge<
            B: Publisher,
            C: Publisher,
            D: Publisher,
            E: Publisher,
            F: Publisher,
            G: Publisher,
            H: Publisher
        >(
            with b: B,
            _ c: C,
            _ d: D,
            _ e: E,
            _ f: F,
            _ g: G,
            _ h: H
        ) -> AnyPublisher<Output, Failure>
        where
            B.Output == Output, B.Failure == Failure,
            C.Output == Output, C.Failure == Failure,
            D.Output == Output, D.Failure == Failure,
            E.Output == Output, E.Failure == Failure,
            F.Output == Output, F.Failure == Failure,
            G.Output == Output, G.Failure == Failure,
            H.Output == Output, H.Failure == Failure
        {
            merged([
                eraseToAnyPublisher(), b.eraseToAnyPublisher(), c.eraseToAnyPublisher(), d.eraseToAnyPublisher(),
                e.eraseToAnyPublisher(), f.eraseToAnyPublisher(), g.eraseToAnyPublisher(), h.eraseToAnyPublisher(),
            ])
        }
    }

    /// Publishes the values of all of `publishers`, as they come; finishes with the last of them.
    private func merged<Output, Failure>(_ publishers: [AnyPublisher<Output, Failure>]) -> AnyPublisher<Output, Failure>
    {
        Publishers.Sequence(sequence: publishers).flatMap { $0 }.eraseToAnyPublisher()
    }
#endif
