import CombineShim
import Foundation

/// Keeps what a publisher publishes, how it ends, and how much of it comes from another thread than the main one. Safe on
/// any thread.
final class Recorder<Value>: @unchecked Sendable {
    private let lock = NSLock()
    private var recorded: [Value] = []
    private var strays = 0
    private var ending: String?
    private var isSubscribing = true
    private var cancellable: AnyCancellable?

    /// Subscribes to `publisher`, and does `action` with each value.
    init<Values: Publisher>(_ publisher: Values, doing action: @escaping (Value) -> Void = { _ in })
    where Values.Output == Value {
        MainQueue.mark()
        cancellable = publisher.sink(
            receiveCompletion: { [weak self] completion in self?.end(with: "\(completion)") },
            receiveValue: { [weak self] value in
                self?.record(value)
                action(value)
            }
        )
        lock.withLock { isSubscribing = false }
    }

    /// What came, in order.
    var values: [Value] { lock.withLock { recorded } }
    /// How it ended; nil while it lives.
    var end: String? { lock.withLock { ending } }
    /// How many values came from elsewhere than the main thread, but for one that was there already.
    var strayCount: Int { lock.withLock { strays } }

    /// Subscribes no longer.
    func stop() { cancellable = nil }

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
