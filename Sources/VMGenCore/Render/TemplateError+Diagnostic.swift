import VMGenDiagnostics
import VMGenTemplating

extension TemplateError {
    /// The error at its place in the template's text, as it stands in `store`.
    func diagnostic(in store: TemplateStore) -> Diagnostic {
        let source = SourceText(path: template, text: store.text(at: template) ?? "")
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
