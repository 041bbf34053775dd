import VMGenDiagnostics

extension TemplateError {
    /// Makes an error at `range` of `source`, whose path is the template's name.
    public init(_ message: String, at range: SourceRange, in source: SourceText) {
        let place = source.location(of: range.lower)
        self.init(
            template: source.path,
            line: place.line,
            column: place.column,
            message: message,
            range: range
        )
    }

    /// The same error, seen from the template that includes its template by the tag at `range` of `source`.
    func included(at range: SourceRange, in source: SourceText) -> TemplateError {
        let place = source.location(of: range.lower)
        var error = self
        error.includedFrom.append(Inclusion(template: source.path, line: place.line, column: place.column))
        return error
    }
}
