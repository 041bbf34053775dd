import VMGenDiagnostics

@testable import VMGenCheck
@testable import VMGenModel

/// A spec text, parsed and checked.
struct CheckedSpec {
    /// The model; nil where there are errors.
    let spec: ViewModelSpec?
    /// What parser and checker said.
    let diagnostics: [Diagnostic]

    /// Parses and checks `text` as the file `Spec.vm`.
    init(_ text: String) {
        let source = SourceText(path: "Spec.vm", text: text)
        (spec, diagnostics) = SpecAnalysis.analyse(source)
    }

    /// The diagnostics as the command line prints them.
    var printed: String { DiagnosticPrinter.render(diagnostics) }

    /// One line a diagnostic: place, length, severity, rule and message, with notes indented below.
    ///
    ///     3:1+6: error: [unknown-section] unknown section `inptus`; did you mean `inputs`?
    var summary: String {
        DiagnosticPrinter.sorted(diagnostics).map { diagnostic in
            let rule = "\(diagnostic.severity.rawValue): [\(diagnostic.rule)]"
            let first = "\(CheckedSpec.place(diagnostic.range, diagnostic.source)): \(rule) \(diagnostic.message)"
            return diagnostic.notes.reduce(first) { text, note in
                text + "\n  \(CheckedSpec.place(note.range, note.source)): note: \(note.message)"
            }
        }
        .joined(separator: "\n")
    }

    private static func place(_ range: SourceRange, _ source: SourceText) -> String {
        let (line, column) = source.location(of: range.lower)
        return "\(line):\(column)+\(range.upper - range.lower)"
    }
}
