import VMGenDiagnostics

/// Looks for what no spec can hold: what is not UTF-8, control characters, and characters that deceive those who read it.
struct EncodingCheck {
    private let source: SourceText
    private var bytes: [UInt8]
    private var diagnostics: [Diagnostic] = []
    /// The line on which each rule reported something last: each speaks once a line.
    private var lastLine: [LineRule: Int] = [:]

    /// The bytes of `source` with a placeholder for each byte that cannot stay, so that offsets hold: `?` for what is
    /// not UTF-8, spaces for a control character or a hidden one. Reports them, those of each kind once a line.
    static func cleaned(_ source: SourceText, _ diagnostics: inout [Diagnostic]) -> [UInt8] {
        var check = EncodingCheck(source)
        check.run()
        diagnostics += check.diagnostics
        return check.bytes
    }

    private init(_ source: SourceText) {
        self.source = source
        bytes = source.bytes
    }

    private mutating func run() {
        var offset = 0
        while offset < bytes.count {
            let byte = bytes[offset]
            if byte >= 0x80 {
                let length = Self.sequenceLength(bytes, at: offset)
                offset += length > 0 ? length : skipForeign(at: offset)
                if length > 0 { checkScalar((offset - length)..<offset) }
                continue
            }
            if Self.isControl(byte), !Self.isLineEnd(bytes, offset) {
                replace(offset..<(offset + 1), by: " ")
                report(.controlCharacter, Self.message(for: byte), at: offset..<(offset + 1))
            }
            offset += 1
        }
    }

    /// Replaces what is not UTF-8 from `start` on, and returns how many bytes it is.
    private mutating func skipForeign(at start: Int) -> Int {
        var end = start
        repeat { end += 1 } while end < bytes.count && bytes[end] >= 0x80 && Self.sequenceLength(bytes, at: end) == 0
        replace(start..<end, by: "?")
        report(.invalidUTF8, "this is not UTF-8; save the file as UTF-8", at: start..<end)
        return end - start
    }

    private mutating func checkScalar(_ range: Range<Int>) {
        guard let hidden = Self.hidden(bytes, range) else { return }
        replace(range, by: " ")
        report(.lookalike, hidden, at: range)
    }

    private mutating func replace(_ range: Range<Int>, by sign: Unicode.Scalar) {
        for index in range { bytes[index] = UInt8(ascii: sign) }
    }

    private mutating func report(_ rule: LineRule, _ message: String, at range: Range<Int>) {
        let line = source.lineIndex(of: range.lowerBound)
        guard lastLine.updateValue(line, forKey: rule) != line else { return }
        let place = SourceRange(range.lowerBound, range.upperBound)
        diagnostics.append(Diagnostic(.error, rule: rule.id, message, in: source, at: place))
    }

    /// What is wrong with the character of these bytes, which nobody can see or which turns what they see; nil for nothing.
    /// What flags of regions are made of may stand behind a flag.
    private static func hidden(_ bytes: [UInt8], _ range: Range<Int>) -> String? {
        // No other first byte starts one.
        guard [0xC2, 0xD8, 0xE1, 0xE2, 0xE3, 0xEF, 0xF0, 0xF1, 0xF2, 0xF3, 0xF4].contains(bytes[range.lowerBound]),
            let scalar = String(decoding: bytes[range], as: UTF8.self).unicodeScalars.first,
            let deed = HiddenScalar.deed(of: scalar)
        else { return nil }
        if scalar.value == 0xFEFF, range.lowerBound == 0 { return nil }
        if (0xE0020...0xE007F).contains(scalar.value), isFlag(bytes, before: range.lowerBound) { return nil }
        return Lookalike.first(of: bytes[range])?.message
            ?? "here is a character that \(deed) (\(HiddenScalar.name(of: scalar))); remove it"
    }

    /// Whether `offset` is behind a black flag and the few tags that name its region.
    private static func isFlag(_ bytes: [UInt8], before offset: Int) -> Bool {
        var start = offset
        for _ in 0..<8 where start >= 4 {
            start -= 4
            if bytes[start..<(start + 4)].elementsEqual([0xF0, 0x9F, 0x8F, 0xB4]) { return true }
            guard bytes[start..<(start + 4)].starts(with: [0xF3, 0xA0]) else { return false }
        }
        return false
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
