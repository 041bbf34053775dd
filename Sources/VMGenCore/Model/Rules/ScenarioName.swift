import VMGenDiagnostics

/// A scenario whose name cannot be that of a test.
enum ScenarioName: Rule {
    static let id = "scenario-name"
    static let explanation = Explanation(
        title: "A scenario whose name cannot be that of a test",
        reason: """
            The test of a scenario is called as the scenario is, word by word: `a hit counts` becomes `aHitCounts`. \
            Two names that differ only in what Swift's names leave out, such as commas, would be one test.
            """,
        wrong: """
            inputs:
              tap: Void
            outputs:
              shown: Void
            flows:
              - tap -> shown
            scenarios:
              a tap shows it:
                when: tap
                then: shown
              a tap, shows it:
                when: tap; tap
                then: shown twice
            """,
        right: """
            inputs:
              tap: Void
            outputs:
              shown: Void
            flows:
              - tap -> shown
            scenarios:
              a tap shows it:
                when: tap
                then: shown
              each tap shows it:
                when: tap; tap
                then: shown twice
            """
    )

    /// `name` holds neither letters nor digits.
    static func empty(_ name: Fragment) -> Finding {
        error("the name of a test is made of this, so it needs a letter", at: name.range)
    }

    /// `name` makes the same test as `first`.
    static func duplicate(_ name: Fragment, first: Fragment, identifier: String) -> Finding {
        let message =
            name.text == first.text
            ? "there is a scenario of this name already; choose another name"
            : "this makes the same test, `\(identifier)`, as `\(first.text)`; choose another name"
        return error(message, at: name.range, notes: [("first declared here", first.range)])
    }
}
