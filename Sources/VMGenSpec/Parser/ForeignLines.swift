import VMGenDiagnostics

/// Lines that belong to other languages and tools: comments with other signs, marks of YAML and of merges.
package struct ForeignLines {
    /// What is wrong with a line.
    package struct Report {
        /// The rule that it breaks.
        package let rule: LineRule
        /// What to do.
        package let message: String
        /// The text that is wrong.
        package let range: SourceRange
    }

    /// Where a line stands in a conflict that a merge left.
    private enum ConflictSide {
        /// In none.
        case none
        /// In the first side, which is read.
        case first
        /// In the second side, which is not.
        case second
    }

    /// Whether the line stands in a comment of several lines, as other languages have them.
    private var isInComment = false
    private var side = ConflictSide.none

    /// Looks at the next line of `bytes`: whether it is none of a spec's and says nothing, and what to report of it.
    package mutating func read(_ line: SpecLine, in bytes: [UInt8]) -> (isForeign: Bool, report: Report?) {
        let text = bytes[line.textStart..<line.end]
        if isInComment {
            isInComment = !Self.contains(text, "*/")
            return (true, nil)
        }
        if let found = conflict(line, text) { return found }
        let (sign, message): (StaticString, String)
        if text.starts(with: "///".utf8) {
            (sign, message) = ("///", "a doc comment starts with `##`, not `///`")
        } else if text.starts(with: "//".utf8) {
            (sign, message) = ("//", "a comment starts with `#`, not `//`")
        } else if text.starts(with: "/*".utf8) {
            (sign, message) = ("/*", "a comment starts with `#` on each of its lines, and has no `/*`")
            isInComment = !Self.contains(text, "*/")
        } else if let next = text.dropFirst().first, text.first == UInt8(ascii: "#"), next.isNamePart {
            (sign, message) = ("#", "a comment needs a space behind its `#`")
        } else {
            let marker = Self.marker(line, text)
            return (marker != nil, marker)
        }
        let place = SourceRange(line.textStart, line.textStart + sign.utf8CodeUnitCount)
        return (true, Report(rule: .foreignComment, message: message, range: place))
    }

    private static func marker(_ line: SpecLine, _ text: ArraySlice<UInt8>) -> Report? {
        let marks = ["---", "...", "```"].map { Array($0.utf8) }
        guard let mark = marks.first(where: { text.starts(with: $0) }) else { return nil }
        let isAlone = text.dropFirst(mark.count).allSatisfy { $0.isBlank || $0 == mark[0] || mark[0] == 0x60 }
        guard isAlone else { return nil }
        let message = "a spec has no `\(String(decoding: mark, as: UTF8.self))`; remove this line"
        return Report(rule: .strayMarker, message: message, range: SourceRange(line.textStart, line.end))
    }

    /// What to do with a mark of a merge's conflict, or with a line of the side that is not read; nil for all else.
    private mutating func conflict(
        _ line: SpecLine,
        _ text: ArraySlice<UInt8>
    ) -> (isForeign: Bool, report: Report?)? {
        func isMark(_ byte: UInt8) -> Bool {
            text.count >= 7 && text.prefix(7).allSatisfy { $0 == byte } && text.dropFirst(7).first?.isBlank != false
        }
        if isMark(UInt8(ascii: "<")) {
            side = .first
            let message = "a merge left a conflict here; decide for one side, and remove its marks"
            let place = SourceRange(line.textStart, line.textStart + 7)
            return (true, Report(rule: .strayMarker, message: message, range: place))
        }
        if side != .none, isMark(UInt8(ascii: "=")) || isMark(UInt8(ascii: "|")) {
            side = .second
        } else if side != .none, isMark(UInt8(ascii: ">")) {
            side = .none
        } else if side != .second {
            return nil
        }
        return (true, nil)
    }

    private static func contains(_ text: ArraySlice<UInt8>, _ mark: String) -> Bool {
        text.indices.contains { text[$0...].starts(with: mark.utf8) }
    }
}
