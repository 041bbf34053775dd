import VMGenDiagnostics
import VMGenSpec

/// A value that is spelt as an optional, `Optional(4)`.
struct SpeltOptional {
    /// What stands in its brackets, as the value that it is.
    let inner: KnownValue

    /// Takes `value`, of which the type without its question mark is `type` where that is known; nil for one that is spelt otherwise.
    init?(_ value: KnownValue, of type: String?) {
        let call = Fragment(value.swift, SourceRange(0, value.swift.utf8.count))
        guard let head = ["Optional(", "Optional.some("].first(where: value.swift.hasPrefix),
            let brackets = SwiftText.lastBrackets(of: call), brackets.range.upper == call.range.upper,
            brackets.range.lower == head.utf8.count - 1
        else { return nil }
        var inner = KnownValue(swift: String(value.swift.dropFirst(head.count).dropLast()), type: type)
        (inner.isNew, inner.isGuessed) = (value.isNew, value.isGuessed)
        self.inner = inner
    }

    /// `value`, the nil of an optional, as a value of `type`, an optional of that: it is there, and holds nil. Nil for all else.
    static func nested(_ value: KnownValue, in type: String?) -> KnownValue? {
        guard value.content == .none, let own = value.type, TypeText.isOptional(own), let type,
            TypeText(type).optionalOf?.text == own
        else { return nil }
        return KnownValue(.spelt, swift: "Optional.some(nil)", type: type)
    }

    /// `value`, of which nobody knows the type, as an optional: it is printed as one, and is none for Swift without its brackets.
    static func spelling(_ value: KnownValue) -> KnownValue {
        var spelt = KnownValue(.spelt, swift: "Optional(\(value.swift))")
        (spelt.isNew, spelt.isGuessed) = (value.isNew, value.isGuessed)
        return spelt
    }
}
