extension Observable {
    /// A sequence made of this one: `onNext` decides what becomes of an element, stop events pass.
    ///
    /// `onNext` is made anew for each subscription, so that it can have state; an error it throws ends the sequence.
    /// Subscriptions keep `kept` alive.
    func relayed<Result>(
        keeping kept: Any? = nil,
        _ makeOnNext: @escaping (Sink<Result>) -> (Element) throws -> Void
    ) -> Observable<Result> {
        Producer(keeping: kept) { sink in
            let onNext = makeOnNext(sink)
            return self.subscribe(
                AnyObserver { event in
                    switch event {
                    case .next(let element): sink.attempt { try onNext(element) }
                    case .error(let error): sink.on(.error(error))
                    case .completed: sink.on(.completed)
                    }
                }
            )
        }
    }
}
