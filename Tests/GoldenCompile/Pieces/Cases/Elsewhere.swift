import Foundation

/// Runs `work` on a thread of its own.
func elsewhere(_ work: @escaping () -> Void) {
    nonisolated(unsafe) let work = work
    Thread.detachNewThread { work() }
}

/// Holds the caller's thread until `semaphore` is signalled.
func block(until semaphore: DispatchSemaphore) {
    semaphore.wait()
}

/// Runs `work` on four threads at a time, and waits for them.
func fourfold(_ work: @escaping (Int) -> Void) {
    nonisolated(unsafe) let work = work
    DispatchQueue.concurrentPerform(iterations: 4) { work($0) }
}

/// What work fails with.
struct Broken: Error {}
