import VMGenSpec

/// A scenario whose name cannot be that of a test.
enum ScenarioName: Rule {
    package static let id = "scenario-name"

    /// `name` holds neither letters nor digits.
    static func empty(_ name: Fragment) -> Finding {
        error("the name of a test is made of this, so it needs a letter", at: name.range)
    }

    /// `name` makes the same test as `first`.
    static func duplicate(_ name: Fragment, first: Fragment, identifier: String) -> Finding {
        let message =
            name.text == first.text
            ? "there is a scenario of this name already; choose another name"
            : "this makes the same test, `\(identifier)`, as `\(first.text)`; choose another name"
        return error(message, at: name.range, notes: [("first declared here", first.range)])
    }
}
