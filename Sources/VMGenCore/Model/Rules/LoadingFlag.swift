import VMGenDiagnostics

/// Something after `while` that cannot show that work runs.
enum LoadingFlag: Rule {
    static let id = "loading-flag"
    static let explanation = Explanation(
        title: "Something after `while` that cannot show that work runs",
        reason: """
            `while isLoading` sets a Bool while any of the work runs, and back when all of it has ended. The Bool is \
            an output or a state with a first value, so that a view knows it from the start.
            """,
        wrong: """
            requests:
              load: GET https://example.com/number
                decode: Int
            outputs:
              number: Int
              isLoading: Bool
            flows:
              - start -> latest load while isLoading -> number
              - errors -> ignore
            """,
        right: """
            requests:
              load: GET https://example.com/number
                decode: Int
            outputs:
              number: Int
              isLoading: Bool = false
            flows:
              - start -> latest load while isLoading -> number
              - errors -> ignore
            """
    )

    /// What is wrong with `port` after `while`; nil where it is a `Bool` with a value.
    static func check(_ port: Port, at place: SourceRange) -> Finding? {
        let name = port.name.text
        let note: [(message: String, range: SourceRange)] = [("declared here", port.name.range)]
        if TypeText(port.element.text).certainlyDiffers(from: TypeText("Bool")) {
            return error("`while` shows that work runs in a `Bool`, and `\(name)` is not", at: place, notes: note)
        }
        guard port.isStateful else {
            let message = "`\(name)` shows that work runs, so it has a value from the start: `\(name): Bool = false`"
            return error(message, at: place, notes: note)
        }
        return nil
    }

    /// `name` is neither an output nor a state.
    static func notAFlag(_ name: Fragment) -> Finding {
        error("`while` shows that work runs in an output or a state, and `\(name.text)` is neither", at: name.range)
    }
}
