import VMGenDiagnostics

/// A section without which nothing can be generated.
enum MissingSection: Rule {
    static let id = "missing-section"

    /// The findings for each needed section that `sections` lacks, at the spec's first line.
    static func check(_ sections: [SectionName: EntrySyntax], entries: [EntrySyntax]) -> [Finding] {
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
        if sections[.runtime] == nil {
            let lines = Runtime.all.map { "runtime: \($0.name)" }
            findings.append(error("the spec does not name its `runtime`; add \(lines.listed())", at: place))
        }
        return findings
    }
}
