import VMGenDiagnostics

/// A section whose default kind of stream does not exist.
enum UnknownKind: Rule {
    static let id = "unknown-kind"
    static let explanation = Explanation(
        title: "A section whose default kind of stream does not exist",
        reason: """
            The value on the line of `inputs`, `outputs` or `state` is the kind of every field below it that names \
            none. It is one of the runtime's kinds.
            """,
        wrong: """
            outputs: Drvier
              title: String
            flows:
              - start -> replace with "Home" -> title
            """,
        right: """
            outputs: Driver
              title: String
            flows:
              - start -> replace with "Home" -> title
            """
    )

    /// `name` is no kind of `runtime`.
    static func finding(_ name: Fragment, runtime: Runtime) -> Finding {
        let kinds = runtime.kinds.map(\.name)
        let all = "; \(runtime.name) has \(kinds.listed("and"))"
        let ending = Suggestion.ending(for: name.text, among: kinds, otherwise: all)
        return error("`\(name.text)` is not a kind of stream\(ending)", at: name.range)
    }
}
