import VMGenCheck
import VMGenModel
import VMGenPlan
import VMGenSpec
import VMGenTesting

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
        var isOpen = false
        for edit in edits {
            // Where a statement within this one has gone back to the file, it is left behind.
            if edit.opens == false, !isOpen { continue }
            isOpen = edit.opens ?? isOpen
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
        /// Whether the lines from here on are those of the spec, or of the file again; nil where it says nothing of that.
        var opens: Bool?
    }

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
            let above = marked.bytes[statement.lower..<part.lower].filter { $0 == UInt8(ascii: "\n") }.count
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
        var edits = [Edit(offset: statement.lower, text: (statement.startsLine ? "" : "\n") + start, opens: true)]
        // In the spec's column, as far as that is free.
        edits.append(Edit(offset: isFirstLine ? statement.lower : lineStart, text: margin))
        let endsLine = statement.upper == marked.bytes.count || marked.bytes[statement.upper] == UInt8(ascii: "\n")
        edits.append(Edit(offset: statement.upper, text: "\n#sourceLocation()" + (endsLine ? "" : "\n"), opens: false))
        return edits
    }
}
