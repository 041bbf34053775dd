import VMGenDiagnostics
import VMGenSpec

/// Reports that only follow from a flow whose end is wrong: what it was to feed is unfed, what it was to name is unknown.
enum FlowEchoes {
    /// `diagnostics` without those that follow from others of them.
    static func dropped(from diagnostics: [Diagnostic], of syntax: SpecSyntax) -> [Diagnostic] {
        let flows = syntax.entries.filter { $0.key?.text == SectionName.flows.rawValue }
        let errors = diagnostics.filter { error in
            error.isError
                && flows.contains { error.range.lower > $0.range.lower && error.range.lower <= $0.range.upper }
        }
        guard !errors.isEmpty else { return diagnostics }
        let line = { (diagnostic: Diagnostic) in diagnostic.source.lineIndex(of: diagnostic.range.lower) }
        // What is said of a helper's streams says where they end.
        let helpers = Set(errors.filter { $0.rule == SeveralStreams.id }.map(line))
        let all = diagnostics.filter { $0.rule != FlowPart.id || !helpers.contains(line($0)) }
        // What all is wrong with is said once: a comma at the end of one of its lines is part of it.
        let whole = errors.filter { $0.rule == BadSink.id }.map(\.range)
        let isPart = { (mark: Diagnostic) in
            mark.rule == LineRule.strayMarker.id
                && whole.contains { $0.lower < mark.range.lower && mark.range.upper <= $0.upper }
        }
        let diagnostics = all.filter { !isPart($0) }
        let unfed = diagnostics.filter { $0.rule == UnfedOutput.id }
        let ends = errors.filter(losesEnd).count
        let unknown = errors.filter { $0.rule == UnknownName.id }
        let names = Set(unknown.map { $0.source.text(in: $0.range) })
        let unnamed = flows.flatMap(\.block).filter { $0.content.text.hasSuffix("-> as") }
        let uses = names.count <= unnamed.count ? Set(unknown.map(\.range.lower)) : []
        return diagnostics.filter { diagnostic in
            if diagnostic.rule == UnknownName.id { return !uses.contains(diagnostic.range.lower) }
            return diagnostic.rule != UnfedOutput.id || unfed.count > ends
        }
    }

    /// Whether `error` says that nobody knows where a flow ends, or what shows that its work runs.
    private static func losesEnd(_ error: Diagnostic) -> Bool {
        guard ends.contains(error.rule) else { return false }
        if error.rule == FailureNowhere.id { return true }
        let line = error.source.lineRange(error.source.lineIndex(of: error.range.lower))
        let before = error.source.text(in: SourceRange(line.lower, error.range.lower))
        let behind = error.source.text(in: SourceRange(min(error.range.upper, line.upper), line.upper))
        return !behind.contains("->") || before.hasSuffix("while ")
    }

    /// Rules that speak of the end of a flow.
    private static let ends: Set<String> = [
        FlowPart.id, UnknownName.id, FailureNowhere.id, LoadingFlag.id,
    ]
}
