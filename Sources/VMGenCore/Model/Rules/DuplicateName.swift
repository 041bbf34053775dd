import VMGenDiagnostics

/// A name that stands for two things.
enum DuplicateName: Rule {
    static let id = "duplicate-name"

    /// `name` was declared before, at `first`; `what` says what the first one is: `an input`.
    static func finding(_ name: Fragment, what: String, first: Fragment) -> Finding {
        error(
            "there is \(what) `\(name.text)` already; choose another name",
            at: name.range,
            notes: [("first declared here", first.range)]
        )
    }
}
