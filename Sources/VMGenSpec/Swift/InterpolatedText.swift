/// Text with holes that Swift fills in, as a spec writes a URL: `https://example.com/\(id)`.
package struct InterpolatedText: Sendable {
    /// A part of it.
    package enum Piece: Hashable, Sendable {
        /// Words that stand for themselves, whatever they are.
        case text(String)
        /// The Swift of a hole, without its brackets.
        case hole(String)
    }

    /// Its parts in order; no two texts follow each other.
    package private(set) var pieces: [Piece] = []
    /// Whether it has a `\(` that opens no hole, since its brackets do not match. It is text then, with all behind it.
    package private(set) var hasBrokenHole = false

    /// Cuts `text`.
    package init(_ text: String) {
        let bytes = Array(text.utf8)
        var start = 0
        var position = 0
        while position + 1 < bytes.count {
            guard bytes[position] == UInt8(ascii: "\\"), bytes[position + 1] == UInt8(ascii: "(") else {
                position += 1
                continue
            }
            guard let end = Self.end(ofHoleAt: position + 1, in: bytes) else {
                hasBrokenHole = true
                break
            }
            add(.text(String(decoding: bytes[start..<position], as: UTF8.self)))
            add(.hole(String(decoding: bytes[(position + 2)..<(end - 1)], as: UTF8.self)))
            start = end
            position = end
        }
        add(.text(String(decoding: bytes[start...], as: UTF8.self)))
    }

    /// The same text with what `change` makes of the Swift of each hole.
    package func mapHoles(_ change: (String) -> String) -> InterpolatedText {
        var result = self
        result.pieces = pieces.map { piece in
            switch piece {
            case .text: piece
            case .hole(let swift): .hole(change(swift))
            }
        }
        return result
    }

    private mutating func add(_ piece: Piece) {
        if piece != .text("") { pieces.append(piece) }
    }

    /// The longest hole that is looked for.
    private static let longestHole = 4096

    /// The offset behind the bracket that closes the one at `open`, as Swift pairs them; nil where none does, or where
    /// something between them is not whole.
    private static func end(ofHoleAt open: Int, in bytes: [UInt8]) -> Int? {
        for position in open..<min(bytes.count, open + longestHole) {
            // A bracket may stand in a string, so that counting them would say little: each is tried.
            if bytes[position] == UInt8(ascii: ")"), isWhole(bytes, open..<(position + 1)) { return position + 1 }
            if bytes[position] == UInt8(ascii: "\n") { return nil }
        }
        return nil
    }

    /// Whether the text of `range` is one pair of brackets with all that stands in it.
    private static func isWhole(_ bytes: [UInt8], _ range: Range<Int>) -> Bool {
        let result = SwiftLexer.lex(bytes, in: range)
        guard result.unclosedStrings.isEmpty, let first = result.tokens.first else { return false }
        return first.partner == result.tokens.count - 1
            && result.tokens.allSatisfy { $0.partner != nil || ($0.kind != .open && $0.kind != .close) }
    }
}
