import VMGenDiagnostics
import VMGenSpec

/// Holds a value that is spelt in literals to a type: what is spelt in brackets part by part, cases of the spec's own enums by
/// name.
struct ValueShape {
    /// What does not fit: the part of the value, and the type that is wanted there, or the case that it was meant to be.
    enum Mismatch {
        case type(Fragment, wanted: TypeText)
        case unknownCase(Fragment, of: String, cases: [String])
    }

    /// The Swift of the spec's `types`.
    let types: VerbatimSyntax?
    /// The types of constants that values may name.
    var constants: [String: String] = [:]

    /// The first part of `value` that certainly is none of `type`; nil where it may be one.
    func mismatch(_ value: Fragment, _ type: TypeText) -> Mismatch? {
        let own = type.isKnown && !type.declared.contains(type.text) ? nil : OwnEnums(types)
        let type = own.map { TypeText(type.text, declared: Set($0.members.keys)) } ?? type
        if let literal = SwiftValueLiteral(value), !literal.fits(type) { return .type(value, wanted: type) }
        if let constant = constants[value.text], TypeText(constant).certainlyDiffers(from: type) {
            return .type(value, wanted: type)
        }
        var plain = type
        while let wrapped = plain.optionalOf { plain = wrapped }
        if let cases = own?.members[plain.text] { return unknownCase(value, of: plain.text, cases: cases) }
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

    /// The case that `value` names where `type` has none such, and one that is called nearly so: others may be declared in the
    /// app.
    private func unknownCase(_ value: Fragment, of type: String, cases: [String]) -> Mismatch? {
        var cursor = TextCursor(value)
        guard cursor.take("."), let name = cursor.identifier(), cursor.isCallOrEnd, !cases.contains(name.text),
            DidYouMean.closest(to: name.text, in: cases) != nil
        else { return nil }
        return .unknownCase(name, of: type, cases: cases)
    }
}

extension Fragment {
    /// Whether it is a dictionary in brackets, `["a": 1]` or `[:]`.
    fileprivate var isPairs: Bool {
        let first = SwiftText.split(inner, on: ",").first ?? inner
        return first.text == ":" || SwiftText.cut(first, at: ":") != nil && !first.text.contains("?")
    }
}
