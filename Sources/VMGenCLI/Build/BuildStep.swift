import VMGenCore
import VMGenDiagnostics
import VMGenPlan

/// What one run of `vmgen build` says and writes.
struct BuildStep {
    /// What is wrong, as far as this step is the one to say it.
    let diagnostics: [Diagnostic]

    private let files: [PlannedFile]
    /// The outputs that nothing was generated for.
    private let leftOver: [PlannedFile]
    /// Whether a spec has errors that another step reports.
    private let isIncomplete: Bool

    /// Takes from `result` what `options` ask for.
    init(_ options: BuildOptions, result: GenerationResult) {
        let specs = Set((options.specs + options.beside.flatMap(\.specs)).map(\.shown))
        let results = [result] + result.beside
        let reported = options.reportedSpecs
        diagnostics = DiagnosticPrinter.sorted(
            results.flatMap(\.diagnostics).filter { diagnostic in
                if RuleCatalog.comparesSpecs(diagnostic.rule) { return options.reportsClashes }
                let path = diagnostic.source.path
                return reported.contains(path) || !specs.contains(path)
            }
        )
        isIncomplete = results.flatMap(\.diagnostics).contains(where: \.isError)
        var texts: [String: String] = [:]
        for file in results.flatMap(\.files) where !file.isScaffold { texts[file.name] = file.contents }
        files = options.outputs.compactMap { path in
            texts[path.name].map { PlannedFile(path: path, contents: $0, rule: .owned) }
        }
        leftOver = options.outputs.filter { texts[$0.name] == nil }
            .map { PlannedFile(path: $0, contents: Self.empty, rule: .owned) }
    }

    /// What a step does while another one says that specs cannot be read at all: what is there stays, and what is missing is
    /// made as for a file that nothing needs.
    init(waitingFor options: BuildOptions) {
        diagnostics = []
        isIncomplete = true
        files = []
        leftOver = options.outputs.map { PlannedFile(path: $0, contents: Self.empty, rule: .owned) }
    }

    /// The files that are new or have another text.
    ///
    /// While another step reports errors, what is there stays: nothing will be compiled, and once the error is mended less
    /// has to be compiled anew.
    ///
    /// - Throws: `DiskError` where something stands at a file's place that vmgen may not overwrite.
    func changedFiles() throws(DiskError) -> [PlannedFile] {
        var changed: [PlannedFile] = []
        for file in files + leftOver {
            switch try FileWriter.change(for: file) {
            case .create: changed.append(file)
            case .update where !isIncomplete: changed.append(file)
            case .update, .keep: continue
            }
        }
        return changed
    }

    /// The text of a file that nothing needs.
    static let empty = GeneratedFile.headerPrefix + ". Nothing needs this file; the build asks for it all the same.\n"
}
