import VMGenModel
import VMGenSpec

/// A `weak` or `unowned` parameter that Swift does not take; since 6.2 it takes a `weak let`.
enum WeakParameter: Rule {
    package static let id = "weak-parameter"

    /// What is wrong with `parameter`; nil where it is neither weak nor `unowned`, or may be.
    static func check(_ parameter: InitParameter) -> Finding? {
        let words = ["weak", "unowned", "unowned(safe)", "unowned(unsafe)"]
        guard let word = parameter.modifiers.first(where: words.contains) else { return nil }
        let type = parameter.type.text
        if word == "weak", !parameter.isDeclared {
            return error(
                "a weak property is a `var`: `weak var \(parameter.name.text): \(type)`",
                at: parameter.name.range
            )
        }
        let text = TypeText(type)
        let plain = text.optionalOf ?? text
        guard !TypeText.isAnyError(plain.text) else { return nil }
        // Many an app has a class called so.
        guard plain.text != "Character" else { return nil }
        if plain.isKnown || plain.arrayOf != nil || plain.dictionaryOf != nil || plain.tupleParts != nil {
            return error(
                "`\(plain.text)` is no class, and nothing holds it weakly; leave `\(word)` out",
                at: parameter.type.range
            )
        }
        return nil
    }
}
