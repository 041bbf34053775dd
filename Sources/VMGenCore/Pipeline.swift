import VMGenCheck
import VMGenDiagnostics
import VMGenModel
import VMGenPlan
import VMGenTemplating
import VMGenTesting

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
        let files = TargetPlanner.files(of: analyses.map(\.module))
        let results = zip(analyses, files).map { analysis, plans in
            render(plans, below: analysis.module.target.defaults.header, after: analysis.diagnostics)
        }
        var result = results.first ?? GenerationResult(files: [], diagnostics: [])
        result.beside = Array(results.dropFirst())
        return result
    }

    /// Reads the specs of `target`; none is left where they cannot stand beside each other.
    private func analyse(_ target: TargetInput) -> (module: TestTarget.Module, diagnostics: [Diagnostic]) {
        var diagnostics: [Diagnostic] = []
        var models: [(name: String, spec: ViewModelSpec)] = []
        for input in target.specs {
            let (model, found) = SpecAnalysis.analyse(input.source, defaults: target.defaults)
            diagnostics += found
            if let model { models.append((input.name, model)) }
        }
        let clashes = MixedRuntimes.check(models.map(\.spec)) + DuplicateType.check(models.map(\.spec))
        if !clashes.isEmpty { models = [] }
        return (TestTarget.Module(target: target, specs: models), diagnostics + clashes)
    }

    private func render(_ plans: [FilePlan], below header: [String], after diagnostics: [Diagnostic])
        -> GenerationResult
    {
        let renderer = Renderer(templates: templates)
        do throws(TemplateError) {
            var files: [GeneratedFile] = []
            for plan in plans { files.append(try renderer.render(plan).headed(by: header)) }
            return GenerationResult(files: files, diagnostics: diagnostics)
        } catch {
            return GenerationResult(files: [], diagnostics: diagnostics + [error.diagnostic(in: templates)])
        }
    }
}
