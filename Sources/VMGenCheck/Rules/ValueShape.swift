import VMGenSpec

/// Holds a value that is spelt in literals to a type: what is spelt in brackets part by part, cases of the spec's own enums by
/// name.
struct ValueShape {
    /// What does not fit: the part of the value and the type that is wanted there, or what is wrong with a case of an enum.
    enum Mismatch {
        case type(Fragment, wanted: TypeText)
        case ownCase(Finding)
    }

    /// The declarations, whose enums values may name cases of; nil where that is left to others.
    var draft: SpecDraft?
    /// The types of constants that values may name.
    var constants: [String: String] = [:]
    /// Whether values are read as patterns, which may leave out what a case carries.
    var asPattern = false

    /// The first part of `value` that certainly is none of `type`; nil where it may be one.
    func mismatch(_ value: Fragment, _ type: TypeText) -> Mismatch? {
        let isOpen = !type.isKnown || type.declared.contains(type.text)
        let type = isOpen ? draft.map { TypeText(type.text, declared: $0.closedEnums) } ?? type : type
        let own = isOpen ? draft.flatMap { OwnCase(type, draft: $0) } : nil
        if let finding = own?.misfit(value, asPattern: asPattern, rule: ScenarioUnknown.self) {
            return .ownCase(finding)
        }
        if let literal = SwiftValueLiteral(value), !literal.fits(type) { return .type(value, wanted: type) }
        if let constant = constants[value.text], TypeText(constant).certainlyDiffers(from: type) {
            return .type(value, wanted: type)
        }
        if let draft, let name = value.madeType {
            let types = OwnTypes(draft)
            let made = types.type(name)
            if made.isKnown, made.certainlyDiffers(from: types.type(type.text)) { return .type(value, wanted: type) }
        }
        var plain = type
        while let wrapped = plain.optionalOf { plain = wrapped }
        var cursor = TextCursor(value)
        if let parts = plain.tupleParts {
            guard let brackets = cursor.bracketed(by: "("), cursor.isAtEnd else { return nil }
            return mismatch(in: brackets.inner, of: value, parts: parts)
        }
        guard plain.arrayOf != nil || plain.dictionaryOf != nil, let brackets = cursor.bracketed(by: "["),
            cursor.isAtEnd
        else { return nil }
        if plain.arrayOf != nil, brackets.isPairs { return .type(value, wanted: plain) }
        let parts = SwiftText.split(brackets.inner, on: ",").filter { !$0.isEmpty && $0.text != ":" }
        for part in parts {
            if let element = plain.arrayOf, let found = mismatch(part, element) { return found }
            guard let (key, value) = plain.dictionaryOf else { continue }
            guard let (first, second) = SwiftText.cut(part, at: ":") else { return .type(part, wanted: plain) }
            if let found = mismatch(first, key) ?? mismatch(second, value) { return found }
        }
        return nil
    }

    private func mismatch(
        in list: Fragment,
        of value: Fragment,
        parts: [(label: String?, type: TypeText)]
    ) -> Mismatch? {
        let values = SwiftText.split(list, on: ",")
        guard values.count == parts.count else {
            return values.count > 1 ? .type(value, wanted: TypeText(Self.text(of: parts))) : nil
        }
        for (part, wanted) in zip(values, parts) {
            let label = part.argumentLabel
            if let label, let own = wanted.label, label != own {
                return .type(value, wanted: TypeText(Self.text(of: parts)))
            }
            let value = label == nil ? part : SwiftText.cut(part, at: ":")?.1 ?? part
            if let found = mismatch(value, wanted.type) { return found }
        }
        return nil
    }

    private static func text(of parts: [(label: String?, type: TypeText)]) -> String {
        "(\(parts.map { ($0.label.map { "\($0): " } ?? "") + $0.type.text }.joined(separator: ", ")))"
    }
}

extension SpecDraft {
    /// The enums that the spec declares, of which no literal is a value.
    fileprivate var closedEnums: Set<String> { ownEnums.union(OwnEnums(types).members.keys) }
}

extension Fragment {
    /// The name of the type that makes it, `Row` of `Row(id: 1)`; nil for all else.
    fileprivate var madeType: String? {
        var cursor = TextCursor(self)
        guard let name = cursor.identifier()?.text, name.first?.isUppercase == true, cursor.next == UInt8(ascii: "("),
            cursor.bracketed(by: "(") != nil, cursor.isAtEnd
        else { return nil }
        return name
    }

    /// Whether it is a dictionary in brackets, `["a": 1]` or `[:]`.
    fileprivate var isPairs: Bool {
        let first = SwiftText.split(inner, on: ",").first ?? inner
        return first.text == ":" || SwiftText.cut(first, at: ":") != nil && !first.text.contains("?")
    }
}
