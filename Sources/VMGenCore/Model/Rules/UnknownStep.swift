import VMGenDiagnostics

/// A part of a flow that starts with no word of the language.
enum UnknownStep: Rule {
    static let id = "unknown-step"

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
