import Foundation

/// Awaited work that a double is asked for, and that the test answers. Safe on any thread.
final class AsyncWork<Question: Sendable, Answer: Sendable>: @unchecked Sendable {
    private let lock = NSLock()
    private var asked: [Question] = []
    private var waiting: [CheckedContinuation<Answer, any Error>?] = []
    private var cancellations = 0

    /// What was asked for, in order.
    var questions: [Question] { lock.withLock { asked } }
    /// How often work was cancelled while it waited for its answer.
    var cancelCount: Int { lock.withLock { cancellations } }

    /// The answer to `question`, when it comes; throws what the test lets it fail with, or that it was cancelled.
    func ask(_ question: Question) async throws -> Answer {
        let index = lock.withLock {
            asked.append(question)
            waiting.append(nil)
            return waiting.count - 1
        }
        return try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                lock.withLock { waiting[index] = continuation }
            }
        } onCancel: {
            let continuation = lock.withLock {
                cancellations += 1
                return take(index)
            }
            continuation?.resume(throwing: CancellationError())
        }
    }

    /// Answers the question at `index`, or the last one.
    func answer(_ index: Int? = nil, with answer: Answer) {
        lock.withLock { take(index) }?.resume(returning: answer)
    }

    /// Lets the last question fail.
    func fail(with error: Error) {
        lock.withLock { take(nil) }?.resume(throwing: error)
    }

    private func take(_ index: Int?) -> CheckedContinuation<Answer, any Error>? {
        let index = index ?? waiting.count - 1
        guard waiting.indices.contains(index) else { return nil }
        defer { waiting[index] = nil }
        return waiting[index]
    }
}

/// A failure with a text of its own.
struct Failure: LocalizedError, Equatable {
    /// What is said of it.
    var text = "offline"

    var errorDescription: String? { text }
}

/// Runs `action` on another thread, and lets the main thread do what comes of it.
func elsewhere(_ action: @escaping () -> Void, isolation: isolated (any Actor)? = #isolation) async {
    nonisolated(unsafe) let action = action
    await withCheckedContinuation { continuation in
        Thread.detachNewThread {
            action()
            continuation.resume()
        }
    }
    await settle()
}
