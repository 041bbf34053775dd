extension ObservableType {
    /// The elements, and after a failure those of the sequence that `handler` returns. An error it throws is sent on.
    public func `catch`(
        _ handler: @escaping (Swift.Error) throws -> Observable<Element>
    ) -> Observable<Element> {
        let source = asObservable()
        return Producer(keeping: (source, handler)) { sink in
            let current = SerialDisposable()
            let first = SingleAssignmentDisposable()
            current.disposable = first
            first.setDisposable(
                source.subscribe(
                    AnyObserver { event in
                        guard case .error(let error) = event else { return sink.on(event) }
                        sink.attempt { current.disposable = try handler(error).subscribe(AnyObserver(sink)) }
                    }
                )
            )
            return current
        }
    }

    /// The elements, and `element` in place of a failure.
    public func catchAndReturn(_ element: Element) -> Observable<Element> {
        self.catch { _ in .just(element) }
    }

    /// The elements of the first sequence, after its failure those of the second, and so on; the last failure is sent.
    public static func `catch`<Sequence: Swift.Sequence>(sequence: Sequence) -> Observable<Element>
    where Sequence.Element == Observable<Element> {
        chained(sequence) { event in event.error != nil }
    }
}
