import VMGenCheck
import VMGenDiagnostics
import VMGenModel

/// The specs of one version of a project, resolved.
struct SpecSnapshot {
    /// The view models by the paths of their specs, relative to what was compared.
    private(set) var models: [String: ViewModelSpec] = [:]
    /// What is wrong with specs; those are left out.
    private(set) var diagnostics: [Diagnostic] = []
    /// The paths of specs with errors.
    private(set) var broken: Set<String> = []

    /// Resolves the spec of `bytes` at `path`; messages print it as `shown`.
    mutating func add(_ bytes: [UInt8], at path: String, shown: String) {
        let (model, found) = SpecAnalysis.analyse(SourceText(path: shown, bytes: bytes))
        diagnostics += found.filter(\.isError)
        if let model { models[path] = model } else { broken.insert(path) }
    }
}
