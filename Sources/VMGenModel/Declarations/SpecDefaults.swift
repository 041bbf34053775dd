import VMGenDiagnostics

/// What holds for a spec that says nothing else.
public struct SpecDefaults: Sendable {
    /// Which streams are generated; nil where each spec has to say it.
    public var runtime: Runtime?
    /// The access modifier of a view model that is declared without one.
    public var access: String?
    /// Modules that every view model imports, beside its own.
    public var imports: [String] = []
    /// What tests are written for.
    public var tests: TestFramework?
    /// Whether what a target declares is on the main actor where it says nothing else, as `-default-isolation MainActor` has it.
    public var isOnMainActor = false
    /// What warnings of a rule count as, by its id; nil for nothing at all.
    public var severities: [String: Diagnostic.Severity?] = [:]
    /// The lines of a comment at the top of each file, without marks.
    public var header: [String] = []

    /// Nothing: a spec says all of it.
    public init() {}

    /// `diagnostics` as they count: warnings may be errors, or left out.
    package func weighed(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
        guard !severities.isEmpty else { return diagnostics }
        return diagnostics.compactMap { diagnostic in
            guard diagnostic.severity == .warning, let severity = severities[diagnostic.rule] else { return diagnostic }
            guard let severity else { return nil }
            var diagnostic = diagnostic
            diagnostic.severity = severity
            return diagnostic
        }
    }
}
