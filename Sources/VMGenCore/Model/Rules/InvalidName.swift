import VMGenDiagnostics

/// A name that Swift does not take.
enum InvalidName: Rule {
    static let id = "invalid-name"
    static let explanation = Explanation(
        title: "A name that Swift does not take",
        reason: """
            Names of the spec become names of the output as they are. They follow Swift's rules: letters, digits and \
            `_`, no digit first. A keyword is fine: it is put in backticks where it has to be. Only a few that mean \
            something even then are not: `self`, `Type`, `Protocol`, `inout`, `let`, `try` and `await`.
            """,
        wrong: """
            inputs:
              2ndTap: Void
            """,
        right: """
            inputs:
              secondTap: Void
            flows:
              - secondTap -> call Log.tap()
            """
    )

    /// The keywords that keep their meaning where a name stands, in the output or in the spec.
    static let unusable: Set<String> = ["Protocol", "Type", "await", "inout", "let", "self", "try"]

    /// `name` is one of those keywords.
    static func keyword(_ name: Fragment) -> Finding {
        error("`\(name.text)` keeps its meaning in Swift, even in backticks; choose another name", at: name.range)
    }

    /// `name` is not an identifier.
    static func finding(_ name: Fragment) -> Finding {
        error("`\(name.text)` is not a Swift name: letters, digits and `_`, and no digit first", at: name.range)
    }
}
