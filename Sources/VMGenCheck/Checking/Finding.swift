import VMGenDiagnostics

/// One thing a rule has to say about a place in the spec.
package struct Finding {
    /// How much it weighs.
    package var severity: Diagnostic.Severity
    /// The rule's id.
    package var rule: String
    /// What is wrong; what to do.
    package var message: String
    /// The span that the caret underlines.
    package var range: SourceRange
    /// Further places in the same spec, each with what is to be said there.
    var notes: [(message: String, range: SourceRange)]
    /// Places in other files.
    var elsewhere: [Diagnostic.Note] = []

    /// The finding as a diagnostic of `source`.
    package func diagnostic(in source: SourceText) -> Diagnostic {
        Diagnostic(
            severity,
            rule: rule,
            message,
            in: source,
            at: range,
            notes: notes.map { Diagnostic.Note($0.message, in: source, at: $0.range) } + elsewhere
        )
    }
}
