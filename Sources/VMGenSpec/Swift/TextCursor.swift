import VMGenDiagnostics

/// Walks through a fragment of Swift from left to right, token by token.
package struct TextCursor {
    /// What is walked through.
    package let fragment: Fragment
    /// The offset of the next byte in the fragment's text.
    package private(set) var offset = 0
    private let bytes: [UInt8]

    /// Starts before the first byte of `fragment`.
    package init(_ fragment: Fragment) {
        self.fragment = fragment
        bytes = Array(fragment.text.utf8)
    }

    /// Whether nothing but spaces is left.
    package var isAtEnd: Bool {
        mutating get {
            skipSpaces()
            return offset >= bytes.count
        }
    }

    /// What is left, without surrounding spaces.
    package var rest: Fragment {
        mutating get {
            skipSpaces()
            return slice(offset, bytes.count)
        }
    }

    /// The next byte after spaces, not consumed.
    package var next: UInt8? {
        mutating get {
            skipSpaces()
            return offset < bytes.count ? bytes[offset] : nil
        }
    }

    /// Whether a space or the end stands here.
    package var isSeparated: Bool { offset >= bytes.count || TextCursor.isSpace(bytes[offset]) }

    /// Consumes an identifier, in backticks or not; nil where none stands here. The text comes without backticks.
    package mutating func identifier() -> Fragment? {
        skipSpaces()
        var end = offset
        let isQuoted = end < bytes.count && bytes[end] == UInt8(ascii: "`")
        if isQuoted { end += 1 }
        let start = end
        while end < bytes.count, TextCursor.isNameByte(bytes[end]) { end += 1 }
        guard end > start, !TextCursor.isDigit(bytes[start]) else { return nil }
        let name = slice(start, end)
        if isQuoted {
            guard end < bytes.count, bytes[end] == UInt8(ascii: "`") else { return nil }
            end += 1
        }
        offset = end
        return name
    }

    /// Consumes digits, the place of a part in a tuple; nil where none stand here.
    package mutating func digits() -> Fragment? {
        let start = offset
        while offset < bytes.count, TextCursor.isDigit(bytes[offset]) { offset += 1 }
        return offset > start ? slice(start, offset) : nil
    }

    /// Consumes `word` where it stands here as a whole word.
    package mutating func take(word: String) -> Bool {
        let start = offset
        if let name = identifier(), name.text == word { return true }
        offset = start
        return false
    }

    /// Consumes `text` where it stands here.
    package mutating func take(_ text: String) -> Bool {
        skipSpaces()
        let wanted = Array(text.utf8)
        guard offset + wanted.count <= bytes.count, Array(bytes[offset..<offset + wanted.count]) == wanted else {
            return false
        }
        offset += wanted.count
        return true
    }

    /// Consumes from an opening bracket to its match, both included; nil where no bracket opens here or none closes it.
    package mutating func bracketed(by open: Character) -> Fragment? {
        skipSpaces()
        guard offset < bytes.count, bytes[offset] == open.asciiValue else { return nil }
        let start = offset
        guard let end = closing(from: start) else { return nil }
        offset = end
        return slice(start, end)
    }

    /// Consumes what stands between spaces.
    package mutating func word() -> Fragment? {
        skipSpaces()
        let start = offset
        while offset < bytes.count, !TextCursor.isSpace(bytes[offset]) { offset += 1 }
        return offset > start ? slice(start, offset) : nil
    }

    /// Consumes a name, a string or a single byte; false at the end.
    mutating func skipToken() -> Bool {
        if isAtEnd { return false }
        if identifier() != nil { return true }
        if bytes[offset] == UInt8(ascii: "\"") {
            offset = afterString(from: offset)
        } else {
            offset += 1
        }
        return true
    }

    /// Consumes spaces and line ends.
    mutating func skipSpaces() {
        while offset < bytes.count, TextCursor.isSpace(bytes[offset]) { offset += 1 }
    }

    /// The offset after the bracket that closes the one at `start`.
    private func closing(from start: Int) -> Int? {
        var expected: [UInt8] = []
        var position = start
        let countsAngles = bytes[start] == UInt8(ascii: "<")
        while position < bytes.count {
            let byte = bytes[position]
            switch byte {
            case UInt8(ascii: "("): expected.append(UInt8(ascii: ")"))
            case UInt8(ascii: "["): expected.append(UInt8(ascii: "]"))
            case UInt8(ascii: "{"): expected.append(UInt8(ascii: "}"))
            case UInt8(ascii: "<") where countsAngles: expected.append(UInt8(ascii: ">"))
            case UInt8(ascii: "\""):
                position = afterString(from: position)
                continue
            case UInt8(ascii: "-") where position + 1 < bytes.count && bytes[position + 1] == UInt8(ascii: ">"):
                position += 1
            case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
                guard expected.popLast() == byte else { return nil }
            case UInt8(ascii: ">") where countsAngles:
                guard expected.popLast() == byte else { return nil }
            default: break
            }
            position += 1
            if expected.isEmpty { return position }
        }
        return nil
    }

    /// The offset after the string that opens at `start`, its interpolations included.
    private func afterString(from start: Int) -> Int {
        var hashes = 0
        while hashes < start, bytes[start - 1 - hashes] == UInt8(ascii: "#") { hashes += 1 }
        func hasHashes(behind position: Int) -> Bool {
            position + hashes < bytes.count
                && bytes[(position + 1)..<(position + 1 + hashes)].allSatisfy { $0 == UInt8(ascii: "#") }
        }
        var position = start + 1
        while position < bytes.count, bytes[position] != UInt8(ascii: "\"") || !hasHashes(behind: position) {
            if bytes[position] == UInt8(ascii: "\\"), hasHashes(behind: position) {
                position += hashes
                if position + 1 < bytes.count, bytes[position + 1] == UInt8(ascii: "("),
                    let end = closing(from: position + 1)
                {
                    position = end
                    continue
                }
                position += 1
            }
            position += 1
        }
        return min(position + 1 + hashes, bytes.count)
    }

    private func slice(_ lower: Int, _ upper: Int) -> Fragment {
        Fragment(bytes, lower, upper, base: fragment.range.lower)
    }

    private static func isSpace(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
    }

    private static func isDigit(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") }

    private static func isNameByte(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
        case UInt8(ascii: "_"), 0x80...0xFF: true
        default: isDigit(byte)
        }
    }
}

