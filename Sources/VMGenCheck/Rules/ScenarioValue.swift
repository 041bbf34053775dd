import VMGenDiagnostics
import VMGenSpec

/// A value in a sample or scenario that cannot be what it is used as.
enum ScenarioValue: Rule {
    package static let id = "scenario-value"

    /// What is wrong with the Swift `value` as a value of `type`, nil for one that is not known.
    static func check(_ value: Fragment, type: Fragment?, draft: SpecDraft, names: Namespace) -> [Finding] {
        if let finding = UnbalancedText.check(value) { return [finding] }
        if let argument = SwiftText.closureArguments(in: value).first {
            return [error("nothing arrives here, so there is no `$\(argument.index)`", at: argument.range)]
        }
        let members = SwiftText.freeNames(in: value).compactMap { name in
            names[name.text].map { member($0, name: name) }
        }
        if !members.isEmpty { return members }
        guard let type else { return [] }
        if let finding = checkCase(value, type: type, draft: draft) { return [finding] }
        guard let own = literalTypes(of: value) else { return [] }
        let wanted = TypeText(type.text)
        if own == ["nil"] {
            guard wanted.optionalOf == nil, wanted.isKnown || wanted.arrayOf != nil else { return [] }
            return [error("`\(wanted.text)` is no optional, so it is never `nil`", at: value.range)]
        }
        var plain = wanted
        while let wrapped = plain.optionalOf { plain = wrapped }
        if plain.arrayOf != nil || plain.dictionaryOf != nil, !own.contains("[") { return [mismatch(value, wanted)] }
        guard plain.isKnown, plain.text != "Error", plain.text != "any Error", !own.contains(plain.text) else {
            return []
        }
        return [mismatch(value, wanted)]
    }

    private static func mismatch(_ value: Fragment, _ type: TypeText) -> Finding {
        error("`\(type.text)` is needed here, and `\(value.text)` is none", at: value.range)
    }

    private static func member(_ member: Namespace.Member, name: Fragment) -> Finding {
        error(
            "`\(name.text)` is \(member.what) of the view model, and a value in a test names none; write the value itself",
            at: name.range
        )
    }

    /// What is wrong with a case of the error type that the spec declares; nil where `value` is none or is one of them.
    private static func checkCase(_ value: Fragment, type: Fragment, draft: SpecDraft) -> Finding? {
        guard let errors = draft.errors, errors.isDeclared, errors.typeName.text == type.text else { return nil }
        var cursor = TextCursor(value)
        if !cursor.take(".") {
            guard let name = cursor.identifier(), name.text == type.text, cursor.take(".") else { return nil }
        }
        let cases = errors.cases.map(\.name.text)
        guard let name = cursor.identifier(), cursor.isAtEnd, !cases.contains(name.text) else { return nil }
        return ScenarioUnknown.errorCase(name, of: type.text, cases: cases)
    }

    /// The known types that the literal `value` can be of, `["nil"]` and `["["]` for those of `nil` and brackets; nil for
    /// anything but a literal.
    private static func literalTypes(of value: Fragment) -> Set<String>? {
        let floats: Set<String> = ["Double", "Float", "CGFloat", "Decimal"]
        let text = value.text
        switch text {
        case "nil": return ["nil"]
        case "true", "false": return ["Bool"]
        case "()": return ["Void"]
        default: break
        }
        var cursor = TextCursor(value)
        if cursor.bracketed(by: "[") != nil, cursor.isAtEnd { return ["[", "Data"] }
        let tokens = SwiftText.Text(value).tokens
        if let first = tokens.first, first.kind == .stringStart, first.partner == tokens.count - 1 {
            return ["String", "Character"]
        }
        let digits = text.hasPrefix("-") ? String(text.dropFirst()) : text
        guard let first = digits.utf8.first, first.isDigit else { return nil }
        let plain = digits.filter { $0 != "_" }
        if Int(plain) != nil {
            let signed: Set<String> = ["Int", "Int8", "Int16", "Int32", "Int64"]
            let unsigned: Set<String> = ["UInt", "UInt8", "UInt16", "UInt32", "UInt64"]
            return signed.union(floats).union(text.hasPrefix("-") ? [] : unsigned)
        }
        return Double(plain) != nil ? floats : nil
    }
}
