import VMGenDiagnostics
import VMGenSpec

/// A text where a type should stand that can be none.
enum NotAType: Rule {
    package static let id = "not-a-type"

    /// What keeps `type` from being a type, as far as that can be seen; nil where it may be one.
    static func check(_ type: Fragment) -> Finding? {
        let text = SwiftText.Text(type, options: .typeBrackets)
        for token in text.tokens where token.depth == 0 {
            let part = text.fragment(token.lower, token.upper)
            switch token.kind {
            case .comma:
                let isLast = token.upper == text.bytes.count
                return error(
                    isLast
                        ? "no `,` stands at the end of a line; remove it"
                        : "one field or parameter a line, without `,`",
                    at: part.range
                )
            case .semicolon: return error("no `;` stands at the end of a line; remove it", at: part.range)
            case .hash, .directive: return error("a comment needs a space behind its `#`", at: part.range)
            case .open where text.byte(token) == UInt8(ascii: "{"):
                return error("`\(type.text)` is not a type; write it as `name: Type`", at: type.range)
            default: continue
            }
        }
        return foreignName(in: text) ?? SwiftText.strayInType(type).map { stray(in: type, $0) }
    }

    private static func stray(in type: Fragment, _ stray: Fragment) -> Finding {
        let isValue = stray.text.first?.isLetter != true
        if isValue, stray.range.lower == type.range.lower {
            return error("`\(type.text)` is a value, not a type; write `name: Type = \(type.text)`", at: type.range)
        }
        let advice = isValue ? "; a value stands behind ` = `, with spaces" : ""
        return error("`\(stray.text)` is not expected behind a type\(advice)", at: stray.range)
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
        "Unit": "Void", "date": "Date", "url": "URL", "data": "Data", "character": "Character", "object": "AnyObject",
    ]
}
