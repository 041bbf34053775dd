import VMGenDiagnostics

@testable import VMGenCore

/// A spec text, parsed and checked.
struct CheckedSpec {
    /// The model; nil where there are errors.
    let spec: ViewModelSpec?
    /// What parser and checker said.
    let diagnostics: [Diagnostic]

    /// Parses and checks `text` as the file `Spec.vm`.
    init(_ text: String) {
        let source = SourceText(path: "Spec.vm", text: text)
        let (syntax, parsed) = SpecParser.parse(source)
        let (spec, checked) = SpecChecker.check(syntax, source: source)
        self.spec = parsed.contains { $0.severity == .error } ? nil : spec
        diagnostics = parsed + checked
    }

    /// The diagnostics as the command line prints them.
    var printed: String { DiagnosticPrinter.render(diagnostics) }
}
