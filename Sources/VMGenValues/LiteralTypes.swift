import VMGenSpec

/// What Swift takes the literal of a whole number for where another value stands beside it: `0` of `$0 ?? 0` is a `Double` where `$0`
/// is one, and says so where it is printed.
enum LiteralTypes {
    /// `value` where a place takes it or `other`: behind `??`, and as the branches of a condition.
    static func of(_ value: KnownValue, beside other: KnownValue) -> KnownValue {
        guard case .whole = value.content, value.type == nil, let type = fraction(other) else { return value }
        return value.retyped(type)
    }

    /// `values` as the elements of one list.
    static func alike(_ values: [KnownValue]) -> [KnownValue] {
        guard let other = values.first(where: { fraction($0) != nil }) else { return values }
        return values.map { of($0, beside: other) }
    }

    /// The value `content` as that of `type`, a list of fractions; nil for another.
    static func elements(_ content: KnownValue.Content, of type: String) -> KnownValue.Content? {
        guard case .list(let values) = content, type.first == "[", let element = TypeText(type).arrayOf?.text,
            SwiftNumber.isFraction(element)
        else { return nil }
        return .list(values.map { $0.retyped(element) })
    }

    /// The type that Swift gives the literal of `content` where nothing says another one; nil for what is no literal of its own.
    static func natural(_ content: KnownValue.Content) -> String? {
        switch content {
        case .bool: "Bool"
        case .whole: "Int"
        case .fraction: "Double"
        case .text: "String"
        case .none, .list, .spelt, .span, .unknown: nil
        }
    }

    /// The type of numbers with fractions that `value` is of, or would be if it were there; nil for another.
    private static func fraction(_ value: KnownValue) -> String? {
        let plain = value.type.map { $0.hasSuffix("?") ? String($0.dropLast()) : $0 }
        if let plain { return SwiftNumber.isFraction(plain) ? plain : nil }
        if case .fraction = value.content { return "Double" }
        return nil
    }
}
