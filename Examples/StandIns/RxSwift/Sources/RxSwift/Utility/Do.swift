extension ObservableType {
    /// The sequence, with something done on its events: before (`on…`) or after (`after…`) they are handed on, around
    /// the subscription and at its end. An error thrown ends the sequence.
    public func `do`(
        onNext: ((Element) throws -> Void)? = nil,
        afterNext: ((Element) throws -> Void)? = nil,
        onError: ((Swift.Error) throws -> Void)? = nil,
        afterError: ((Swift.Error) throws -> Void)? = nil,
        onCompleted: (() throws -> Void)? = nil,
        afterCompleted: (() throws -> Void)? = nil,
        onSubscribe: (() -> Void)? = nil,
        onSubscribed: (() -> Void)? = nil,
        onDispose: (() -> Void)? = nil
    ) -> Observable<Element> {
        let source = asObservable()
        let handlers: [Any?] = [onNext, afterNext, onError, afterError, onCompleted, afterCompleted]
        return Producer(keeping: handlers) { sink in
            onSubscribe?()
            let subscription = source.subscribe(
                AnyObserver { event in
                    sink.attempt {
                        switch event {
                        case .next(let element):
                            try onNext?(element)
                            sink.forward(event)
                            try afterNext?(element)
                        case .error(let error):
                            try onError?(error)
                            sink.forward(event)
                            try afterError?(error)
                            sink.dispose()
                        case .completed:
                            try onCompleted?()
                            sink.forward(event)
                            try afterCompleted?()
                            sink.dispose()
                        }
                    }
                }
            )
            onSubscribed?()
            return Disposables.create {
                subscription.dispose()
                onDispose?()
            }
        }
    }
}
