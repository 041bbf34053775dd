@available(macOS 10.15, iOS 13.0, watchOS 6.0, tvOS 13.0, *)
extension ObservableConvertibleType {
    /// The elements for `for try await`; its end ends the subscription.
    public var values: AsyncThrowingStream<Element, Error> {
        AsyncThrowingStream<Element, Error> { continuation in
            var hasEnded = false
            let subscription = asObservable().subscribe(
                onNext: { element in continuation.yield(element) },
                onError: { error in
                    hasEnded = true
                    continuation.finish(throwing: error)
                },
                onCompleted: {
                    hasEnded = true
                    continuation.finish()
                },
                onDisposed: { if !hasEnded { continuation.finish(throwing: CancellationError()) } }
            )
            continuation.onTermination = { @Sendable termination in
                if case .cancelled = termination { subscription.dispose() }
            }
        }
    }
}

@available(macOS 10.15, iOS 13.0, watchOS 6.0, tvOS 13.0, *)
extension AsyncSequence {
    /// The elements as an observable sequence; each subscription runs a task of its own.
    public func asObservable() -> Observable<Element> {
        Observable.create { observer in
            let task = Task {
                do {
                    for try await element in self { observer.onNext(element) }
                    observer.onCompleted()
                } catch is CancellationError {
                    observer.onCompleted()
                } catch {
                    observer.onError(error)
                }
            }
            return Disposables.create { task.cancel() }
        }
    }
}
