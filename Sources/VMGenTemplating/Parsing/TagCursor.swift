import VMGenDiagnostics

/// Walks through the tokens of one `{{ }}` or `{% %}`.
struct TagCursor {
    /// The template.
    let source: SourceText
    /// All of the tag, with its braces.
    let range: SourceRange
    private let tokens: [TagToken]
    private var index = 0

    /// Reads the tokens of `segment`.
    ///
    /// - Throws: `TemplateError` as `TagLexer` does.
    init(_ segment: Segment, in source: SourceText) throws(TemplateError) {
        self.source = source
        range = segment.range
        tokens = try TagLexer.tokens(of: segment.content, in: source)
    }

    /// The next token, or nil at the end.
    var current: TagToken? {
        index < tokens.count ? tokens[index] : nil
    }

    /// Takes the next token, or nil at the end.
    @discardableResult
    mutating func next() -> TagToken? {
        guard index < tokens.count else { return nil }
        index += 1
        return tokens[index - 1]
    }

    /// Takes the next token if it is the sign `character`.
    mutating func take(sign character: Character) -> Bool {
        guard let current, current.isSign(character) else { return false }
        index += 1
        return true
    }

    /// Takes the next token if it is the name `word`.
    mutating func take(name word: String) -> Bool {
        guard let current, current.isName(word) else { return false }
        index += 1
        return true
    }

    /// - Throws: `TemplateError` at the next token if there is one.
    func expectEnd(_ expected: String) throws(TemplateError) {
        guard let current else { return }
        throw fail("`\(source.text(in: current.range))` is not expected here; \(expected)", at: current.range)
    }

    /// An error at the next token, or at the end of the tag's text where there is none.
    func fail(_ message: String) -> TemplateError {
        if let current { return fail(message, at: current.range) }
        let end = tokens.last?.range.upper ?? range.lower
        return fail(message, at: tokens.isEmpty ? range : SourceRange(end, end))
    }

    /// An error at `range`.
    func fail(_ message: String, at range: SourceRange) -> TemplateError {
        TemplateError(message, at: range, in: source)
    }
}
