import VMGenDiagnostics

/// A name that stands for two things.
enum DuplicateName: Rule {
    static let id = "duplicate-name"

    /// `name` was declared before, at `first`; `what` names the things that share the namespace.
    static func finding(_ name: Fragment, what: String, first: Fragment) -> Finding {
        error(
            "there is a \(what) `\(name.text)` already; choose another name",
            at: name.range,
            notes: [("first declared here", first.range)]
        )
    }
}
