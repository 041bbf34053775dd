import VMGenDiagnostics

/// A section that stands twice in a spec.
enum DuplicateSection: Rule {
    static let id = "duplicate-section"
    static let explanation = Explanation(
        title: "A section that stands twice",
        reason: """
            A reader looks for the inputs in one place. Of two sections of one name only the first is read. Move the \
            lines of the second one up.
            """,
        wrong: """
            inputs:
              tap: Void
            inputs:
              swipe: Void
            flows:
              - tap, swipe -> call Log.touch()
            """,
        right: """
            inputs:
              tap: Void
              swipe: Void
            flows:
              - tap, swipe -> call Log.touch()
            """
    )

    /// The section of `key` was started before, at `first`.
    static func finding(_ key: Fragment, first: Fragment) -> Finding {
        error(
            "`\(key.text)` stands here a second time; move its lines to the first",
            at: key.range,
            notes: [("first started here", first.range)]
        )
    }
}
