import VMGenDiagnostics

/// A section whose default kind of stream does not exist.
enum UnknownKind: Rule {
    static let id = "unknown-kind"

    /// `name` is no kind of `runtime`.
    static func finding(_ name: Fragment, runtime: Runtime) -> Finding {
        let kinds = runtime.kinds.map(\.name)
        let all = "; \(runtime.name) has \(kinds.listed("and"))"
        let ending = Suggestion.ending(for: name.text, among: kinds, otherwise: all)
        return error("`\(name.text)` is not a kind of stream\(ending)", at: name.range)
    }
}
