import VMGenDiagnostics

/// A section without which nothing can be generated.
enum MissingSection: Rule {
    static let id = "missing-section"
    static let explanation = Explanation(
        title: "A spec without a declaration or a runtime",
        reason: """
            The `view-model` line names the type that is generated, the `runtime` line the streams that it is \
            written with. Nothing can be guessed of either: the runtime decides about every line of the output.
            """,
        wrong: """
            view-model: HomeViewModel
            inputs:
              tap: Void
            flows:
              - tap -> call Log.tap()
            """,
        right: """
            view-model: HomeViewModel
            runtime: rxswift
            inputs:
              tap: Void
            flows:
              - tap -> call Log.tap()
            """
    )

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
