import VMGenSpec

extension TypeText {
    /// The type of the property `name` of a value of this type, where everybody knows it: of texts and of what is spelt in brackets.
    func property(_ name: String) -> TypeText? {
        let isList = arrayOf != nil || dictionaryOf != nil
        switch name {
        case "count" where isList || text == "String": return TypeText("Int")
        case "isEmpty" where isList || text == "String": return TypeText("Bool")
        case "first", "last": return arrayOf.map { TypeText(TypeText.optional($0.text)) }
        default: return nil
        }
    }

    /// The type of `value` where it is such a property, `names.count`, and `type` tells that of what it belongs to; nil for all else.
    static func ofProperty(_ value: Fragment, type: (Fragment) -> String?) -> String? {
        guard let dot = value.text.utf8.lastIndex(of: UInt8(ascii: ".")) else { return nil }
        let name = value.text[dot...].dropFirst()
        guard SwiftText.isIdentifier(String(name)) else { return nil }
        let owner = value.slice(0, value.text.utf8.distance(from: value.text.startIndex, to: dot))
        return type(owner).flatMap { TypeText($0).property(String(name))?.text }
    }
}