extension Fragment {
    /// The bytes `lower..<upper` of the text, with their place, without surrounding spaces.
    package func slice(_ lower: Int, _ upper: Int) -> Fragment {
        let bytes = Array(text.utf8)
        var start = min(max(lower, 0), bytes.count)
        var end = min(max(upper, start), bytes.count)
        while start < end, bytes[start] == UInt8(ascii: " ") { start += 1 }
        while end > start, bytes[end - 1] == UInt8(ascii: " ") { end -= 1 }
        return Fragment(
            String(decoding: bytes[start..<end], as: UTF8.self),
            SourceRange(range.lower + start, range.lower + end)
        )
    }

    /// The text between the brackets of a fragment that starts and ends with one.
    package var inner: Fragment { slice(1, text.utf8.count - 1) }

    /// The braces at its end, what stands in them included: `{ rooms.count }` of `Int { rooms.count }`; nil where it ends
    /// otherwise.
    package var lastBraces: Fragment? {
        guard text.hasSuffix("}") else { return nil }
        var cursor = TextCursor(self)
        while !cursor.isAtEnd {
            if let braces = cursor.bracketed(by: "{") {
                if cursor.isAtEnd { return braces }
            } else if cursor.bracketed(by: "(") == nil, cursor.bracketed(by: "[") == nil, !cursor.skipToken() {
                return nil
            }
        }
        return nil
    }

    /// The text as a string that Swift would read: a URL stands without quotes, and what it fills in is Swift.
    package var interpolations: Fragment {
        guard text.contains("\\("), !text.hasPrefix("\"") else { return self }
        return Fragment("\"\(text)\"", SourceRange(range.lower - 1, range.upper + 1))
    }

    /// The text between the quotes of a fragment that is one string; nil where it is none.
    package var unquoted: Fragment? {
        let quotes = ["\"", "'"]
        guard text.utf8.count > 2, quotes.contains(where: { text.hasPrefix($0) && text.hasSuffix($0) }) else {
            return nil
        }
        return inner
    }

    /// Where the fragment ends: an empty span for what is missing after it.
    package var end: SourceRange { SourceRange(range.upper, range.upper) }

    /// Whether there is no text.
    package var isEmpty: Bool { text.isEmpty }
}
