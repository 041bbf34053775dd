import VMGenDiagnostics
import VMGenModel
import VMGenSpec

/// A section without which nothing can be generated.
enum MissingSection: Rule {
    package static let id = "missing-section"

    /// The findings for each needed section that `sections` lacks, at the spec's first line.
    ///
    /// - Parameter needsRuntime: whether the project leaves it to the spec to name a runtime.
    static func check(
        _ sections: [SectionName: EntrySyntax],
        entries: [EntrySyntax],
        needsRuntime: Bool
    ) -> [Finding] {
        let place = entries.first.map { $0.key?.range ?? $0.content.range } ?? SourceRange(0, 0)
        var findings: [Finding] = []
        if sections[.viewModel] == nil {
            findings.append(
                error(
                    "the spec has no `view-model` line; add one such as `\(SectionName.viewModel.example)`",
                    at: place
                )
            )
        }
        if sections[.runtime] == nil, needsRuntime {
            let lines = Runtime.all.map { "runtime: \($0.name)" }
            findings.append(error("the spec does not name its `runtime`; add \(lines.listed())", at: place))
        }
        return findings
    }

    /// The one thing to say of a file that is no spec at all: one without text, of another encoding, or none of whose
    /// lines starts a section; nil where it is one. What the parser found in such a file only follows from that.
    static func noSpec(_ syntax: SpecSyntax, source: SourceText, parsing: [Diagnostic]) -> Diagnostic? {
        guard let first = syntax.entries.first else {
            if let unreadable = parsing.first(where: \.isError) { return unreadable }
            let isBlank = source.bytes.allSatisfy { $0 <= 0x20 || [0xEF, 0xBB, 0xBF].contains($0) }
            let problem = isBlank ? "the file is empty" : "the file has nothing but comments"
            return error("\(problem); \(start)", at: SourceRange(0, 0)).diagnostic(in: source)
        }
        guard !syntax.entries.contains(where: isSection) else { return nil }
        return error("this is no spec: none of its lines starts a section; \(start)", at: first.content.range)
            .diagnostic(in: source)
    }

    /// Whether `entry` names a section, be it misspelt.
    private static func isSection(_ entry: EntrySyntax) -> Bool {
        guard let key = entry.key?.text, !entry.isItem else { return false }
        return SectionName(rawValue: key) != nil || SectionName.meant(by: key) != nil
    }

    private static let start =
        "a spec starts with `\(SectionName.viewModel.example)` and `\(SectionName.runtime.example)`"
}
