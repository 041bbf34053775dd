import VMGenSpec

extension NotAType {
    /// What keeps `value` from being the first value of `type`; nil where it may be one.
    static func check(_ value: Fragment, of type: Fragment) -> Finding? {
        if value.isEmpty {
            return error("no value stands behind ` = `; write `\(type.text) = …`, or the type alone", at: type.range)
        }
        let text = SwiftText.Text(value)
        guard let token = text.tokens.first(where: { $0.depth == 0 && text.string($0) == "=" }) else {
            return behind(value, of: type)
        }
        let first = text.fragment(0, token.lower)
        let meant = first.isEmpty ? text.fragment(token.upper, text.bytes.count) : first
        let message = "one ` = ` stands behind a type, with its first value; write `\(type.text) = \(meant.text)`"
        return error(message, at: text.range(token.lower, token.upper))
    }

    /// Text behind the value that `value` begins with, `1 persist: defaults "Round"` and `0, 1`; nil where there is none.
    private static func behind(_ value: Fragment, of type: Fragment) -> Finding? {
        guard let rest = rest(of: value) else { return nil }
        var cursor = TextCursor(rest)
        _ = cursor.take(",")
        let text = cursor.rest
        if cursor.take(word: "persist") {
            _ = cursor.take(":")
            let form = "persist: \(cursor.isAtEnd ? "…" : cursor.rest.text)"
            return error("`persist` stands on a line of its own below the field: `\(form)`", at: text.range)
        }
        if let words = plainWords(value, of: type) {
            return error("a text stands in quotes; write `\(type.text) = \"\(words.text)\"`", at: words.range)
        }
        let message =
            "one value stands behind ` = `, and no more on its line; write `\(type.text) = \(value.before(rest).text)`"
        return error(message, at: rest.range)
    }

    /// `value` where it is words and nothing else, and `type` is that of a text; nil for all others.
    private static func plainWords(_ value: Fragment, of type: Fragment) -> Fragment? {
        let plain = TypeText(type.text)
        guard (plain.optionalOf ?? plain).text == "String", !value.text.contains(where: { "\"\\".contains($0) }),
            value.text.split(separator: " ").allSatisfy({
                $0.allSatisfy { $0.isLetter || $0.isNumber || ",.!?'-…".contains($0) }
            })
        else { return nil }
        return value
    }

    /// What stands behind the first value of `text`: a comma, or a second value with nothing between them. Nil where nothing does.
    private static func rest(of value: Fragment) -> Fragment? {
        var cursor = TextCursor(value)
        // A branch is a value, too, and some words of Swift stand before one.
        if let word = cursor.identifier(), words.contains(word.text) { return nil }
        let text = SwiftText.Text(value, options: .typeBrackets)
        for (index, token) in text.tokens.enumerated() where token.depth == 0 && index > 0 {
            if token.kind == .comma { return text.fragment(token.lower, text.bytes.count) }
            guard token.kind == .colon, index > 1, text.tokens[index - 1].kind == .name else { continue }
            switch text.tokens[index - 2].kind {
            case .name, .number, .stringEnd: return text.fragment(text.tokens[index - 1].lower, text.bytes.count)
            default: continue
            }
        }
        guard let stray = SwiftText.strayOperand(in: value) else { return nil }
        return value.slice(stray.range.lower - value.range.lower, value.text.utf8.count)
    }

    private static let words: Set<String> = ["if", "switch", "do", "copy", "unsafe"]
}
