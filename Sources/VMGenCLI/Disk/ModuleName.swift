/// Names of Swift modules.
enum ModuleName {
    /// The name of the module that SwiftPM builds from the target `target`: what cannot stand in a name becomes `_`.
    ///
    /// `my-app` → `my_app`, `2048` → `_2048`
    static func imported(as target: String) -> String {
        var name = ""
        for character in target.unicodeScalars {
            let isDigit = ("0"..."9").contains(character)
            if name.isEmpty, isDigit { name.unicodeScalars.append("_") }
            name.unicodeScalars.append(isDigit || isLetter(character) ? character : "_")
        }
        return name
    }

    /// Whether `name` can stand behind `import`.
    static func isValid(_ name: String) -> Bool {
        !name.isEmpty && imported(as: name) == name
    }

    private static func isLetter(_ character: Unicode.Scalar) -> Bool {
        character == "_" || character.properties.isAlphabetic
    }
}
