import VMGenDiagnostics

/// Lines that belong to other languages and tools: comments with other signs, marks of YAML and of merges.
extension SpecParser {
    /// Reports `line` where it is none of a spec's; it says nothing then. Returns whether it is one.
    mutating func reportForeign(_ line: SpecLine) -> Bool {
        let text = bytes[line.textStart..<line.end]
        if isInComment {
            isInComment = !Self.contains(text, "*/")
            return true
        }
        if let isOver = conflict(line, text) { return isOver }
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
            return reportMarker(line, text)
        }
        let place = SourceRange(line.textStart, line.textStart + sign.utf8CodeUnitCount)
        report(.error, .foreignComment, message, at: place)
        return true
    }

    private mutating func reportMarker(_ line: SpecLine, _ text: ArraySlice<UInt8>) -> Bool {
        let marks = ["---", "...", "```"].map { Array($0.utf8) }
        guard let mark = marks.first(where: { text.starts(with: $0) }) else { return false }
        let isAlone = text.dropFirst(mark.count).allSatisfy { $0.isBlank || $0 == mark[0] || mark[0] == 0x60 }
        guard isAlone else { return false }
        let message = "a spec has no `\(String(decoding: mark, as: UTF8.self))`; remove this line"
        report(.error, .strayMarker, message, at: SourceRange(line.textStart, line.end))
        return true
    }

    /// Whether `line` is a mark of a merge's conflict, or of the side that is not read; nil where it is none of it.
    private mutating func conflict(_ line: SpecLine, _ text: ArraySlice<UInt8>) -> Bool? {
        func isMark(_ byte: UInt8) -> Bool {
            text.count >= 7 && text.prefix(7).allSatisfy { $0 == byte } && text.dropFirst(7).first?.isBlank != false
        }
        if isMark(UInt8(ascii: "<")) {
            let message = "a merge left a conflict here; decide for one side, and remove its marks"
            report(.error, .strayMarker, message, at: SourceRange(line.textStart, line.textStart + 7))
            conflictSide = .first
        } else if conflictSide != .none, isMark(UInt8(ascii: "=")) || isMark(UInt8(ascii: "|")) {
            conflictSide = .second
        } else if conflictSide != .none, isMark(UInt8(ascii: ">")) {
            conflictSide = .none
        } else {
            return conflictSide == .second ? true : nil
        }
        return true
    }

    /// Where the parser stands in a conflict that a merge left.
    enum ConflictSide {
        /// In none.
        case none
        /// In the first side, which is read.
        case first
        /// In the second side, which is not.
        case second
    }

    private static func contains(_ text: ArraySlice<UInt8>, _ mark: String) -> Bool {
        text.indices.contains { text[$0...].starts(with: mark.utf8) }
    }
}
