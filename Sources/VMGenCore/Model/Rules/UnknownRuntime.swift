import VMGenDiagnostics

/// A runtime that does not exist.
enum UnknownRuntime: Rule {
    static let id = "unknown-runtime"

    /// `name` is not a runtime.
    static func finding(_ name: Fragment) -> Finding {
        let names = Runtime.all.map(\.name)
        let ending = Suggestion.ending(for: name.text, among: names, otherwise: "; write \(names.listed())")
        return error("unknown runtime `\(name.text)`\(ending)", at: name.range)
    }
}
