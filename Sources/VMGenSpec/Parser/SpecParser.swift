import VMGenDiagnostics

/// Reads a spec's lines into entries. It knows indentation, items, keys, comments and verbatim blocks, and of the
/// sections only that lines of `flows` have no keys.
///
/// It never fails: whatever is wrong is reported, and read as what it was most likely meant to be. Its time grows with
/// the length of the text.
package struct SpecParser {
    /// More levels than any spec needs; deeper lines are reported and read as neighbours.
    package static let maximumDepth = 16

    /// The file.
    package let source: SourceText
    /// The file's bytes, with placeholders for what cannot be read.
    package var bytes: [UInt8]
    /// What was found so far, not yet in order.
    package var diagnostics: [Diagnostic]
    /// The blocks around the current line, the outermost first.
    package var levels = [Level(indentation: 0)]
    /// The `##` lines that wait for an entry.
    package var documentation: [(text: Fragment, indentation: Int)] = []
    /// The width of the section that was last reported to be indented.
    var sectionMisfit: Int?
    /// The lines of other languages and tools.
    private var foreign = ForeignLines()
    /// Where the lines start in which other characters stand than were meant.
    var linesWithLookalikes: Set<Int> = []
    /// The names of the kinds of streams, which may stand on the line of a section.
    package let kinds: Set<String>
    /// The width of a tab: the first indentation by spaces in the file.
    let tabWidth: Int
    /// The line that is read next.
    var lineIndex = 0
    /// The diagnostic that all lines with tabs share, and how many lines it speaks of.
    private var tabs: (diagnostic: Int, lines: Int)?

    /// The entries of `source` and all that is wrong with its lines, in source order.
    ///
    /// - Parameter kinds: The names of the kinds of streams, which may stand on the line of a section.
    package static func parse(_ source: SourceText, kinds: Set<String> = []) -> (SpecSyntax, [Diagnostic]) {
        if let diagnostic = EncodingCheck.utf16(source) ?? LineLimits.tooManyLines(of: source) {
            return (SpecSyntax(entries: []), [diagnostic])
        }
        var parser = SpecParser(source, kinds: kinds)
        parser.run()
        let diagnostics = parser.diagnostics.enumerated()
            .sorted { ($0.element.range.lower, $0.offset) < ($1.element.range.lower, $1.offset) }
            .map(\.element)
        return (SpecSyntax(entries: parser.levels[0].entries), diagnostics)
    }

    private init(_ source: SourceText, kinds: Set<String>) {
        self.source = source
        self.kinds = kinds
        var diagnostics: [Diagnostic] = []
        bytes = EncodingCheck.cleaned(source, &diagnostics)
        LineLimits.clear(&bytes, of: source, &diagnostics)
        self.diagnostics = diagnostics
        tabWidth = Self.indentationStep(source)
    }

    private mutating func run() {
        while lineIndex < source.lineStarts.count {
            let line = line(lineIndex)
            lineIndex += 1
            switch line.kind {
            case .blank, .comment: continue
            case .documentation: addDocumentation(line)
            case .entry: addEntry(line)
            }
        }
        closeLevels(to: 0)
        reportStrayDocumentation(deeperThan: -1)
    }

    /// The line with this index, as bytes without mark and line end.
    package func line(_ index: Int) -> SpecLine {
        let range = source.lineRange(index)
        let hasMark = index == 0 && source.bytes.starts(with: [0xEF, 0xBB, 0xBF])
        return SpecLine(bytes, hasMark ? 3 : range.lower, range.upper, tabWidth: tabWidth)
    }

    /// The first indentation by spaces alone; 2 where there is none.
    package static func indentationStep(_ source: SourceText) -> Int {
        for index in source.lineStarts.indices {
            let line = source.lineRange(index)
            var offset = line.lower
            while offset < line.upper, source.bytes[offset] == UInt8(ascii: " ") { offset += 1 }
            let width = offset - line.lower
            if width > 0, width <= 8, offset < line.upper, source.bytes[offset] != UInt8(ascii: "\t") { return width }
        }
        return 2
    }

    private mutating func addEntry(_ raw: SpecLine) {
        let (isForeign, found) = foreign.read(raw, in: bytes)
        if let found { report(.error, found.rule, found.message, at: found.range) }
        if isForeign { return }
        let line = withoutLookalikes(raw)
        if line.kind == .blank { return }  // Of spaces that look like others, which are reported.
        reportTabs(line)
        reportStrayDocumentation(deeperThan: line.indentation)
        let dash = Dash(bytes, line, takesMarks: section.map(SectionName.ofItems.contains) == true)
        let head = LineHead(bytes, line, isItem: dash != nil)
        let depth = misfit(line, head) ?? enter(line, isItem: dash != nil)
        let start = dash?.textStart ?? line.textStart
        let isFlow = depth > 0 && levels[0].entries.last?.key?.text == "flows"
        let content = LineContent(
            bytes,
            start..<line.end,
            keyRule: isFlow ? .none : dash == nil ? .firstColon : .identifierColon
        )
        var entry = EntrySyntax(
            documentation: documentation.map(\.text),
            isItem: dash != nil,
            content: Fragment(bytes, content.text.lowerBound, content.text.upperBound),
            key: content.key.map { Fragment(bytes, $0.lowerBound, $0.upperBound) },
            value: content.value.map { Fragment(bytes, $0.lowerBound, $0.upperBound) },
            verbatim: nil,
            block: [],
            range: SourceRange(line.textStart, max(content.text.upperBound, dash?.upper ?? 0))
        )
        documentation = []
        for mark in content.marks { report(.error, mark.rule, mark.message, at: mark.range) }
        if depth == 0, entry.key == nil { nameSection(&entry) }
        check(entry, dash: dash, comment: content.comment, isOutermost: depth == 0)
        if let opener = content.opener {
            let verbatim = readVerbatim(below: line, opener: opener, isFlow: isFlow)
            entry.verbatim = verbatim
            entry.range = entry.range.union(verbatim.range)
        }
        levels[depth].entries.append(entry)
    }

    /// Reads the lines behind the current one that are indented deeper than `line`, blank ones included. Below a flow,
    /// a line that continues it ends the block.
    private mutating func readVerbatim(below line: SpecLine, opener: Range<Int>, isFlow: Bool) -> VerbatimSyntax {
        var block = VerbatimBlock()
        var next = lineIndex
        while next < source.lineStarts.count {
            let candidate = self.line(next)
            if candidate.kind != .blank {
                guard candidate.indentation > line.indentation else { break }
                if isFlow, block.endsBefore(candidate, bytes) { break }
                lineIndex = next + 1
            }
            block.lines.append(candidate)
            next += 1
        }
        let place = SourceRange(opener.lowerBound, opener.upperBound)
        guard let verbatim = block.syntax(bytes, tabWidth: tabWidth, isTabbed: { reportTabs($0) }) else {
            let message = "nothing is indented below `|`; write the Swift there, indented deeper than this line"
            report(.error, .emptyVerbatim, message, at: place)
            return VerbatimSyntax(lines: [], range: place)
        }
        return verbatim
    }

    /// Reports a tab in the indentation of `line`: one mistake, however many lines of the file have it.
    private mutating func reportTabs(_ line: SpecLine) {
        guard line.hasTab else { return }
        if let (diagnostic, lines) = tabs {
            tabs = (diagnostic, lines + 1)
            diagnostics[diagnostic].message =
                "this line and \(lines == 1 ? "one other" : "\(lines) others") are indented with tabs; indent with spaces"
            return
        }
        tabs = (diagnostics.count, 1)
        let place = SourceRange(line.start, line.textStart)
        report(.error, .tabIndentation, "this line is indented with a tab; indent with spaces", at: place)
    }

    /// Adds a diagnostic on this file.
    package mutating func report(
        _ severity: Diagnostic.Severity,
        _ rule: LineRule,
        _ message: String,
        at range: SourceRange
    ) {
        diagnostics.append(Diagnostic(severity, rule: rule.id, message, in: source, at: range))
    }
}
