import CombineShim

extension AnyPublisher where Failure == Error {
    /// Runs `work` when it is subscribed to, and delivers on the main thread. Cancelling cancels it.
    static func async(_ work: @escaping () async throws -> Output) -> AnyPublisher<Output, Error> {
        nonisolated(unsafe) let work = work
        return Deferred {
            var task: Task<Void, Never>?
            let future = Future<Output, Error> { promise in
                nonisolated(unsafe) let promise = promise
                task = Task { @MainActor in
                    do {
                        promise(.success(try await work()))
                    } catch {
                        promise(.failure(error))
                    }
                }
            }
            return future.handleEvents(receiveCancel: { [task] in task?.cancel() })
        }
        .eraseToAnyPublisher()
    }
}

extension Publisher {
    /// Tells `subject` of the error in place of failing with it.
    func sendFailures(to subject: PassthroughSubject<Error, Never>) -> AnyPublisher<Output, Never> {
        self.catch { error in
            subject.send(error)
            return Empty<Output, Never>()
        }
        .eraseToAnyPublisher()
    }
}
