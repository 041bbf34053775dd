import VMGenDiagnostics

/// A test framework that tests cannot be generated for.
enum UnknownTestFramework: Rule {
    static let id = "unknown-tests"
    static let explanation = Explanation(
        title: "A test framework that tests cannot be generated for",
        reason: """
            `tests` chooses what the generated tests are written for: `xctest`, which is what they are written for \
            without it, or `swift-testing`. With `none`, there are none.
            """,
        wrong: """
            tests: quick
            flows:
              - start -> call Log.start()
            """,
        right: """
            tests: swift-testing
            flows:
              - start -> call Log.start()
            """
    )

    /// `name` is no test framework.
    static func finding(_ name: Fragment) -> Finding {
        let names = TestFramework.allCases.map(\.rawValue)
        let ending = Suggestion.ending(for: name.text, among: names, otherwise: "; write \(names.listed())")
        return error("unknown test framework `\(name.text)`\(ending)", at: name.range)
    }
}
