import VMGenDiagnostics

/// A part of a flow that starts with no word of the language.
enum UnknownStep: Rule {
    static let id = "unknown-step"
    static let explanation = Explanation(
        title: "A word that is no step",
        reason: """
            The steps have one name for both runtimes, so a spec can move from one to the other. The message knows \
            the names that RxSwift and Combine use. What the language does not have is written as Swift, in a \
            `swift` step.
            """,
        wrong: """
            inputs:
              query: String
            outputs:
              search: String
            flows:
              - query -> distinctUntilChanged -> search
            """,
        right: """
            inputs:
              query: String
            outputs:
              search: String
            flows:
              - query -> distinct -> search
            """
    )

    /// `part` is neither a step nor a sink.
    static func finding(_ part: Fragment) -> Finding {
        var cursor = TextCursor(part)
        let word = cursor.identifier() ?? part
        if let kind = StepKind(rawValue: word.text), cursor.next == UInt8(ascii: "(") {
            let message = "a step takes what follows it without brackets; \(StepArgument.needs(kind))"
            return error(message, at: part.range)
        }
        if let kind = StepKind(rawValue: word.text), !cursor.isAtEnd { return StepArgument.extra(kind, cursor.rest) }
        let words = StepKind.allCases.map(\.rawValue) + ["set", "call", "as"]
        let all = "; the steps are \(StepKind.allCases.map(\.word).listed("and"))"
        let ending =
            ForeignSteps.hint(for: word.text).map { "; \($0)" }
            ?? Suggestion.ending(for: word.text, among: words, otherwise: all)
        return error("`\(word.text)` is not a step\(ending)", at: word.range)
    }
}
