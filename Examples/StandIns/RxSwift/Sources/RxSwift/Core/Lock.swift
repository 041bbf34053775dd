import Foundation

/// A lock that one thread may take several times; it guards the state of operators with several sources.
typealias Lock = NSRecursiveLock

extension NSRecursiveLock {
    /// Runs `body` while holding the lock.
    func locked<Result>(_ body: () throws -> Result) rethrows -> Result {
        lock()
        defer { unlock() }
        return try body()
    }
}

/// A condition that is set once, from any thread.
final class Flag {
    private let lock = NSLock()
    private var value = false

    /// Whether `set` was called.
    var isSet: Bool {
        lock.lock()
        defer { lock.unlock() }
        return value
    }

    /// Sets the flag; whether this call was the one that set it.
    @discardableResult
    func set() -> Bool {
        lock.lock()
        defer { lock.unlock() }
        defer { value = true }
        return !value
    }
}
