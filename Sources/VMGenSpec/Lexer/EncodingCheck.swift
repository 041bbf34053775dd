import VMGenDiagnostics

/// Looks for bytes that no spec can hold: what is not UTF-8, and control characters.
enum EncodingCheck {
    /// The bytes of `source` with a placeholder for each byte that cannot stay, so that offsets hold: `?` for what is
    /// not UTF-8, a space for a control character. Reports them, the former once a line.
    static func cleaned(_ source: SourceText, _ diagnostics: inout [Diagnostic]) -> [UInt8] {
        var bytes = source.bytes
        var reportedLine = -1
        var offset = 0
        while offset < bytes.count {
            let byte = bytes[offset]
            if byte >= 0x80 {
                let length = sequenceLength(bytes, at: offset)
                if length > 0 {
                    offset += length
                    continue
                }
                let start = offset
                repeat {
                    bytes[offset] = UInt8(ascii: "?")
                    offset += 1
                } while offset < bytes.count && bytes[offset] >= 0x80 && sequenceLength(bytes, at: offset) == 0
                let line = source.lineIndex(of: start)
                guard line != reportedLine else { continue }
                reportedLine = line
                let message = "this is not UTF-8; save the file as UTF-8"
                let range = SourceRange(start, offset)
                diagnostics.append(Diagnostic(.error, rule: LineRule.invalidUTF8.id, message, in: source, at: range))
                continue
            }
            if isControl(byte), !isLineEnd(bytes, offset) {
                bytes[offset] = UInt8(ascii: " ")
                let range = SourceRange(offset, offset + 1)
                let message = message(for: byte)
                diagnostics.append(
                    Diagnostic(.error, rule: LineRule.controlCharacter.id, message, in: source, at: range)
                )
            }
            offset += 1
        }
        return bytes
    }

    /// Reports a file that begins as UTF-16 does; nil where it does not.
    static func utf16(_ source: SourceText) -> Diagnostic? {
        guard source.bytes.starts(with: [0xFF, 0xFE]) || source.bytes.starts(with: [0xFE, 0xFF]) else { return nil }
        let message = "this file is UTF-16; save it as UTF-8"
        return Diagnostic(.error, rule: LineRule.invalidUTF8.id, message, in: source, at: SourceRange(0, 2))
    }

    private static func isControl(_ byte: UInt8) -> Bool {
        (byte < 0x20 && byte != UInt8(ascii: "\n") && byte != UInt8(ascii: "\t")) || byte == 0x7F
    }

    private static func isLineEnd(_ bytes: [UInt8], _ offset: Int) -> Bool {
        bytes[offset] == UInt8(ascii: "\r") && (offset + 1 == bytes.count || bytes[offset + 1] == UInt8(ascii: "\n"))
    }

    private static func message(for byte: UInt8) -> String {
        guard byte != UInt8(ascii: "\r") else {
            return "this carriage return ends no line; end lines with LF or CRLF"
        }
        let digits = String(byte, radix: 16, uppercase: true)
        return "this is a control character (U+\(String(repeating: "0", count: 4 - digits.count))\(digits)); remove it"
    }

    /// The length of the UTF-8 sequence that starts at `offset`, 0 where there is none.
    private static func sequenceLength(_ bytes: [UInt8], at offset: Int) -> Int {
        func byte(_ index: Int) -> UInt8 { offset + index < bytes.count ? bytes[offset + index] : 0 }
        func continues(_ index: Int) -> Bool { byte(index) & 0xC0 == 0x80 }
        switch bytes[offset] {
        case 0xC2...0xDF: return continues(1) ? 2 : 0
        case 0xE0: return byte(1) >= 0xA0 && continues(1) && continues(2) ? 3 : 0
        case 0xED: return byte(1) < 0xA0 && continues(1) && continues(2) ? 3 : 0
        case 0xE1...0xEF: return continues(1) && continues(2) ? 3 : 0
        case 0xF0: return byte(1) >= 0x90 && continues(1) && continues(2) && continues(3) ? 4 : 0
        case 0xF1...0xF3: return continues(1) && continues(2) && continues(3) ? 4 : 0
        case 0xF4: return byte(1) < 0x90 && continues(1) && continues(2) && continues(3) ? 4 : 0
        default: return 0
        }
    }
}
