import Foundation
import RxSwift
import XCTest

/// Work that a double is asked for: it begins when it is subscribed to, and the test answers it.
final class PendingWork<Question, Answer> {
    private var observers: [(SingleEvent<Answer>) -> Void] = []
    /// What was asked for, in order.
    private(set) var questions: [Question] = []
    /// How many questions need no answer any more, since they have one or nobody waits for it.
    private(set) var closedCount = 0

    /// The answer to `question`, when it comes.
    func ask(_ question: Question) -> Single<Answer> {
        Single.create { observer in
            self.questions.append(question)
            self.observers.append(observer)
            return Disposables.create { self.closedCount += 1 }
        }
    }

    /// Answers the question at `index`, or the last one.
    func answer(_ index: Int? = nil, with answer: Answer) {
        end(index, with: .success(answer))
    }

    /// Lets the last question fail.
    func fail(with error: Error) {
        end(nil, with: .failure(error))
    }

    private func end(_ index: Int?, with event: SingleEvent<Answer>) {
        let index = index ?? observers.count - 1
        guard observers.indices.contains(index) else { return XCTFail("nothing was asked for") }
        observers[index](event)
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
