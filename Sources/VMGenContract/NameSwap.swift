import VMGenSpec

/// Puts new names in the place of old ones in Swift text.
enum NameSwap {
    /// `text` with each name of `names` that stands alone, and not behind a dot, replaced.
    static func apply(_ names: [String: String], to text: String) -> String {
        let bytes = Array(text.utf8)
        var result: [UInt8] = []
        var position = 0
        var last: SwiftToken.Kind?
        for token in SwiftLexer.lex(bytes, in: bytes.indices).tokens {
            let word = String(decoding: bytes[token.lower..<token.upper], as: UTF8.self)
            if token.kind == .name, last != .dot, let new = names[word] {
                result += bytes[position..<token.lower]
                result += new.utf8
                position = token.upper
            }
            last = token.kind
        }
        return String(decoding: result + bytes[position...], as: UTF8.self)
    }
}
