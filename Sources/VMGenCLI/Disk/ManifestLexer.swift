/// Splits the text of a `Package.swift` into what tells targets apart. Comments, numbers and white space are left out.
struct ManifestLexer {
    /// One piece of it.
    enum Token: Equatable {
        /// A name or keyword.
        case name(String)
        /// The text of a string literal, as it is written.
        case string(String)
        /// Any other sign, brackets among them.
        case sign(UInt8)
    }

    private var rest: ArraySlice<UInt8>

    private init(_ bytes: [UInt8]) { rest = bytes[...] }

    /// The tokens of `bytes`, in order; what is not closed goes on to the end.
    static func tokens(of bytes: [UInt8]) -> [Token] {
        var lexer = ManifestLexer(bytes)
        var tokens: [Token] = []
        while let token = lexer.next() { tokens.append(token) }
        return tokens
    }

    private mutating func next() -> Token? {
        while let byte = rest.first {
            if starts("//") {
                rest = rest.drop { $0 != UInt8(ascii: "\n") }
            } else if starts("/*") {
                skipComment()
            } else if starts("\"\"\"") {
                return .string(string(until: "\"\"\""))
            } else if byte == UInt8(ascii: "\"") {
                return .string(string(until: "\""))
            } else if Self.isInName(byte) {
                let word = rest.prefix(while: Self.isInName)
                rest = rest[word.endIndex...]
                return .name(String(decoding: word, as: UTF8.self))
            } else {
                rest = rest.dropFirst()
                if byte > UInt8(ascii: " ") { return .sign(byte) }
            }
        }
        return nil
    }

    private func starts(_ text: StaticString) -> Bool {
        text.withUTF8Buffer { rest.starts(with: $0) }
    }

    /// Comments may hold comments.
    private mutating func skipComment() {
        var depth = 0
        repeat {
            if starts("/*") {
                depth += 1
                rest = rest.dropFirst(2)
            } else if starts("*/") {
                depth -= 1
                rest = rest.dropFirst(2)
            } else {
                rest = rest.dropFirst()
            }
        } while depth > 0 && !rest.isEmpty
    }

    private mutating func string(until quotes: StaticString) -> String {
        rest = rest.dropFirst(quotes.utf8CodeUnitCount)
        var text: [UInt8] = []
        while let byte = rest.first, !starts(quotes) {
            let count = byte == UInt8(ascii: "\\") ? 2 : 1
            text += rest.prefix(count)
            rest = rest.dropFirst(count)
        }
        rest = rest.dropFirst(quotes.utf8CodeUnitCount)
        return String(decoding: text, as: UTF8.self)
    }

    private static func isInName(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
            true
        default:
            false
        }
    }
}
