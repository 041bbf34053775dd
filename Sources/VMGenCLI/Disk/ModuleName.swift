import VMGenDiagnostics
import VMGenSpec

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

    /// What is wrong with `name`, which is to stand behind `import`; nil where it can.
    static func mistake(in name: String) -> String? {
        let meant = imported(as: name)
        if meant != name { return "'\(PrintedText.line(name))' is no module name; did you mean '\(meant)'?" }
        let isName = SwiftText.isIdentifier(name) && SwiftText.escaped(name) == name
        let isTaken = ["Any", "Self", "_"].contains(name)
        return isName && !isTaken ? nil : "'\(name)' is no module name: Swift keeps that word for itself"
    }

    /// Whether `name` can stand behind `import`.
    static func isValid(_ name: String) -> Bool { !name.isEmpty && mistake(in: name) == nil }

    private static func isLetter(_ character: Unicode.Scalar) -> Bool {
        character == "_" || character.properties.isAlphabetic
    }
}
