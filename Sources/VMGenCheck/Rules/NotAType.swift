import VMGenDiagnostics
import VMGenModel
import VMGenSpec

/// A text where a type should stand that can be none.
enum NotAType: Rule {
    package static let id = "not-a-type"

    /// What keeps `type` from being a type, as far as that can be seen; nil where it may be one. `isParameter` says that a method
    /// takes it.
    static func check(_ type: Fragment, isParameter: Bool = false) -> Finding? {
        let text = SwiftText.Text(type, options: .typeBrackets)
        for token in text.tokens where token.depth == 0 {
            let part = text.fragment(token.lower, token.upper)
            switch token.kind {
            case .comma: return error("one field or parameter a line, without `,`", at: part.range)
            case .semicolon: return error("one field or parameter a line, without `;`", at: part.range)
            case .symbol where text.string(token).contains("!!"):
                return error("`\(type.text)` is not a type; write `?` for a value that may be missing", at: part.range)
            case .symbol
            where text.byte(token) == UInt8(ascii: "?") && token.lower > 0 && text.bytes[token.lower - 1].isBlank:
                return error("no blank stands before `?` in a type", at: part.range)
            case .hash, .directive: return error("a comment needs a space behind its `#`", at: part.range)
            case .open where text.byte(token) == UInt8(ascii: "{"):
                let inner = text.fragment(
                    token.upper,
                    (token.partner.map { text.tokens[$0].lower }) ?? text.bytes.count
                )
                let advice = SwiftText.cut(inner, at: ":").map { ", `\($0.1.text)`" } ?? ""
                return error("`\(type.text)` is not a type; write the type alone\(advice)", at: type.range)
            default: continue
            }
        }
        if let finding = anchor(in: text) ?? foreignName(in: text) { return finding }
        let stray = SwiftText.strayInType(type)
        if let stray, !stray.text.hasPrefix("(") { return self.stray(in: type, stray) }
        return assignment(in: text) ?? repeatedLabel(in: type) ?? stray.map { call(type, $0) }
            ?? label(in: text, type)
            ?? wrapper(in: text, type)
            ?? TypeGrammar.misfit(in: text, isParameter: isParameter).map {
                error("`\(type.text)` is not a type; \($0.advice)", at: $0.range)
            }
    }

    /// What keeps `element` from being the type of a stream's values; nil where it may be that.
    static func check(element: Fragment) -> Finding? {
        if element.text.hasSuffix("!") {
            let plain = element.text.prefix { $0 != "!" }
            return error("no stream carries `\(element.text)`; write `\(plain)?` or `\(plain)`", at: element.range)
        }
        var cursor = TextCursor(element)
        guard cursor.take(word: "some") else { return nil }
        return error("no stream carries `\(element.text)`; write `any \(cursor.rest.text)`", at: element.range)
    }

    /// What keeps the type of `parameter` from being that of a property; nil where it may be that.
    static func check(kept parameter: InitParameter) -> Finding? {
        let type = parameter.type
        if parameter.isEscaping, TypeText.isOptional(type.text) {
            return error("a closure that may be nil is kept anyway; leave `@escaping` out", at: type.range)
        }
        var cursor = TextCursor(type)
        guard !parameter.isForSuper, cursor.take(word: "some") else { return nil }
        return error("what `init` keeps is not `\(type.text)`; write `any \(cursor.rest.text)`", at: type.range)
    }

    /// What is wrong with the tuple `type`, of which two parts have one label; nil for all else.
    private static func repeatedLabel(in type: Fragment) -> Finding? {
        let text = TypeText(type.text)
        let labels = ((text.optionalOf ?? text).tupleParts ?? []).compactMap(\.label).filter { $0 != "_" }
        guard let label = labels.indices.first(where: { labels[..<$0].contains(labels[$0]) }).map({ labels[$0] }) else {
            return nil
        }
        return error("two parts of `\(type.text)` are called `\(label)`; call one otherwise", at: type.range)
    }

