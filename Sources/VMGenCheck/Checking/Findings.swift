import VMGenDiagnostics

/// What the checks of one spec have found so far.
final class Findings {
    /// The spec's text.
    let source: SourceText
    private var found: [Finding] = []

    /// Starts with nothing found in `source`.
    init(source: SourceText) {
        self.source = source
    }

    /// Adds one finding.
    func add(_ finding: Finding) {
        found.append(finding)
    }

    /// Adds one finding about what comes to nothing by it.
    func refuse<Value>(_ finding: Finding) -> Value? {
        add(finding)
        return nil
    }

    /// Adds several findings.
    func add(_ findings: [Finding]) {
        found.append(contentsOf: findings)
    }

    /// Whether anything found keeps the spec from being generated.
    var hasErrors: Bool { found.contains { $0.severity == .error } }

    /// Whether an error starts where `range` does.
    func hasError(at range: SourceRange) -> Bool {
        found.contains { $0.severity == .error && $0.range.lower == range.lower }
    }

    /// Whether an error starts within `range`; never where there is none.
    func hasError(within range: SourceRange?) -> Bool {
        guard let range else { return false }
        return found.contains { $0.severity == .error && $0.range.lower >= range.lower && $0.range.lower < range.upper }
    }

    /// Whether the rule with this id found an error.
    func hasError(of rule: String) -> Bool {
        found.contains { $0.severity == .error && $0.rule == rule }
    }

    /// Everything found, in source order; what stands at one place stays in the order it was found in, said once.
    var diagnostics: [Diagnostic] {
        var seen: Set<String> = []
        return found.enumerated()
            .sorted { ($0.element.range.lower, $0.offset) < ($1.element.range.lower, $1.offset) }
            .map { $0.element.diagnostic(in: source) }
            .filter { seen.insert("\($0.range.lower) \($0.rule) \($0.message)").inserted }
    }
}
