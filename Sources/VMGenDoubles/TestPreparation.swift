/// What a double answers from now on.
package struct TestPreparation: Equatable {
    /// Which calls are meant, by their arguments or address as Swift; nil for all.
    package var calls: String?
    /// The answers, one after the other; the last one repeats.
    package var answers: [TestAnswer]
    /// Whether they come on a thread that is not the main one.
    package var isDelivered: Bool

    /// Makes it of its parts.
    package init(calls: String? = nil, answers: [TestAnswer], isDelivered: Bool = false) {
        self.calls = calls
        self.answers = answers
        self.isDelivered = isDelivered
    }

    /// The double keeps every call waiting.
    package static let waits = TestPreparation(answers: [.waits])

    /// The same with what `change` makes of each value in it.
    package func mapped(_ change: (String) -> String) -> TestPreparation {
        TestPreparation(
            calls: calls.map(change),
            answers: answers.map { $0.mapped(change) },
            isDelivered: isDelivered
        )
    }
}
