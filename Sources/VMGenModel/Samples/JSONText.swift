import VMGenSpec

/// Tells whether a text is JSON, by RFC 8259, and where it stops being it.
package struct JSONText {
    /// What kind of value a text is.
    package enum Kind: String {
        case object = "an object"
        case array = "an array"
        case string = "a string"
        case number = "a number"
        case bool = "a Bool"
        case null
    }

    /// What is wrong with a text.
    package struct Mistake: Error, Equatable {
        /// The offset of the byte at which it is wrong.
        package var offset: Int
        /// What is wrong there.
        package var message: String
    }

    /// Deeper values are no samples.
    private static let maximumDepth = 64

    private let bytes: [UInt8]
    private var offset = 0

    private init(_ text: String) {
        bytes = Array(text.utf8)
    }

    /// The kind of the value that `text` is.
    ///
    /// - Throws: `Mistake` at the first byte that JSON does not have there.
    package static func kind(of text: String) throws(Mistake) -> Kind {
        var json = JSONText(text)
        let kind = try json.value(depth: 0)
        if json.next != nil { throw json.mistake("nothing can follow the value") }
        return kind
    }

    private mutating func value(depth: Int) throws(Mistake) -> Kind {
        guard depth < Self.maximumDepth else { throw mistake("this is nested too deep") }
        switch next {
        case UInt8(ascii: "{"):
            try members(depth: depth)
            return .object
        case UInt8(ascii: "["):
            try elements(depth: depth)
            return .array
        case UInt8(ascii: "\""):
            try string()
            return .string
        case let byte? where byte == UInt8(ascii: "-") || byte.isDigit:
            try number()
            return .number
        case nil, UInt8(ascii: "]"), UInt8(ascii: "}"), UInt8(ascii: ","): throw mistake("a value is missing")
        default: return try word()
        }
    }

    private mutating func members(depth: Int) throws(Mistake) {
        offset += 1
        if take("}") { return }
        repeat {
            guard next == UInt8(ascii: "\"") else {
                throw mistake("a name in double quotes has to stand here")
            }
            try string()
            guard take(":") else { throw mistake("a `:` is missing behind the name") }
            _ = try value(depth: depth + 1)
        } while take(",")
        guard take("}") else { throw mistake("a `,` or `}` is missing") }
    }

    private mutating func elements(depth: Int) throws(Mistake) {
        offset += 1
        if take("]") { return }
        repeat { _ = try value(depth: depth + 1) } while take(",")
        guard take("]") else { throw mistake("a `,` or `]` is missing") }
    }

    private mutating func string() throws(Mistake) {
        let start = offset
        offset += 1
        while offset < bytes.count {
            switch bytes[offset] {
            case UInt8(ascii: "\""):
                offset += 1
                return
            case UInt8(ascii: "\\"): try escape()
            case 0..<0x20: throw mistake("a line end or tab in a string is written `\\n` or `\\t`")
            default: offset += 1
            }
        }
        throw Mistake(offset: start, message: "the string is never closed")
    }

    private mutating func escape() throws(Mistake) {
        offset += 1
        let letters = Array("\"\\/bfnrt".utf8)
        if offset < bytes.count, letters.contains(bytes[offset]) {
            offset += 1
            return
        }
        guard offset < bytes.count, bytes[offset] == UInt8(ascii: "u") else {
            offset -= 1
            throw mistake("JSON has no such escape; a backslash is written `\\\\`")
        }
        let digits = bytes[offset...].dropFirst().prefix(4)
        guard digits.count == 4, digits.allSatisfy(Self.isHexadecimal) else {
            offset -= 1
            throw mistake("four hexadecimal digits follow `\\u`")
        }
        offset += 5
    }

    private mutating func number() throws(Mistake) {
        let start = offset
        if bytes[offset] == UInt8(ascii: "-") { offset += 1 }
        let whole = digits()
        if whole == 0 { throw mistake("a digit is missing") }
        if whole > 1, bytes[offset - whole] == UInt8(ascii: "0") {
            throw Mistake(offset: start, message: "a number does not start with 0")
        }
        if offset < bytes.count, bytes[offset] == UInt8(ascii: ".") {
            offset += 1
            if digits() == 0 { throw mistake("a digit is missing behind the point") }
        }
        guard offset < bytes.count, bytes[offset] | 0x20 == UInt8(ascii: "e") else { return }
        offset += 1
        if offset < bytes.count, bytes[offset] == UInt8(ascii: "-") || bytes[offset] == UInt8(ascii: "+") {
            offset += 1
        }
        if digits() == 0 { throw mistake("a digit is missing in the exponent") }
    }

    private mutating func digits() -> Int {
        let start = offset
        while offset < bytes.count, bytes[offset].isDigit { offset += 1 }
        return offset - start
    }

    private mutating func word() throws(Mistake) -> Kind {
        let start = offset
        while offset < bytes.count, bytes[offset].isNamePart { offset += 1 }
        switch String(decoding: bytes[start..<offset], as: UTF8.self) {
        case "true", "false": return .bool
        case "null": return .null
        case "": throw mistake("no value of JSON starts like this; a string stands in double quotes")
        case "nil": throw Mistake(offset: start, message: "JSON says `null`")
        case let word:
            let message = "`\(word)` is no value of JSON; a string stands in double quotes"
            throw Mistake(offset: start, message: message)
        }
    }

    /// The next byte that is no blank.
    private var next: UInt8? {
        mutating get {
            while offset < bytes.count, bytes[offset].isBlank || bytes[offset] == UInt8(ascii: "\n") { offset += 1 }
            return offset < bytes.count ? bytes[offset] : nil
        }
    }

    private mutating func take(_ mark: Unicode.Scalar) -> Bool {
        guard let byte = next, byte == UInt8(ascii: mark) else { return false }
        offset += 1
        return true
    }

    private func mistake(_ message: String) -> Mistake { Mistake(offset: offset, message: message) }

    private static func isHexadecimal(_ byte: UInt8) -> Bool {
        byte.isDigit || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(byte | 0x20)
    }
}
