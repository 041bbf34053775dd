import CombineShim
import Foundation

@testable import PiecesCombine

// Names for what the cases need of either support file; Combine's side.

/// What waits for its first listener.
typealias Early<Value> = EarlySubject<Value>
/// A value that is told in order.
typealias State<Value> = StateSubject<Value>
/// Whether work runs.
typealias Flag = RunningWork

extension Publisher {
    /// On the main thread.
    var onMain: AnyPublisher<Output, Failure> { receiveOnMain().eraseToAnyPublisher() }
    /// Whether it is told of `flag`, and `failures` of what goes wrong.
    func asWork(_ flag: Flag, _ failures: Early<Error>) -> AnyPublisher<Output, Never> {
        reportingFailures(to: failures).trackActivity(flag)
    }
    /// The same with two flags.
    func asWork(_ first: Flag, _ second: Flag, _ failures: Early<Error>) -> AnyPublisher<Output, Never> {
        reportingFailures(to: failures).trackActivity(first, second)
    }

    /// Does `action` with each value until what is returned goes away.
    func listen(_ action: @escaping (Output) -> Void) -> Listening {
        Listening(sink(receiveCompletion: { _ in }, receiveValue: action))
    }
}

/// A subscription that ends with its last reference.
final class Listening {
    private let lock = NSLock()
    private var subscription: AnyCancellable?

    fileprivate init(_ subscription: AnyCancellable) { self.subscription = subscription }

    /// Listens no longer; called by several threads at once, one of them ends it, since OpenCombine's `AnyCancellable`, other
    /// than Combine's, may be cancelled by one thread at a time alone.
    func stop() {
        lock.lock()
        let subscription = subscription
        self.subscription = nil
        lock.unlock()
        subscription?.cancel()
    }
}

/// Async work that can fail.
func task<Value>(_ work: @escaping () async throws -> Value) -> Work<Value> { .task(work) }

/// Async work of `owner` that can fail.
func task<Owner: AnyObject, Value>(
    _ owner: Owner?,
    _ work: @escaping (Owner) async throws -> Value
) -> Work<Value> {
    .task(owner, work)
}
