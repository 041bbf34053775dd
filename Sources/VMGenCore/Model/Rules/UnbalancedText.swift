import VMGenDiagnostics

/// Swift text whose brackets or strings do not close.
enum UnbalancedText: Rule {
    static let id = "unbalanced-swift"
    static let explanation = Explanation(
        title: "Swift text whose brackets or strings do not close",
        reason: """
            Types and expressions are taken as text, so the first one to notice a missing bracket would be the Swift \
            compiler, in a file that nobody wrote. It is found here instead, at its place in the spec.
            """,
        wrong: """
            outputs:
              size: Int = max(1, 2
            flows:
              - start -> set size = 1
            """,
        right: """
            outputs:
              size: Int = max(1, 2)
            flows:
              - start -> set size = 1
            """
    )

    /// What does not match in `text`; nil where all does.
    static func check(_ text: Fragment) -> Finding? {
        SwiftText.imbalance(in: text).map { error($0.message, at: $0.range) }
    }

    /// What does not match in a block of Swift; nil where all does.
    static func check(_ block: VerbatimSyntax) -> Finding? {
        SwiftText.imbalance(in: block).map { error($0.message, at: $0.range) }
    }
}
