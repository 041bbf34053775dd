import VMGenCheck
import VMGenDiagnostics
import VMGenModel
import VMGenPlan
import VMGenSpec
import VMGenTemplating
import VMGenTesting
import VMGenWorkers

/// The whole flow on one screen: spec text → syntax tree → checked model → plan → rendered text.
///
/// Text in, files in memory out: nothing here reads a disk or prints.
public struct Pipeline: Sendable {
    /// Where the templates come from.
    public var templates: TemplateStore

    /// Makes a pipeline that renders with `templates`.
    public init(templates: TemplateStore) {
        self.templates = templates
    }

    /// Generates the files of one target, and of the modules beside it. Specs with errors have no files of their own, and what
    /// specs share is made for the others.
    public func generate(_ target: TargetInput) -> GenerationResult {
        let analyses = ([target] + target.beside).map(analyse)
        let store = templates
        let files = TargetPlanner.files(
            of: analyses.map(\.module),
            context: { Renderer(templates: store) },
            { renderer, plan in renderer.result(plan) }
        )
        let results = zip(analyses, files).map { analysis, files in
            gathered(files, below: analysis.module.target.defaults.header, after: analysis.diagnostics)
        }
        var result = results.first ?? GenerationResult(files: [], diagnostics: [])
        result.beside = Array(results.dropFirst())
        return result
    }

    /// Reads the specs of `target`; none is left where they cannot stand beside each other.
    private func analyse(_ target: TargetInput) -> (module: TestTarget.Module, diagnostics: [Diagnostic]) {
        let protocols = SwiftProtocols(target.swift)
        var diagnostics: [Diagnostic] = []
        var models: [(name: String, spec: ViewModelSpec)] = []
        let analyses = Workers.map(target.specs) { input in
            SpecAnalysis.analyse(input.source, defaults: target.defaults, protocols: protocols)
        }
        for (input, (model, found)) in zip(target.specs, analyses) {
            diagnostics += found
            if let model { models.append((input.name, model)) }
        }
        let clashes = MixedRuntimes.check(models.map(\.spec)) + DuplicateType.check(models.map(\.spec))
        if !clashes.isEmpty { models = [] }
        return (TestTarget.Module(target: target, specs: models), diagnostics + clashes)
    }

    /// What came of one target: its files, or why one of them could not be rendered.
    private func gathered(
        _ files: [Result<GeneratedFile, TemplateError>],
        below header: [String],
        after diagnostics: [Diagnostic]
    ) -> GenerationResult {
        do throws(TemplateError) {
            var headed: [GeneratedFile] = []
            headed.reserveCapacity(files.count)
            for file in files { headed.append(try file.get().headed(by: header)) }
            return GenerationResult(files: headed, diagnostics: diagnostics)
        } catch {
            return GenerationResult(files: [], diagnostics: diagnostics + [error.diagnostic(in: templates)])
        }
    }
}