    /// What keeps `type` from being decoded; nil where it may be.
    static func check(decoded type: Fragment) -> Finding? {
        if TypeText(type.text).text == "Void" {
            return error("`Void` is nothing to decode; leave `decode` out", at: type.range)
        }
        let text = TypeText(type.text)
        let plain = text.optionalOf ?? text
        // A generic type of the app may make of `Any` what it likes.
        let words = type.text.contains("<") ? [] : type.allWords
        let isOpen = ["Any", "AnyObject", "AnyHashable", "any"].contains { words.contains($0) }
        guard plain.tupleParts != nil || isOpen || SwiftText.cut(type, at: "->") != nil else { return nil }
        return error("nothing decodes `\(type.text)`; name a type that is `Decodable`", at: type.range)
    }

    /// A name and a colon before the type, `event: String`, where one colon is over already, or a colon alone.
    private static func label(in text: SwiftText.Text, _ type: Fragment) -> Finding? {
        guard let colon = text.tokens.first(where: { $0.kind == .colon && $0.depth == 0 }) else { return nil }
        let (name, rest) = (text.fragment(0, colon.lower), text.fragment(colon.upper, text.bytes.count))
        if name.text.first?.isUppercase == true, SwiftValueLiteral(rest) != nil {
            return error(
                "a value stands behind ` = `, with spaces; write `\(name.text) = \(rest.text)`",
                at: text.range(colon.lower, colon.upper)
            )
        }
        let advice = rest.isEmpty ? "" : "; the type stands behind the first colon of the line, `\(rest.text)`"
        return error("`\(type.text)` is not a type\(advice)", at: name.isEmpty ? type.range : name.range)
    }

    /// A property wrapper before the type, `@Published Int`: only closures have attributes, and those are of Swift or of actors.
    private static func wrapper(in text: SwiftText.Text, _ type: Fragment) -> Finding? {
        var cursor = TextCursor(type)
        guard cursor.take("@"), let name = cursor.identifier(), name.text.first?.isUppercase == true,
            SwiftText.cut(type, at: "->") == nil
        else { return nil }
        if cursor.next == UInt8(ascii: "(") { _ = cursor.bracketed(by: "(") }
        let (plain, isPublished) = (cursor.rest.text, name.text == "Published")
        guard TypeText(plain).isKnown || isPublished else { return nil }
        let form = isPublished ? "`Published<\(plain)>`" : "`@\(name.text) var name: \(plain)`"
        return error("`@\(name.text)` stands before no type; write \(form)", at: type.range)
    }

    /// An equals sign in the type, `[Int]= []`, which the spaces around it are missing from.
    private static func assignment(in text: SwiftText.Text) -> Finding? {
        let token = text.tokens.first { $0.depth == 0 && $0.kind == .symbol && text.string($0).hasSuffix("=") }
        guard let token else { return nil }
        let mark = token.upper - 1
        var type = text.fragment(0, text.string(token) == "==" ? token.lower : mark)
        if type.text.hasSuffix(" ?") { type.text.remove(at: type.text.index(type.text.endIndex, offsetBy: -2)) }
        let value = text.fragment(token.upper, text.bytes.count)
        let form = "\(type.isEmpty ? "Type" : type.text) = \(value.isEmpty ? "…" : value.text)"
        return error("a value stands behind ` = `, with spaces; write `\(form)`", at: text.range(mark, mark + 1))
    }

    private static func stray(in type: Fragment, _ stray: Fragment) -> Finding {
        let isValue = stray.text.first?.isLetter != true
        if isValue, stray.range.lower == type.range.lower {
            return error("`\(type.text)` is a value, not a type; \(withType(type.text))", at: type.range)
        }
        if let word = SwiftText.words(of: type).first, word.range.lower == type.range.lower, word.text != "existing",
            DidYouMean.closest(to: word.text, in: ["existing"]) != nil
        {
            let rest = type.slice(word.text.utf8.count, type.text.utf8.count).text
            return error(
                "`\(word.text)` is not expected before a type; did you mean `existing \(rest)`?",
                at: word.range
            )
        }
        let marks: Set<Character> = [":", "=", " "]
        var head = type.slice(0, stray.range.lower - type.range.lower).text
        while let last = head.last, marks.contains(last) { head.removeLast() }
        if isValue {
            let form = SwiftText.isIdentifier(head) ? ": `\(head) = \(stray.text)`" : ""
            return error(
                "`\(stray.text)` is not expected behind a type; a value stands behind ` = `, with spaces\(form)",
                at: stray.range
            )
        }
        if ["optional", "nullable", "Optional"].contains(head), stray.range.upper == type.range.upper,
            SwiftText.isIdentifier(stray.text)
        {
            return error("an optional type is written `\(stray.text)?`", at: type.range)
        }
        let isLabel = SwiftText.isIdentifier(head) && head.first?.isLowercase == true
        let advice = isLabel ? "; a colon is missing, `\(head): \(stray.text)`" : ""
        return error("`\(stray.text)` is not expected behind a type\(advice)", at: stray.range)
    }

