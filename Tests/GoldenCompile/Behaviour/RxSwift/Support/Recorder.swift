import Foundation
import RxSwift

/// Keeps what a sequence emits, how it ends, and how much of it comes from another thread than the main one. Safe on any
/// thread.
final class Recorder<Value>: @unchecked Sendable {
    private let lock = NSLock()
    private var recorded: [Value] = []
    private var strays = 0
    private var ending: String?
    private var isSubscribing = true
    private let subscription = SerialDisposable()

    /// Subscribes to `values`, and does `action` with each.
    init<Values: ObservableConvertibleType>(_ values: Values, doing action: @escaping (Value) -> Void = { _ in })
    where Values.Element == Value {
        MainQueue.mark()
        subscription.disposable = values.asObservable()
            .subscribe(
                onNext: { [weak self] value in
                    self?.record(value)
                    action(value)
                },
                onError: { [weak self] error in self?.end(with: "failure(\(error))") },
                onCompleted: { [weak self] in self?.end(with: "finished") }
            )
        lock.withLock { isSubscribing = false }
    }

    deinit { subscription.dispose() }

    /// What came, in order.
    var values: [Value] { lock.withLock { recorded } }
    /// How it ended; nil while it lives.
    var end: String? { lock.withLock { ending } }
    /// How many values came from elsewhere than the main thread, but for one that was there already.
    var strayCount: Int { lock.withLock { strays } }

    /// Subscribes no longer.
    func stop() { subscription.dispose() }

    private func record(_ value: Value) {
        lock.withLock {
            recorded.append(value)
            if !isSubscribing, !MainQueue.isCurrent { strays += 1 }
        }
    }

    private func end(with text: String) {
        lock.withLock { ending = text }
    }
}
