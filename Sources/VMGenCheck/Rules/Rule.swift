import VMGenDiagnostics

/// One thing that can be wrong with a spec. A rule's file holds its id and the wording of its messages.
package protocol Rule {
    /// The id that `vmgen explain` takes, `unknown-name`; `Explanations/unknown-name.md` beside the rules is what it prints.
    static var id: String { get }
}

extension Rule {
    /// An error of this rule: `message` says what is wrong and what to do.
    package static func error(
        _ message: String,
        at range: SourceRange,
        notes: [(message: String, range: SourceRange)] = []
    ) -> Finding {
        Finding(severity: .error, rule: id, message: message, range: range, notes: notes)
    }

    /// A warning of this rule: the spec can be generated all the same.
    package static func warning(
        _ message: String,
        at range: SourceRange,
        notes: [(message: String, range: SourceRange)] = []
    ) -> Finding {
        Finding(severity: .warning, rule: id, message: message, range: range, notes: notes)
    }
}
