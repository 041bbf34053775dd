import VMGenDiagnostics
import VMGenSpec

/// What a store is given in tests, which takes any value: literals have no type of their own there.
package enum StoredLiteral {
    /// The Swift `value` of what is kept as `type`.
    package static func text(_ value: String, type: String) -> String {
        let isEmpty = value == "[]" || value == "[:]"
        let isFraction = type.holds("Double") && value.first == "[" && elements(of: value).allSatisfy(isNumber)
        if isEmpty || isFraction { return "\(value) as \(type)" }
        if type == "Double", value.allSatisfy({ $0.isNumber || $0 == "-" }) { return "\(value).0" }
        return value
    }

    /// What is kept of the URL `value`, which may be one that is made of a text.
    package static func url(_ value: String) -> String {
        let mayBeNil = value.hasPrefix("URL(") && !value.hasSuffix("!")
        return mayBeNil ? "\(value)?.absoluteString ?? \"\"" : "\(value).absoluteString"
    }

    /// The elements of the literal `value`, of a dictionary its values.
    private static func elements(of value: String) -> [String] {
        let inner = Fragment(String(value.dropFirst().dropLast()), SourceRange(0, value.utf8.count))
        return SwiftText.split(inner, on: ",").map { SwiftText.cut($0, at: ": ")?.1.text ?? $0.text }
    }

    private static func isNumber(_ text: String) -> Bool { Double(text.filter { $0 != "_" }) != nil }
}
