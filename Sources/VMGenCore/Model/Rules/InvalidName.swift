import VMGenDiagnostics

/// A name that Swift does not take.
enum InvalidName: Rule {
    static let id = "invalid-name"

    /// `name` is not an identifier.
    static func finding(_ name: Fragment) -> Finding {
        error("`\(name.text)` is not a Swift name: letters, digits and `_`, and no digit first", at: name.range)
    }
}
