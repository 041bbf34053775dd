import VMGenSpec

/// What the lines of a spec say, however they are laid out: the same for two specs that differ in layout alone.
struct SpecMeaning: Equatable {
    /// One line: what it holds, without the blanks between its parts.
    private struct Line: Equatable {
        let depth: Int
        let isItem: Bool
        let content: [UInt8]
        let key: String?
        let documentation: [String]
        let verbatim: [String]?
    }

    private var lines: [Line] = []

    /// Takes the lines of `syntax`.
    init(_ syntax: SpecSyntax) {
        for entry in syntax.entries { add(entry, depth: 0) }
    }

    private mutating func add(_ entry: EntrySyntax, depth: Int) {
        // Lines that go on with a flow are its own, in one column or staggered.
        let isFlowLine = depth > 1 && LinePlaces.goesOn(entry)
        let line = Line(
            depth: isFlowLine ? 2 : depth,
            isItem: entry.isItem,
            content: entry.content.text.utf8.filter { !$0.isBlank },
            key: entry.key?.text,
            documentation: entry.documentation.map(\.text),
            verbatim: entry.verbatim?.lines.map(\.text)
        )
        lines.append(line)
        for child in entry.block { add(child, depth: depth + 1) }
    }
}
