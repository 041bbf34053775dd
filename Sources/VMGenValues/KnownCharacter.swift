/// What is known of a character.
enum KnownCharacter {
    /// What the property called `name` of the character `text` is.
    static func member(_ name: String, of text: String) -> KnownValue {
        guard let character = text.first, let holds = properties[name] else { return .unknown }
        return KnownValue(.bool(holds(character)), type: "Bool")
    }

    private static let properties: [String: @Sendable (Character) -> Bool] = [
        "isASCII": { $0.isASCII }, "isLetter": { $0.isLetter }, "isLowercase": { $0.isLowercase },
        "isNewline": { $0.isNewline }, "isNumber": { $0.isNumber }, "isPunctuation": { $0.isPunctuation },
        "isSymbol": { $0.isSymbol }, "isUppercase": { $0.isUppercase }, "isWhitespace": { $0.isWhitespace },
        "isWholeNumber": { $0.isWholeNumber },
    ]
}
