/// Puts diagnostics into the form that compilers print and that editors and Xcode turn into marks beside the line.
///
///     FindNumber.vm:9:3: error: `round` is declared twice; rename one of them
///       round: Int = 1
///       ^~~~~
///     FindNumber.vm:4:3: note: first declared here
///       round: Int = 0
///       ^~~~~
public enum DiagnosticPrinter {
    /// The printed form of `diagnostics`, each line with a line end; empty for none. They are sorted by place within a
    /// file; files come in the order of their first diagnostic. Notes stay with their diagnostic.
    public static func render(_ diagnostics: [Diagnostic]) -> String {
        sorted(diagnostics).map(render).joined()
    }

    /// One diagnostic with its notes.
    private static func render(_ diagnostic: Diagnostic) -> String {
        let first = render(diagnostic.severity, diagnostic.message, diagnostic.source, diagnostic.range)
        return diagnostic.notes.reduce(first) { $0 + render(.note, $1.message, $1.source, $1.range) }
    }

    private static func render(
        _ severity: Diagnostic.Severity,
        _ message: String,
        _ source: SourceText,
        _ range: SourceRange
    ) -> String {
        let (line, column) = source.location(of: range.lower)
        let excerpt = Excerpt(source, range)
        let place = "\(PrintedText.line(source.path)):\(line):\(column)"
        return "\(place): \(severity.rawValue): \(message)\n\(excerpt.line)\n\(excerpt.marks)\n"
    }

    /// `diagnostics` in the order that `render` prints them.
    public static func sorted(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
        var order: [String: Int] = [:]
        for diagnostic in diagnostics where order[diagnostic.source.path] == nil {
            order[diagnostic.source.path] = order.count
        }
        return diagnostics.enumerated()
            .map { (file: order[$0.element.source.path] ?? 0, position: $0.offset, diagnostic: $0.element) }
            .sorted {
                ($0.file, $0.diagnostic.range.lower, $0.position) < ($1.file, $1.diagnostic.range.lower, $1.position)
            }
            .map(\.diagnostic)
    }
}
