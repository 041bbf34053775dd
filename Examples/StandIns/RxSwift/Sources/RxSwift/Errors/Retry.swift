extension ObservableType {
    /// The sequence, subscribed to again after every failure.
    public func retry() -> Observable<Element> {
        let source = asObservable()
        return .catch(sequence: sequence(first: source) { _ in source })
    }

    /// The sequence, subscribed to at most `maxAttemptCount` times until it completes; the last failure is sent.
    public func retry(_ maxAttemptCount: Int) -> Observable<Element> {
        .catch(sequence: repeatElement(asObservable(), count: maxAttemptCount))
    }

    /// The sequence, subscribed to again whenever what `notificationHandler` makes of the failures of type `Error`
    /// sends an element; its end, and failures of other types, end the sequence.
    public func retry<TriggerObservable: ObservableType, Error: Swift.Error>(
        when notificationHandler: @escaping (Observable<Error>) -> TriggerObservable
    ) -> Observable<Element> {
        retried(asObservable(), cast: { $0 as? Error }, notificationHandler)
    }

    /// The sequence, subscribed to again whenever what `notificationHandler` makes of the failures sends an element;
    /// its end ends the sequence.
    public func retry<TriggerObservable: ObservableType>(
        when notificationHandler: @escaping (Observable<Swift.Error>) -> TriggerObservable
    ) -> Observable<Element> {
        retried(asObservable(), cast: { $0 }, notificationHandler)
    }
}

private func retried<Element, Failure, Trigger: ObservableType>(
    _ source: Observable<Element>,
    cast: @escaping (Swift.Error) -> Failure?,
    _ notificationHandler: @escaping (Observable<Failure>) -> Trigger
) -> Observable<Element> {
    Producer(keeping: (source, notificationHandler)) { sink in
        let failures = PublishSubject<Failure>()
        let triggers = PublishSubject<Trigger.Element>()
        let triggerSubscription = notificationHandler(failures).asObservable().subscribe(triggers)
        let chain = Chain(sources: AnyIterator(sequence(first: source) { _ in source }), sink: sink) { chain, source in
            let attempt = SingleAssignmentDisposable()
            let wait = SingleAssignmentDisposable()
            attempt.setDisposable(
                source.subscribe(
                    AnyObserver { event in
                        guard case .error(let error) = event, let failure = cast(error) else { return sink.on(event) }
                        attempt.dispose()
                        wait.setDisposable(
                            triggers.subscribe(
                                AnyObserver { trigger in
                                    switch trigger {
                                    case .next: chain.move(after: .completed)
                                    case .error(let error): sink.on(.error(error))
                                    case .completed: sink.on(.completed)
                                    }
                                }
                            )
                        )
                        failures.onNext(failure)
                    }
                )
            )
            return Disposables.create(attempt, wait)
        }
        return Disposables.create(chain.start(), triggerSubscription)
    }
}
