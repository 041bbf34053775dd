import VMGenSpec

/// A value that is a literal of Swift, and nothing else, of which the types are known that it can be of.
struct SwiftValueLiteral {
    /// The known types that it can be of; `[` stands for what is spelt in brackets, and there is none for `nil`.
    private let types: Set<String>
    /// Whether it is `nil`.
    let isNil: Bool
    /// Whether it is `_`, which is a value of nothing.
    private let isBlank: Bool

    /// The literal that `value` is; nil for anything else.
    init?(_ value: Fragment) {
        guard let types = Self.types(of: value) else { return nil }
        self.types = types
        isNil = value.text == "nil"
        isBlank = value.text == "_"
    }

    /// Whether it may be a value of `type`, of which only Swift's own types and what is spelt in brackets are certain.
    func fits(_ type: TypeText) -> Bool {
        if isBlank { return false }
        if isNil { return type.optionalOf != nil || !type.isKnown && type.arrayOf == nil && type.dictionaryOf == nil }
        var plain = type
        while let wrapped = plain.optionalOf { plain = wrapped }
        if plain.arrayOf != nil || plain.dictionaryOf != nil { return types.contains("[") }
        let isCertain = plain.isKnown && !TypeText.isAnyError(plain.text)
        if types.contains("String"), Self.madeOfText.contains(plain.text) { return true }
        return !isCertain || types.contains(plain.text)
    }

    /// The type that Swift takes it for where nothing says another one; nil for `nil`, and for what is spelt in brackets.
    var usualType: String? { ["String", "Bool", "Int", "Double"].first(where: types.contains) }

    /// Whether there is a type of which both it and `other` may be.
    func mayBeOneType(with other: Self) -> Bool { isNil || other.isNil || !types.isDisjoint(with: other.types) }

    private static func types(of value: Fragment) -> Set<String>? {
        let text = value.text
        switch text {
        case "nil", "_": return []
        case "true", "false": return ["Bool"]
        case "()": return ["Void"]
        default: break
        }
        var cursor = TextCursor(value)
        if cursor.bracketed(by: "[") != nil, cursor.isAtEnd { return ["[", "Data"] }
        if cursor.bracketed(by: "{") != nil, cursor.isAtEnd { return ["{"] }
        let tokens = SwiftText.Text(value).tokens
        if let first = tokens.first, first.kind == .stringStart, first.partner == tokens.count - 1 {
            let inner = value.inner.text
            let isCharacter = inner.count == 1 || inner.contains("\\") || !text.hasPrefix("\"")
            return isCharacter ? ["String", "Character"] : ["String"]
        }
        let digits = text.hasPrefix("-") ? String(text.dropFirst()) : text
        guard let first = digits.utf8.first, first.isDigit else { return nil }
        let plain = digits.filter { $0 != "_" }
        let isInteger =
            Int(plain) != nil || ["0x", "0b", "0o"].contains(where: plain.hasPrefix) && !plain.contains(".")
        if isInteger {
            let types = integers.union(fractions).union(text.hasPrefix("-") ? [] : naturals)
            guard let number = Int(plain) else { return types }
            return types.subtracting(
                limits.filter { number > $0.value + ($0.key.hasPrefix("I") && text.hasPrefix("-") ? 1 : 0) }.keys
            )
        }
        // What is too great for an `Int` is not for all others.
        if plain.utf8.allSatisfy(\.isDigit) {
            return fractions.union(text.hasPrefix("-") ? ["Int", "Int64"] : ["UInt", "UInt64"])
        }
        return Double(plain) != nil ? fractions : nil
    }

    /// The greatest number of the small types.
    private static let limits: [String: Int] = [
        "Int8": 127, "Int16": 32_767, "Int32": 2_147_483_647, "UInt8": 255, "UInt16": 65_535, "UInt32": 4_294_967_295,
    ]
    /// The types of Foundation that many an app makes of texts, `extension URL: ExpressibleByStringLiteral`.
    private static let madeOfText: Set<String> = ["URL", "Date", "UUID", "Data", "Decimal"]
    private static let fractions: Set<String> = ["Double", "Float", "CGFloat", "Decimal"]
    private static let integers: Set<String> = ["Int", "Int8", "Int16", "Int32", "Int64"]
    private static let naturals: Set<String> = ["UInt", "UInt8", "UInt16", "UInt32", "UInt64"]
}
