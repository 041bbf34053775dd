import RxRelay
import RxSwift

@testable import PiecesRxSwift

// Names for what the cases need of either support file; RxSwift's side.

/// What waits for its first listener.
typealias Early<Value> = EarlyRelay<Value>
/// A value that is told in order.
typealias State<Value> = StateRelay<Value>
/// Whether work runs.
typealias Flag = RunningWork

extension StateRelay {
    /// Starts with `value`.
    convenience init(_ value: Element) { self.init(value: value) }
}

extension ObservableConvertibleType {
    /// On the main thread.
    var onMain: Observable<Element> { observeOnMain() }
    /// Whether it is told of `flag`, and `failures` of what goes wrong.
    func asWork(_ flag: Flag, _ failures: Early<Error>) -> Observable<Element> {
        reportingFailures(to: failures).trackActivity(flag)
    }
    /// The same with two flags.
    func asWork(_ first: Flag, _ second: Flag, _ failures: Early<Error>) -> Observable<Element> {
        reportingFailures(to: failures).trackActivity(first, second)
    }

    /// Does `action` with each value until what is returned goes away.
    func listen(_ action: @escaping (Element) -> Void) -> Listening {
        Listening(asObservable().subscribe(onNext: action))
    }
}

/// A subscription that ends with its last reference.
final class Listening {
    private let subscription: Disposable

    fileprivate init(_ subscription: Disposable) { self.subscription = subscription }

    deinit { stop() }

    /// Listens no longer.
    func stop() { subscription.dispose() }
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
