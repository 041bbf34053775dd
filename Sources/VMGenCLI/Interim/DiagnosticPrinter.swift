import VMGenDiagnostics

/// Stands in for the printer of VMGenDiagnostics until that is there, and shadows it from then on: delete this file.
enum DiagnosticPrinter {
    /// The diagnostics, a line each.
    static func render(_ diagnostics: [Diagnostic]) -> String {
        diagnostics.map { diagnostic in
            let place = diagnostic.source.location(of: diagnostic.range.lower)
            return "\(diagnostic.source.path):\(place.line):\(place.column): \(diagnostic.severity.rawValue): "
                + diagnostic.message + "\n"
        }.joined()
    }
}
