import VMGenSpec

/// What `String(describing:)` makes of values.
enum DescribedText {
    /// What it makes of `value`; nil where nobody knows.
    static func of(_ value: KnownValue) -> String? {
        guard let type = value.type else { return nil }
        guard let plain = TypeText(type).optionalOf?.text else { return value.isNatural(type) ? value.printed : nil }
        if value.content == .none { return "nil" }
        let part = value.unwrapped
        guard part.isNatural(plain), let printed = part.printed else { return nil }
        if case .text = value.content { return "Optional(\(printed.debugDescription))" }
        return "Optional(\(printed))"
    }
}
