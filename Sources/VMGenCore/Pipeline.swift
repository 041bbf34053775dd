import VMGenDiagnostics

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

    /// Generates the files of one target. With an error in any of its specs, that spec's files are left out.
    public func generate(_ target: TargetInput) -> GenerationResult {
        GenerationResult(files: [], diagnostics: [])
    }
}
