import VMGenDiagnostics

/// A method that answers at once, run as if it took time.
enum NotWork: Rule {
    static let id = "not-work"
    static let explanation = Explanation(
        title: "A method that answers at once, run under a policy",
        reason: """
            `latest` and its like start something that goes on and can be cancelled. A method that returns a plain \
            value is done when it returns: `map` uses its value, `do` and `call` what it does.
            """,
        wrong: """
            inputs:
              row: Int
            outputs:
              title: String
            logic:
              - makeTitle(of row: Int) -> String
            flows:
              - row -> latest makeTitle -> title
            """,
        right: """
            inputs:
              row: Int
            outputs:
              title: String
            logic:
              - makeTitle(of row: Int) -> String
            flows:
              - row -> map makeTitle -> title
            """
    )

    /// What is wrong with `method` under a policy; nil where it takes time or can fail.
    static func check(_ method: SwiftMethod, takesTime: Bool, use: CallUse, at place: SourceRange) -> Finding? {
        guard case .work(let kind) = use, !takesTime, !method.canThrow else { return nil }
        let name = method.name.text
        let instead =
            method.returnType == nil
            ? "`do \(name)` in passing, or `call \(name)` at the end"
            : "`map \(name)`"
        return error("`\(name)` answers at once, so there is nothing to \(verb(kind)); write \(instead)", at: place)
    }

    private static func verb(_ kind: StepKind) -> String {
        switch kind {
        case .latest: "cancel"
        case .first: "wait for"
        case .queue: "queue"
        default: "run at once"
        }
    }
}
