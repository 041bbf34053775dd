import VMGenModel
import VMGenSpec

/// What a value is called that has no name of its own, such as the answer of a service: as its type is, `page` for an
/// `ItemPage?` being `itemPage` and `[Item]` being `items`; `value` where the type says nothing of what it is.
enum ValueName {
    /// The name of a value of `type`, nil where that is not certain.
    static func of(_ type: String?) -> String {
        guard let type else { return unknown }
        return name(TypeText(type)) ?? unknown
    }

    /// What a value is called of which nobody knows what it is.
    private static let unknown = "value"

    private static func name(_ type: TypeText) -> String? {
        if let wrapped = type.optionalOf { return name(wrapped) }
        if let element = type.arrayOf { return name(element).map(plural) }
        return word(of: type)
    }

    /// The last name of `type` as the name of a value; nil for a type of Swift itself and for what is not named by a word.
    private static func word(of type: TypeText) -> String? {
        if type.isKnown { return nil }
        let path = type.text.prefix { $0 != "<" }
        guard let last = path.split(separator: ".").last, let first = last.first, first.isUppercase,
            path.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "." || $0 == "_" })
        else { return nil }
        let isPlain = type.text.utf8.count == path.utf8.count
        let name = loweringStart(of: last)
        return isPlain && !general.contains(String(last)) && SwiftText.escaped(name) == name ? name : nil
    }

    /// Types of which a value can be anything.
    private static let general: Set<String> = [
        "Any", "AnyObject", "CGFloat", "Decimal", "Error", "NSNumber", "NSObject", "Value",
    ]

    /// `page` for `Page`, `urlPath` for `URLPath`, `id` for `ID`.
    private static func loweringStart(of word: Substring) -> String {
        let capitals = word.prefix(while: \.isUppercase)
        if capitals.count == word.count { return word.lowercased() }
        let lowered = capitals.count > 1 ? capitals.dropLast() : capitals
        return lowered.lowercased() + word.dropFirst(lowered.count)
    }

    /// Several of what is called `word`.
    private static func plural(_ word: String) -> String {
        let letters = word.suffix(2)
        if letters.last == "y", let before = letters.first, !"aeiou".contains(before) { return word.dropLast() + "ies" }
        if letters.last == "s" || letters.last == "x" || letters == "ch" || letters == "sh" { return word + "es" }
        return word + "s"
    }
}

extension FlowElement.Component {
    /// A value of `type`, nil where that is not certain, by the name that the flow hints at, and otherwise by its type's.
    init(hint: String?, type: String?) {
        self.init(name: hint ?? ValueName.of(type), type: type)
    }
}

extension TypeText {
    /// One component of this type, or none for `Void`, by the name that the flow hints at, and otherwise by the type's.
    func components(hint: String?) -> [FlowElement.Component] {
        components(named: hint ?? ValueName.of(text))
    }
}
