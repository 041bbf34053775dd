import VMGenDiagnostics

/// The wording for lines that lack the colon behind their key.
package enum MissingKey {
    /// What to say of a line that should be `key: value` and has no key.
    package static func message(for content: Fragment) -> String {
        let text = Array(content.text.utf8)
        let tokens = SwiftLexer.lex(text, in: 0..<text.count).tokens
        if content.text == "}" { return "`}` ends nothing here; leave it out" }
        if content.text.hasPrefix("case ") {
            return "a case is an item, without `case`: `- \(content.text.dropFirst(5))`"
        }
        if content.text.hasPrefix("enum "), content.text.hasSuffix("}") {
            return "the cases of an enum stand here as items, one a line: `- tap`"
        }
        // The colon of a URL is none of the line's.
        if let colon = tokens.first(where: { $0.kind == .colon && $0.depth == 0 }), colon.upper < text.count,
            text[colon.upper] != UInt8(ascii: "/")
        {
            let key = String(decoding: text[..<colon.upper], as: UTF8.self)
            return "a space is missing behind `\(key)`; write `name: value`"
        }
        if content.text.hasPrefix("@"), let name = tokens.last, name.kind == .name, name.depth == 0,
            tokens.dropLast().last.map({ ["let", "var"].contains(word($0, in: text)) }) == true
        {
            let name = word(name, in: text)
            let type = name.prefix(1).uppercased() + name.dropFirst()
            return "the type of `\(name)` is missing; write `\(content.text): \(type)`"
        }
        if content.text.hasPrefix("@"), let untyped = Self.untyped(tokens, in: text) {
            return "the type of `\(untyped.name)` is missing; write `\(untyped.declaration)`"
        }
        if content.text.hasPrefix("@") {
            let form = content.text == "@MainActor" ? ": `view-model: @MainActor final class …`" : ""
            return "`\(content.text)` has no line of its own; an attribute stands on the line of what it is for\(form)"
        }
        return "`\(content.text)` has no `:`; write `\(withColon(content, tokens: tokens))`"
    }

    /// The name in `@Published var name = value`, a line of `text`, and the line with a type, that of the value where it says one; nil
    /// for all other lines.
    private static func untyped(_ tokens: [SwiftToken], in text: [UInt8]) -> (name: String, declaration: String)? {
        guard let place = tokens.firstIndex(where: { $0.depth == 0 && $0.kind != .name && word($0, in: text) == "=" }),
            place > 1, tokens[place - 1].kind == .name, ["let", "var"].contains(word(tokens[place - 2], in: text))
        else { return nil }
        let name = word(tokens[place - 1], in: text)
        let value = String(decoding: text[tokens[place].upper...].drop { $0 == UInt8(ascii: " ") }, as: UTF8.self)
        let type =
            switch value.first {
            case "\""?: "String"
            case _ where value == "true" || value == "false": "Bool"
            case let digit? where digit.isNumber: value.contains(".") ? "Double" : "Int"
            default: name.prefix(1).uppercased() + name.dropFirst()
            }
        let head = String(decoding: text[..<tokens[place - 1].upper], as: UTF8.self)
        return (name, "\(head): \(type) = \(value)")
    }

    private static func word(_ token: SwiftToken, in text: [UInt8]) -> String {
        String(decoding: text[token.lower..<token.upper], as: UTF8.self)
    }

    /// Whether `content`, a line of the outermost level, is of a Swift file.
    private static func isSwift(_ content: Fragment) -> Bool {
        if content.text == "}" { return true }
        let words = SwiftText.words(of: content).map(\.text)
        let first = words.first { !modifiers.contains($0) }
        return words.count > 1 && first.map(declarations.contains) == true
    }

    private static let declarations: Set<String> = [
        "actor", "class", "enum", "extension", "func", "import", "protocol", "struct", "typealias",
    ]
    private static let modifiers: Set<String> = [
        "final", "fileprivate", "internal", "open", "package", "private", "public",
    ]

    /// What to say of the first line of a Swift file in a spec.
    private static let swift = "this is Swift; a spec has lines `name: value`, and starts with `view-model: …`"

    /// What to say of a brace at the start of a line that ends Swift of a section.
    private static let brace = "`}` ends the Swift above it; indent it as that"

    /// What to say of a line of the outermost level that has no key; nil where that is of a Swift file, which is one mistake and
    /// stands in `found`.
    static func message(for content: Fragment, behind found: [Diagnostic]) -> String? {
        guard isSwift(content) else { return message(for: content) }
        let isOneMore = found.contains { $0.message == swift || $0.message == brace }
        return isOneMore ? nil : content.text == "}" ? brace : swift
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
        if rest.hasPrefix(",") { return "\(content.text): Type" }
        // A label and a name, with the type behind them.
        if tokens.count > 2, tokens.allSatisfy({ $0.kind == .name }), let blank = rest.lastIndex(of: " "),
            rest[blank...].dropFirst().first?.isUppercase == true
        {
            return "\(key) \(rest[..<blank]):\(rest[blank...])"
        }
        if rest.isEmpty { return "\(key): …" }
        if rest == "{" { return "\(key):" }
        if tokens.count > 1, tokens[1].kind == .open, tokens[1].lower == name.upper, let end = tokens[1].partner,
            end + 1 < tokens.count
        {
            let head = String(decoding: text[..<tokens[end].upper], as: UTF8.self)
            return "\(head): \(String(decoding: text[tokens[end].upper...].drop(while: \.isBlank), as: UTF8.self))"
        }
        if rest.hasPrefix("->") { return "\(key): \(String(rest.dropFirst(2)).drop(while: { $0 == " " }))" }
        if rest.hasPrefix("("), rest.hasSuffix(")"), !rest.contains(":") {
            return "\(key): \(rest.dropFirst().dropLast())"
        }
        return rest.hasPrefix("=") ? "\(key): Type \(rest)" : "\(key): \(rest)"
    }
}
