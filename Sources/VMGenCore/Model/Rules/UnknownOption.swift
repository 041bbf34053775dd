import VMGenDiagnostics

/// A line below a declaration that is none of its options.
enum UnknownOption: Rule {
    static let id = "unknown-option"
    static let explanation = Explanation(
        title: "A line below a declaration that is none of its options",
        reason: """
            Below an output or a state may stand `persist`, below a request `decode`, `value`, `query`, `headers`, \
            `body` and `status`. A misspelt one would be lost without a word: a value that is not kept, a header \
            that is not sent.
            """,
        wrong: """
            init:
              defaults: UserDefaults
            outputs:
              round: Int = 1
                presist: defaults "Round"
            flows:
              - start -> set round = 2
            """,
        right: """
            init:
              defaults: UserDefaults
            outputs:
              round: Int = 1
                persist: defaults "Round"
            flows:
              - start -> set round = 2
            """
    )

    /// `key` is none of `options`, which may stand below `owner`.
    static func finding(_ key: Fragment, below owner: String, options: [String]) -> Finding {
        let all = "; below `\(owner)` may stand \(options.listed())"
        let ending = Suggestion.ending(for: key.text, among: options, otherwise: all)
        return error("unknown option `\(key.text)`\(ending)", at: key.range)
    }
}
