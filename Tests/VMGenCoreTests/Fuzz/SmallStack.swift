import Foundation

/// What `work` returns when it runs on a thread whose stack has three MiB: what calls itself once for each line of a long spec
/// does not come to its end there.
func onSmallStack<Result: Sendable>(_ work: @escaping @Sendable () -> Result) -> Result {
    let box = Box<Result>()
    let thread = Thread { box.fill(work()) }
    thread.stackSize = 3 << 20
    thread.start()
    return box.wait()
}

/// What one thread hands to another.
private final class Box<Value: Sendable>: @unchecked Sendable {
    private let isFull = DispatchSemaphore(value: 0)
    private var value: Value?

    func fill(_ value: Value) {
        self.value = value
        isFull.signal()
    }

    func wait() -> Value {
        isFull.wait()
        guard let value else { preconditionFailure("filled before it is signalled") }
        return value
    }
}
