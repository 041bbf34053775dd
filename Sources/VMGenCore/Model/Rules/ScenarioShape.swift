import VMGenDiagnostics

/// A scenario that is not made of given, when and then.
enum ScenarioShape: Rule {
    static let id = "scenario-shape"
    static let explanation = Explanation(
        title: "A scenario that is not made of given, when and then",
        reason: """
            A scenario says what holds before, what happens, and what holds after it; a test is made of it. Its \
            lines start with `given`, `when` or `then`, in as many rounds as it takes.
            """,
        wrong: """
            scenarios:
              a start is logged:
                if: start
            """,
        right: """
            scenarios:
              a start is logged:
                when: start
            """
    )

    /// `line` starts no scenario.
    static func notAScenario(_ line: Fragment) -> Finding {
        error("a scenario is a line that ends in a colon, with given, when and then below it", at: line.range)
    }

    /// `word` is not one of the words that start a scenario's line.
    static func unknownLine(_ word: Fragment) -> Finding {
        let words = Scenario.Keyword.allCases.map(\.rawValue)
        let ending = Suggestion.ending(for: word.text, among: words)
        return error("a line of a scenario starts with \(words.map { "\($0):" }.listed())\(ending)", at: word.range)
    }

    /// Nothing stands after `word`.
    static func emptyLine(_ word: Fragment) -> Finding {
        error("nothing stands after `\(word.text):`", at: word.range)
    }
}
