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
    Producer { sink in
        let failures = PublishSubject<Failure>()
        let triggers = PublishSubject<Trigger.Element>()
        let triggerSubscription = notificationHandler(failures).asObservable().subscribe(triggers)
        let attempts = Producer<Event<Element>> { attemptSink in
            let waiting = SerialDisposable()
            let chain = chained(
                sequence(first: source) { _ in source }.lazy.map { source in
                    retryAttempt(source, cast: cast, failures: failures, triggers: triggers, waiting: waiting)
                }
            ) { (event: Event<Event<Element>>) in event.isCompleted }
            return Disposables.create(chain.subscribe(attemptSink), waiting)
        }
        let subscription = attempts.dematerialize().subscribe(sink)
        return Disposables.create(subscription, triggerSubscription)
    }
}

/// One attempt: its elements as events; it completes when the next attempt is to start, and sends what ends them all.
private func retryAttempt<Element, Failure, Trigger>(
    _ source: Observable<Element>,
    cast: @escaping (Swift.Error) -> Failure?,
    failures: PublishSubject<Failure>,
    triggers: PublishSubject<Trigger>,
    waiting: SerialDisposable
) -> Observable<Event<Element>> {
    Producer { sink in
        let subscription = SingleAssignmentDisposable()
        subscription.setDisposable(
            source.subscribe(
                AnyObserver { event in
                    guard case .error(let error) = event, let failure = cast(error) else {
                        return sink.forward(.next(event))
                    }
                    subscription.dispose()
                    waiting.disposable = triggers.subscribe(
                        AnyObserver { trigger in
                            switch trigger {
                            case .next: sink.on(.completed)
                            case .error(let error): sink.forward(.next(.error(error)))
                            case .completed: sink.forward(.next(.completed))
                            }
                        }
                    )
                    failures.onNext(failure)
                }
            )
        )
        return subscription
    }
}
