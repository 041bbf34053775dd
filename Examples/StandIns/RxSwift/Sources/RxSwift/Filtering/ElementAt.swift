extension ObservableType {
    /// The element at `index`; `RxError.argumentOutOfRange` if the sequence ends before it.
    public func element(at index: Int) -> Observable<Element> {
        if index < 0 { endProcess("index can't be negative") }
        let source = asObservable()
        return Producer(keeping: source) { sink in
            var remaining = index
            return source.subscribe(
                AnyObserver { event in
                    switch event {
                    case .next:
                        if remaining == 0 {
                            sink.forward(event)
                            sink.on(.completed)
                        }
                        remaining -= 1
                    case .error: sink.on(event)
                    case .completed: sink.on(.error(RxError.argumentOutOfRange))
                    }
                }
            )
        }
    }

    /// The sequence, or `default` if it has no elements.
    public func ifEmpty(default: Element) -> Observable<Element> {
        ifEmpty(switchTo: .just(`default`))
    }

    /// The sequence, or `other` if it has no elements.
    public func ifEmpty(switchTo other: Observable<Element>) -> Observable<Element> {
        let source = asObservable()
        return Producer(keeping: other) { sink in
            var isEmpty = true
            let subscription = SingleAssignmentDisposable()
            let replacement = SingleAssignmentDisposable()
            subscription.setDisposable(
                source.subscribe(
                    AnyObserver { event in
                        if case .next = event { isEmpty = false }
                        guard event.isCompleted && isEmpty else { return sink.on(event) }
                        subscription.dispose()
                        replacement.setDisposable(other.subscribe(sink))
                    }
                )
            )
            return Disposables.create(subscription, replacement)
        }
    }
}
