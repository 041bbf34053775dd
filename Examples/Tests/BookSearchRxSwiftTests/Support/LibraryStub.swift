/// A library that keeps its readers waiting until the test answers them.
@MainActor
final class LibraryStub {
    /// What was searched for, in order.
    private(set) var asked: [String] = []
    private var waiting: [(text: String, answer: CheckedContinuation<[String], Error>)] = []

    /// Answers the search for `text` that has waited longest with `titles`.
    func answer(_ text: String, with titles: [String]) {
        take(text)?.resume(returning: titles)
    }

    /// Lets the search for `text` that has waited longest fail with `error`.
    func fail(_ text: String, with error: Error) {
        take(text)?.resume(throwing: error)
    }

    /// The titles that the test says, when it does.
    func titles(matching text: String) async throws -> [String] {
        asked.append(text)
        return try await withCheckedThrowingContinuation { waiting.append((text, $0)) }
    }

    private func take(_ text: String) -> CheckedContinuation<[String], Error>? {
        guard let index = waiting.firstIndex(where: { $0.text == text }) else { return nil }
        return waiting.remove(at: index).answer
    }
}
