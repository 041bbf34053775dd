import VMGenDiagnostics
import VMGenSpec

/// Lays out the text of a spec in the one way that all specs have: the layout alone, never what it says.
///
/// - What stands below a line is indented by two spaces, below an item by four; verbatim Swift keeps the indentation of
///   its lines relative to each other. Lines end with LF, and without blanks; the file ends with one line end.
/// - A section with lines below it has a blank line around it. Elsewhere a blank line stays where it is, several become
///   one, and none follows the line that it would part from what stands below it.
/// - One space stands behind a colon, a dash and a comma between names, and around arrows and `=`; two before a comment
///   that follows text. Swift text stays as it is.
/// - Comments stay where they are, indented as what they stand above.
package struct SpecFormatter {
    /// What became of a spec.
    package enum Result {
        /// Its text in the layout of all specs.
        case formatted(String)
        /// It cannot be read, so that nobody knows what belongs where; what is wrong with its lines.
        case unreadable([Diagnostic])
    }

    private let source: SourceText
    private let bytes: [UInt8]
    private let places: [Int: LinePlace]
    private let tabWidth: Int
    private var output = ""
    /// What the last line that was written is.
    private var last = Written.nothing
    /// The place of the last entry that was written.
    private var lastEntry: LinePlace?

    /// What a line is that was written.
    private enum Written {
        case nothing, comment, documentation, entry, verbatim
        /// A comment that ends the lines above it.
        case closing
    }

    /// Lays out `source`.
    ///
    /// - Parameter kinds: the names of the kinds of streams, which may stand on the line of a section.
    package static func format(_ source: SourceText, kinds: Set<String>) -> Result {
        let (syntax, diagnostics) = SpecParser.parse(source, kinds: kinds)
        let errors = diagnostics.filter { $0.isError && $0.rule != LineRule.tabIndentation.id }
        guard errors.isEmpty else { return .unreadable(diagnostics) }
        var formatter = SpecFormatter(source, LinePlaces(syntax, in: source).all)
        formatter.run()
        let text = formatter.output
        let (again, _) = SpecParser.parse(SourceText(path: source.path, text: text), kinds: kinds)
        guard SpecMeaning(syntax) == SpecMeaning(again) else {
            // A mistake of ours, and no reason to change what a spec says.
            return .formatted(String(decoding: source.bytes, as: UTF8.self))
        }
        return .formatted(text)
    }

    private init(_ source: SourceText, _ places: [Int: LinePlace]) {
        self.source = source
        self.places = places
        bytes = source.bytes
        tabWidth = SpecParser.indentationStep(source)
    }

    private mutating func run() {
        var index = 0
        while index < source.lineStarts.count {
            var blanks = 0
            while index < source.lineStarts.count, isBlank(index) {
                blanks += 1
                index += 1
            }
            guard index < source.lineStarts.count else { return }
            write(index, hasBlank: blanks > 0)
            index += 1
        }
    }

    private func isBlank(_ index: Int) -> Bool {
        line(index).kind == .blank
    }

    private func line(_ index: Int) -> SpecLine {
        let range = source.lineRange(index)
        let hasMark = index == 0 && bytes.starts(with: [0xEF, 0xBB, 0xBF])
        return SpecLine(bytes, hasMark ? 3 : range.lower, range.upper, tabWidth: tabWidth)
    }

    private mutating func write(_ index: Int, hasBlank: Bool) {
        let line = line(index)
        let place = places[index]
        if case .verbatim(let text)? = place?.role {
            if hasBlank, last == .verbatim { output += "\n" }
            append(text, indentation: place?.indentation ?? 0, as: .verbatim)
            return
        }
        let next = places[nextEntry(from: index) ?? -1]
        if needsBlank(before: index, next, hasBlank: hasBlank) { output += "\n" }
        if let place {
            let text = LineText(bytes, line, place, isFlow: place.isFlow).text
            append(text, indentation: place.indentation, as: .entry)
            lastEntry = place
        } else {
            let text = Self.comment(bytes, line)
            let isClosing = closes(line, before: next)
            append(text, indentation: indentation(of: line, before: next), as: isClosing ? .closing : Self.kind(line))
        }
    }

    private mutating func append(_ text: String, indentation: Int, as kind: Written) {
        output += String(repeating: " ", count: indentation) + text + "\n"
        last = kind
    }

    private static func kind(_ line: SpecLine) -> Written { line.kind == .documentation ? .documentation : .comment }

    /// The line of the next entry from `index` on; nil where only comments follow.
    private func nextEntry(from index: Int) -> Int? {
        (index..<source.lineStarts.count).first { places[$0] != nil }
    }

    /// Whether a blank line stands before the line at `index`; `next` is the entry that it is, or that it stands above.
    private func needsBlank(before index: Int, _ next: LinePlace?, hasBlank: Bool) -> Bool {
        guard last != .nothing else { return false }
        if places[index] == nil, closes(line(index), before: next) { return hasBlank }
        if last == .documentation { return false }
        if last == .entry, let next, let lastEntry, next.isBelow(lastEntry) { return false }
        if next?.isContinuation == true { return false }
        guard let next, next.depth == 0, last != .comment, stands(index, directlyAbove: next) else { return hasBlank }
        return hasBlank || next.hasMore || lastEntry.map { $0.depth > 0 || $0.hasMore } == true
    }

    /// Whether no blank line parts the line at `index` from the entry `next` below it.
    private func stands(_ index: Int, directlyAbove next: LinePlace) -> Bool {
        var index = index
        while index < next.line {
            if isBlank(index) { return false }
            index += 1
        }
        return true
    }

    /// Whether `comment` ends the lines above it: it stands deeper than the entry `next` below it.
    private func closes(_ comment: SpecLine, before next: LinePlace?) -> Bool {
        guard comment.kind == .comment, let next else { return false }
        return indentation(of: comment, before: next) > next.level.new
    }

    /// How far a comment is indented: as the entry below it, or as the block that it ends where it stands deeper.
    private func indentation(of comment: SpecLine, before next: LinePlace?) -> Int {
        let chain = lastEntry.map { $0.ancestors + [$0.level] } ?? []
        let below = next?.level ?? LinePlace.Level(old: 0, new: 0)
        let width = comment.indentation
        if comment.kind == .comment, width > below.old, let level = chain.last(where: { $0.old <= width }) {
            return max(level.new, below.new)
        }
        // Deeper than the line with the `|` it would become a line of the verbatim Swift.
        return last == .verbatim ? min(below.new, lastEntry?.indentation ?? 0) : below.new
    }

    private static func comment(_ bytes: [UInt8], _ line: SpecLine) -> String {
        let text = Fragment(bytes, line.textStart, line.end).text
        guard line.kind == .documentation, text.utf8.count > 2, text.dropFirst(2).utf8.first?.isBlank == false else {
            return text
        }
        return "## " + text.dropFirst(2)
    }
}
