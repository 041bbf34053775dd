import VMGenDiagnostics

/// One line of a spec and what is indented below it.
///
///     round: Int = 1            key `round`, value `Int = 1`
///         persist: defaults     in the block of `round`
///     - errors -> error         an item; content `errors -> error`, no key
public struct EntrySyntax: Sendable {
    /// The `##` lines directly above, without the marks.
    public var documentation: [Fragment]
    /// Whether the line starts with `- `.
    public var isItem: Bool
    /// The whole line after the dash, without a comment. Ends before a `|` that opens a verbatim block.
    public var content: Fragment
    /// What stands before the separating colon. A flow line has none.
    public var key: Fragment?
    /// What stands after the separating colon; nil where nothing does.
    public var value: Fragment?
    /// The verbatim Swift below a line that ends in `|`.
    public var verbatim: VerbatimSyntax?
    /// The lines indented below this one.
    public var block: [EntrySyntax]
    /// From the first byte of the line's text (the dash included) to the end of its block.
    public var range: SourceRange
}

extension EntrySyntax {
    /// The same as a line that is no item.
    package var withoutDash: EntrySyntax {
        var line = self
        line.isItem = false
        return line
    }

    /// An item that says `content`, and nothing more.
    package init(item content: Fragment) {
        self.init(documentation: [], isItem: true, content: content, block: [], range: content.range)
    }
}

/// A verbatim block of Swift: its lines without the indentation they share.
public struct VerbatimSyntax: Sendable {
    /// The lines in order; blank ones are empty. Each range covers the text without the shared indentation.
    public var lines: [Fragment]
    /// The whole block.
    public var range: SourceRange

    /// Makes it of its parts.
    package init(lines: [Fragment], range: SourceRange) {
        self.lines = lines
        self.range = range
    }
}

/// A whole spec as entries: nothing is known yet of what they mean.
public struct SpecSyntax: Sendable {
    /// The entries of the outermost level, in order.
    public var entries: [EntrySyntax]
}
