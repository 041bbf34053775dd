import VMGenSpec

/// Rendered text that tells the compiler which lines of it are the spec's own, so that an error in what the user wrote is
/// reported where it was written.
///
/// `#sourceLocation` stands before and after a statement, so one that is about to hold it gets lines of its own; nothing
/// else of the text changes.
struct LocatedText {
    private let marked: MarkedText
    private let path: SwiftLiteral
    private let statements: Statements

    /// Takes text with marks, and the path of the spec as the compiler is to print it.
    init(_ marked: MarkedText, path: String) {
        self.marked = marked
        self.path = SwiftLiteral(path)
        statements = Statements(marked.bytes)
    }

    /// The text with its locations.
    var text: String {
        var result: [UInt8] = []
        var done = 0
        for edit in joined {
            result += marked.bytes[done..<edit.offset]
            result += edit.text.utf8
            done = edit.offset
        }
        result += marked.bytes[done...]
        return String(decoding: result, as: UTF8.self)
    }

    /// Something to put into the text.
    private struct Edit {
        var offset: Int
        var text: String
        var kind: Kind

        enum Kind {
            /// The lines from here on are those of the spec from this one on.
            case open(line: Int)
            /// The lines from here on are those of the file again.
            case close
            /// White space alone.
            case margin
        }
    }

    /// The edits, without those that say what holds anyway: of lines that follow each other here as they do in the spec the
    /// first one is told alone, and what a statement leaves to the file is left once, behind the last of several.
    private var joined: [Edit] {
        var result: [Edit] = []
        var opened: (offset: Int, line: Int)?
        var closed: (index: Int, offset: Int)?
        for var edit in edits {
            switch edit.kind {
            case .margin: break
            case .close:
                // Where a statement within this one has gone back to the file, it is left behind.
                if closed != nil || opened == nil { continue }
                closed = (result.count, edit.offset)
            case .open(let line):
                if let last = opened, let end = closed, isQuiet(end.offset..<edit.offset) {
                    result.remove(at: end.index)
                    let missing = line - last.line - newlines(last.offset..<edit.offset)
                    if Self.gap.contains(missing) { edit.text = String(repeating: "\n", count: missing) }
                }
                opened = (edit.offset, line)
                closed = nil
            }
            result.append(edit)
        }
        return result
    }

    /// How many lines of the spec may be blank lines of the text, so that the next one need not be told.
    private static let gap = 0...2

    /// Whether `range` starts at the end of a line and holds nothing that the compiler could complain of: blank lines,
    /// comments, closing brackets.
    private func isQuiet(_ range: Range<Int>) -> Bool {
        let lines = marked.bytes[range].split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        guard lines.count > 1, lines[0].isEmpty else { return false }
        return lines.allSatisfy { line in
            let text = line.drop { $0 == UInt8(ascii: " ") }
            return text.starts(with: Array("//".utf8)) || text.allSatisfy(Array("})".utf8).contains)
        }
    }

    private func newlines(_ range: Range<Int>) -> Int { marked.bytes[range].count { $0 == UInt8(ascii: "\n") } }

    /// A statement, and the first part of it that stands in the spec.
    private struct Place {
        var statement: Statements.Statement
        var part: MarkedText.Part
        /// The line of the spec that the statement's first line would be.
        package var line: Int
    }

    /// In order.
    private var edits: [Edit] {
        var places: [Place] = []
        for part in marked.parts {
            guard let statement = statements.statement(around: part.lower..<part.upper), statement.lower <= part.lower
            else { continue }
            if places.contains(where: { $0.statement.lower == statement.lower }) { continue }
            let above = newlines(statement.lower..<part.lower)
            if part.line > above {
                places.append(Place(statement: statement, part: part, line: part.line - above))
            }
        }
        // What stands behind a statement within this one would be counted wrongly.
        let plain = places.filter { place in
            !places.contains {
                $0.statement.lower > place.statement.lower && $0.statement.lower < place.part.lower
            }
        }
        let edits = plain.flatMap(edits)
        return edits.enumerated().sorted { ($0.element.offset, $0.offset) < ($1.element.offset, $1.offset) }
            .map(\.element)
    }

    private func edits(_ place: Place) -> [Edit] {
        let statement = place.statement
        let start = "#sourceLocation(file: \(path.swift), line: \(place.line))\n"
        let lineStart = statements.lineStart(before: place.part.lower)
        let isFirstLine = lineStart <= statement.lower
        let before = place.part.lower - (isFirstLine ? statement.lower : lineStart)
        let margin = String(repeating: " ", count: max(0, place.part.column - 1 - before))
        let endsLine = statement.upper == marked.bytes.count || marked.bytes[statement.upper] == UInt8(ascii: "\n")
        return [
            Edit(
                offset: statement.lower,
                text: (statement.startsLine ? "" : "\n") + start,
                kind: .open(line: place.line)
            ),
            // In the spec's column, as far as that is free.
            Edit(offset: isFirstLine ? statement.lower : lineStart, text: margin, kind: .margin),
            Edit(offset: statement.upper, text: "\n#sourceLocation()" + (endsLine ? "" : "\n"), kind: .close),
        ]
    }
}
