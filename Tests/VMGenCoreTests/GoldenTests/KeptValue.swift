import Foundation

/// What several tests look at and one of them makes: the others wait for it.
final class KeptValue<Value: Sendable>: @unchecked Sendable {
    private let lock = NSLock()
    private var made: Value?

    /// The value, which `make` makes where nobody has asked before.
    func value(_ make: () -> Value) -> Value {
        lock.lock()
        defer { lock.unlock() }
        let value = made ?? make()
        made = value
        return value
    }
}
