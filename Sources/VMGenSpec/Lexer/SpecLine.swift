/// One line of a spec, cut into what the parser asks for. Offsets are bytes from the start of the file.
package struct SpecLine {
    /// What a line is.
    package enum Kind {
        /// Nothing but spaces.
        case blank
        /// `# …`
        case comment
        /// `## …`
        case documentation
        /// Anything else.
        case entry
    }

    /// What it is.
    package let kind: Kind
    /// The width of its indentation in columns.
    package let indentation: Int
    /// Where its indentation starts: behind a byte order mark.
    package let start: Int
    /// Its first byte that is no indentation.
    package let textStart: Int
    /// The end of the line, without the line end.
    package let end: Int
    /// Whether the indentation has a tab.
    let hasTab: Bool

    /// Looks at the line `start..<end` of `bytes`, with a tab stop every `tabWidth` columns.
    package init(_ bytes: [UInt8], _ start: Int, _ end: Int, tabWidth: Int) {
        self.start = start
        self.end = end
        var offset = start
        var width = 0
        var hasTab = false
        while offset < end, bytes[offset].isBlank {
            if bytes[offset] == UInt8(ascii: "\t") {
                hasTab = true
                width += tabWidth - width % tabWidth
            } else {
                width += 1
            }
            offset += 1
        }
        textStart = offset
        indentation = width
        self.hasTab = hasTab
        if offset == end {
            kind = .blank
        } else if !Self.startsComment(bytes, at: offset, lineStart: offset, end: end) {
            kind = .entry
        } else {
            let isDocumentation =
                offset + 1 < end && bytes[offset + 1] == UInt8(ascii: "#")
                && !(offset + 2 < end && bytes[offset + 2] == UInt8(ascii: "#"))
            kind = isDocumentation ? .documentation : .comment
        }
    }

    /// Whether the `#` at `offset` starts a comment, outside strings and brackets: at the line's start or after a blank,
    /// with a blank, a further `#` or the line's end behind it.
    static func startsComment(_ bytes: [UInt8], at offset: Int, lineStart: Int, end: Int) -> Bool {
        guard bytes[offset] == UInt8(ascii: "#"), offset == lineStart || bytes[offset - 1].isBlank else { return false }
        guard offset + 1 < end else { return true }
        return bytes[offset + 1].isBlank || bytes[offset + 1] == UInt8(ascii: "#")
    }
}
