import VMGenDiagnostics

/// A flow that ends in an input.
enum IntoInput: Rule {
    static let id = "into-input"

    /// `name` is an input.
    static func finding(_ name: Fragment) -> Finding {
        error(
            "`\(name.text)` is an input: values come out of it, none go in; let the flows of `\(name.text)` "
                + "start from this one's source too, `\(name.text), other -> …`",
            at: name.range
        )
    }
}
