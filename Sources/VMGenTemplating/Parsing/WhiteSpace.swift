import VMGenDiagnostics

/// What whitespace control takes away: every scalar with Unicode's White_Space property.
enum WhiteSpace {
    /// The offset after the white space that `range` starts with.
    static func end(of range: SourceRange, in bytes: [UInt8]) -> Int {
        var index = range.lower
        while index < range.upper {
            if isASCIIWhiteSpace(bytes[index]) {
                index += 1
            } else if let length = length(at: index, upTo: range.upper, in: bytes) {
                index += length
            } else {
                break
            }
        }
        return index
    }

    /// The offset of the white space that `range` ends with.
    static func start(of range: SourceRange, in bytes: [UInt8]) -> Int {
        var index = range.upper
        while index > range.lower {
            if isASCIIWhiteSpace(bytes[index - 1]) {
                index -= 1
            } else if let length = lengthBefore(index, downTo: range.lower, in: bytes) {
                index -= length
            } else {
                break
            }
        }
        return index
    }

    private static func isASCIIWhiteSpace(_ byte: UInt8) -> Bool {
        byte == 0x20 || (0x09...0x0D).contains(byte)
    }

    private static func lengthBefore(_ index: Int, downTo lower: Int, in bytes: [UInt8]) -> Int? {
        for length in 2...3 where index - length >= lower {
            if self.length(at: index - length, upTo: index, in: bytes) == length { return length }
        }
        return nil
    }

    /// How many bytes the white space beyond ASCII takes that starts at `index`, or nil where there is none.
    private static func length(at index: Int, upTo upper: Int, in bytes: [UInt8]) -> Int? {
        let rest = bytes[index..<min(upper, index + 3)]
        guard let first = rest.first, first >= 0xC2 else { return nil }
        let width = first < 0xE0 ? 2 : 3
        guard rest.count >= width, first < 0xF0 else { return nil }
        let text = String(decoding: rest.prefix(width), as: UTF8.self)
        guard let scalar = text.unicodeScalars.first, scalar.properties.isWhitespace else { return nil }
        return width
    }
}
