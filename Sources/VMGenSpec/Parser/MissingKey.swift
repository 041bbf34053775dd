/// The wording for lines that lack the colon behind their key.
package enum MissingKey {
    /// What to say of a line that should be `key: value` and has no key.
    package static func message(for content: Fragment) -> String {
        let text = Array(content.text.utf8)
        let tokens = SwiftLexer.lex(text, in: 0..<text.count).tokens
        if let colon = tokens.first(where: { $0.kind == .colon && $0.depth == 0 }), colon.upper < text.count {
            let key = String(decoding: text[..<colon.upper], as: UTF8.self)
            return "a space is missing behind `\(key)`; write `name: value`"
        }
        if content.text.hasPrefix("@") {
            let form = content.text == "@MainActor" ? ": `view-model: @MainActor final class …`" : ""
            return "`\(content.text)` has no line of its own; an attribute stands on the line of what it is for\(form)"
        }
        return "`\(content.text)` has no `:`; write `\(withColon(content, tokens: tokens))`"
    }

    /// The line that was likely meant by `content`, which has no colon.
    private static func withColon(_ content: Fragment, tokens: [SwiftToken]) -> String {
        let text = Array(content.text.utf8)
        guard let name = tokens.first, name.kind == .name, name.upper <= text.count else { return "name: value" }
        let key = String(decoding: text[..<name.upper], as: UTF8.self)
        if SwiftKeywords.reserved.contains(key) { return "name: value" }
        let rest = String(decoding: text[name.upper...].drop(while: \.isBlank), as: UTF8.self)
        if rest.hasPrefix(","), let blank = rest.lastIndex(of: " "), !rest[..<blank].hasSuffix(",") {
            return "\(key)\(rest[..<blank]):\(rest[blank...])"
        }
        if rest.isEmpty { return "\(key): …" }
        if rest.hasPrefix("->") { return "\(key): \(String(rest.dropFirst(2)).drop(while: { $0 == " " }))" }
        if rest.hasPrefix("("), rest.hasSuffix(")"), !rest.contains(":") {
            return "\(key): \(rest.dropFirst().dropLast())"
        }
        return rest.hasPrefix("=") ? "\(key): Type \(rest)" : "\(key): \(rest)"
    }
}
