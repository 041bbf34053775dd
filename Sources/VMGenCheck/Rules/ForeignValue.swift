import VMGenSpec

/// A word that is no value in Swift: one of another language, `False`, or the name of a type, `Int`.
struct ForeignValue {
    /// What is wrong; what to do.
    let message: String

    /// What is wrong with `value` where one of `type` is wanted; nil where it may be one.
    init?(_ value: Fragment, as type: TypeText) {
        let name = value.text
        var plain = type
        while let wrapped = plain.optionalOf { plain = wrapped }
        let isCertain = plain.isKnown || plain.arrayOf != nil || plain.dictionaryOf != nil
        if plain.text == "Bool", let meant = Self.truths[name] {
            message = "`\(name)` is no value of Swift; write `\(meant)`"
        } else if isCertain || type.optionalOf != nil, Self.nothings.contains(name) {
            message = "`\(name)` is no value of Swift; \(Self.nothing(of: type))"
        } else if Self.sequences.contains(where: plain.text.hasPrefix), SwiftValueLiteral(value)?.isNil == false {
            message =
                "`\(plain.text)` is needed here, and `\(name)` is none; write "
                + "`\(plain.text) { $0.yield(\(name)); $0.finish() }`"
        } else if SwiftText.isIdentifier(name), name != "Error", TypeText(name).isKnown {
            message = "`\(name)` is a type, and a value is needed here; write one"
        } else {
            return nil
        }
    }

    /// What to write for nothing where a value of `type` is wanted.
    private static func nothing(of type: TypeText) -> String {
        if type.optionalOf != nil { return "write `nil`" }
        if type.arrayOf != nil { return "an empty list is `[]`" }
        return type.dictionaryOf != nil ? "an empty dictionary is `[:]`" : "write `nil`, which `\(type.text)?` can be"
    }

    private static let sequences = ["AsyncStream<", "AsyncThrowingStream<"]
    private static let truths = [
        "False": "false", "FALSE": "false", "NO": "false", "No": "false", "no": "false", "True": "true", "TRUE": "true",
        "YES": "true", "Yes": "true", "yes": "true",
    ]
    private static let nothings: Set<String> = ["NULL", "Nil", "None", "nullptr", "null", "undefined"]
}