    /// What to write in the place of `value`, which stands where a type should: its type before it, as far as that is plain.
    private static func withType(_ value: String) -> String {
        if value.hasPrefix("\"") {
            let name = value.filter { $0 != "\"" }
            let quoted = SwiftText.isIdentifier(name) && name.first?.isUppercase == true
            return (quoted ? "a type stands without quotes, `\(name)`, and a value behind its type, " : "write ")
                + "`String = \(value)`"
        }
        let isNumber = value.first?.isNumber == true || value.hasPrefix("-")
        let type = isNumber ? (value.contains(".") ? "Double" : "Int") : "Type"
        return "write `\(type) = \(value)`"
    }

    /// A type with arguments behind it, `BehaviorRelay<Int>(value: 0)`, which is a value.
    private static func call(_ type: Fragment, _ arguments: Fragment) -> Finding {
        var callee = type.slice(0, arguments.range.lower - type.range.lower)
        var value = type.text
        if callee.text.hasSuffix(".init") {
            callee = callee.slice(0, callee.text.utf8.count - 5)
            value = ".init" + arguments.text
        }
        let stream = StreamType(callee)
        let isPlain = stream != nil || SwiftText.isIdentifier(callee.text) || callee.text.hasPrefix("[")
        var form = isPlain ? ", `\(callee.text) = \(value)`" : ""
        if let name = stream?.name.text, Runtime.all.contains(where: { $0.kind(named: name) != nil }) {
            let first = arguments.inner.text.replacing("value: ", with: "", maxReplacements: 1)
            form = ", `\(callee.text)\(first.isEmpty ? "" : " = \(first)")`"
        }
        let advice = "write the type alone, its first value behind ` = `\(form)"
        return error("`\(type.text)` is a value, not a type; \(advice)", at: type.range)
    }

    /// An anchor of YAML before the type, `&row Int`, or what stands for one, `*row`.
    private static func anchor(in text: SwiftText.Text) -> Finding? {
        guard text.tokens.count > 1, text.tokens[0].kind == .symbol, ["&", "*"].contains(text.string(text.tokens[0])),
            text.tokens[1].kind == .name
        else { return nil }
        let range = text.range(text.tokens[0].lower, text.tokens[1].upper)
        let name = text.fragment(text.tokens[0].lower, text.tokens[1].upper).text
        let rest = text.fragment(text.tokens[1].upper, text.bytes.count)
        return error(
            "`\(name)` is YAML, of which a spec has no more than the lines; write the type alone\(rest.isEmpty ? "" : ", `\(rest.text)`")",
            at: range
        )
    }

    /// A name that other languages have for one of Swift's types.
    private static func foreignName(in text: SwiftText.Text) -> Finding? {
        for (index, token) in text.tokens.enumerated() where token.kind == .name {
            let isMember = index > 0 && text.tokens[index - 1].kind == .dot
            let isLabel = index + 1 < text.tokens.count && text.tokens[index + 1].kind == .colon
            guard !isMember, !isLabel, let meant = foreign[text.string(token)] else { continue }
            let place = text.range(token.lower, token.upper)
            return error("`\(text.string(token))` is not a type of Swift; did you mean `\(meant)`?", at: place)
        }
        return nil
    }

    private static let foreign = [
        "int": "Int", "integer": "Int", "long": "Int", "number": "Double", "double": "Double", "float": "Float",
        "string": "String", "str": "String", "bool": "Bool", "boolean": "Bool", "Boolean": "Bool", "void": "Void",
        "date": "Date", "url": "URL", "data": "Data", "character": "Character", "object": "AnyObject",
    ]
}
