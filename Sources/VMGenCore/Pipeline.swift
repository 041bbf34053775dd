import VMGenCheck
import VMGenDiagnostics
import VMGenDoubles
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
        generate(target, with: Renderer(templates: templates))
    }

    /// The same, where `renderer`, which has the same templates, serves this thread.
    package func generate(_ target: TargetInput, with renderer: Renderer) -> GenerationResult {
        let analyses = ([target] + target.beside).map(analyse)
        let store = templates
        let headers = analyses.map(\.module.target.defaults.header)
        let files = TargetPlanner.files(
            of: analyses.map(\.module),
            own: renderer,
            context: { Renderer(templates: store) },
            recalled: { target.recall?($0)?.map { .success($0) } },
            { renderer, module, plan in renderer.result(plan, below: headers[module]) }
        )
        let results = zip(analyses, files).map { gathered($1, after: $0.diagnostics) }
        var result = results.first ?? GenerationResult(files: [], diagnostics: [])
        result.beside = Array(results.dropFirst())
        return result
    }

    /// Reads the specs of `target`; none is left where they cannot stand beside each other.
    private func analyse(_ target: TargetInput) -> (module: TestTarget.Module, diagnostics: [Diagnostic]) {
        let protocols = SwiftProtocols(target.swift, isOnMainActor: target.defaults.isOnMainActor)
        var diagnostics: [Diagnostic] = []
        var models: [(name: String, spec: ViewModelSpec)] = []
        let analyses = Workers.map(target.specs) { input in
            SpecAnalysis.analyse(input.source, defaults: target.defaults, protocols: protocols)
        }
        for (input, (model, found)) in zip(target.specs, analyses) {
            diagnostics += found
            if let model { models.append((input.name, model)) }
        }
        let mixed = MixedRuntimes.check(models.map(\.spec))
        let twice = DuplicateType.check(models.map(\.spec))
        if !mixed.isEmpty { models = [] }
        models.removeAll { model in twice.contains { $0.source.path == model.spec.source.path } }
        return (TestTarget.Module(target: target, specs: models), diagnostics + mixed + twice)
    }

    /// What came of one target: its files, or why one of them could not be rendered.
    private func gathered(
        _ made: ModuleFiles<Result<GeneratedFile, TemplateError>>,
        after diagnostics: [Diagnostic]
    ) -> GenerationResult {
        do throws(TemplateError) {
            let get = { (file: Result<GeneratedFile, TemplateError>) throws(TemplateError) in try file.get() }
            var specs: [SpecFiles<GeneratedFile>] = []
            for spec in made.specs { specs.append(try spec.map(get)) }
            var files = specs.flatMap(\.files)
            for file in made.shared { files.append(try file.get()) }
            var result = GenerationResult(files: files, diagnostics: diagnostics)
            result.specs = specs
            return result
        } catch {
            return GenerationResult(files: [], diagnostics: diagnostics + [error.diagnostic(in: templates)])
        }
    }
}
