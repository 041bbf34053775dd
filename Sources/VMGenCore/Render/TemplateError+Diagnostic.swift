import VMGenDiagnostics
import VMGenPlan
import VMGenTemplating

extension TemplateError {
    /// The error at its place in the template's text, as it stands in `store`.
    package func diagnostic(in store: TemplateStore) -> Diagnostic {
        let source = SourceText(path: store.shownPath(of: template), text: store.text(at: template) ?? "")
        let index = min(max(line - 1, 0), source.lineStarts.count - 1)
        let offset = min(source.lineStarts[index] + max(column - 1, 0), source.bytes.count)
        return Diagnostic(
            .error,
            rule: "template",
            message,
            in: source,
            at: SourceRange(offset, offset)
        )
    }
}

extension TemplateError {
    /// A template whose text lacks the line by which vmgen knows its own files: what it renders would never be updated.
    static func missingHeader(in template: String) -> TemplateError {
        TemplateError(
            "the file does not start with `\(GeneratedFile.headerPrefix)`, by which vmgen knows its own files; "
                + "include `Shared/Header.stencil` first",
            at: SourceRange(0, 0),
            in: SourceText(path: template, text: "")
        )
    }
}
