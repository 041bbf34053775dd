import VMGenSpec

extension ExpressionReader {
    /// A string, of which the opening quotes were read.
    package mutating func literal(from start: SwiftToken) throws(Unreadable) -> KnownValue {
        guard start.upper - start.lower == 1 else { throw Unreadable() }
        var result = ""
        var lower = start.upper
        var isKnown = true
        while let next = token, next.kind != .stringEnd {
            guard next.kind == .open else { throw Unreadable() }
            result += try piece(lower, next.lower)
            index += 1
            if let text = try expression(0).printed { result += text } else { isKnown = false }
            guard let end = token, end.kind == .close else { throw Unreadable() }
            lower = end.upper
            index += 1
        }
        guard let end = token else { throw Unreadable() }
        result += try piece(lower, end.lower)
        index += 1
        return isKnown ? KnownValue(.text(result), type: "String") : .unknown
    }

    /// A piece of a string as what it means.
    private func piece(_ lower: Int, _ upper: Int) throws(Unreadable) -> String {
        let piece = String(decoding: text.bytes[lower..<upper], as: UTF8.self)
        guard piece.holds("\\") else { return piece }
        let plain = piece.replacing("\\n", with: "\n").replacing("\\\"", with: "\"").replacing("\\t", with: "\t")
        if plain.holds("\\") { throw Unreadable() }
        return plain
    }
}
