import VMGenDiagnostics
import VMGenSpec

/// A value in a sample or scenario that cannot be what it is used as.
enum ScenarioValue: Rule {
    package static let id = "scenario-value"

    /// What is wrong with the Swift `value` as a value of `type`, nil for one that is not known; what is read `asPattern` may
    /// leave out what a case carries.
    static func check(
        _ value: Fragment,
        type: Fragment?,
        draft: SpecDraft,
        names: Namespace,
        asPattern: Bool = false
    ) -> [Finding] {
        if let finding = UnbalancedText.check(value) ?? several(value) { return [finding] }
        if let argument = SwiftText.closureArguments(in: value).first {
            return [error("nothing arrives here, so there is no `$\(argument.index)`", at: argument.range)]
        }
        let members = SwiftText.freeNames(in: value).compactMap { name -> Finding? in
            // A function of the app is there in tests as well.
            if case .logic(let index)? = names[name.text], draft.logic[index].isExisting { return nil }
            return names[name.text].map { member($0, name: name) }
        }
        if !members.isEmpty { return members }
        guard let type else { return [] }
        if value.text.hasPrefix("."), TypeText.isAnyError(type.text) {
            let owner = draft.errors?.typeName.text ?? "…"
            return [
                error("`\(type.text)` has no cases; write the type in front, `\(owner)\(value.text)`", at: value.range)
            ]
        }
        if let foreign = ForeignValue(value, as: TypeText(type.text)) {
            return [error(foreign.message, at: value.range)]
        }
        let shape = ValueShape(draft: draft, constants: draft.sampleConstants, asPattern: asPattern)
        switch shape.mismatch(value, TypeText(type.text)) {
        case .ownCase(let finding): return [finding]
        case .type(let part, let wanted):
            return [
                part.text == "nil"
                    ? error("`\(wanted.text)` is no optional, so it is never `nil`", at: part.range)
                    : error("`\(wanted.text)` is needed here, and `\(part.text)` is none", at: part.range)
            ]
        case nil: return []
        }
    }

    /// What is wrong with `value` where a second statement stands behind it, or something that belongs to no value; nil where
    /// neither does.
    private static func several(_ value: Fragment) -> Finding? {
        switch value.text {
        case let text where text.hasPrefix(":"):
            return error("a value stands behind a space; leave the `:` out", at: value.slice(0, 1).range)
        case let text where text.hasPrefix("not "):
            let forms = "`… is unchanged`, `… is silent`, or the value that it has"
            return error("a scenario says what is, and not what is not: \(forms)", at: value.range)
        case "silent", "unchanged":
            return error("`\(value.text)` stands behind `is`: `… is \(value.text)`", at: value.range)
        case "nothing":
            return error("`nothing` stands alone, for all that could happen; one thing `is silent`", at: value.range)
        default: break
        }
        let parts = SwiftText.split(value, on: ",")
        if parts.dropFirst().contains(where: { SwiftText.strayOperand(in: $0) != nil || isAssignment($0) }) {
            return ScenarioShape.separator(Fragment(",", SourceRange(parts[0].range.upper, parts[0].range.upper + 1)))
        }
        if let finding = ArgumentGap.check(value, rule: self) { return finding }
        if let gap = gap(in: value) {
            return error("two values have a comma between them, and nothing stands there; write `,`", at: gap.range)
        }
        guard parts.count == 1, let stray = SwiftText.strayOperand(in: value) else { return nil }
        if stray.text == "and" { return ScenarioShape.separator(stray) }
        return error("`\(value.text)` is no value; statements are separated by `;`", at: stray.range)
    }

    /// The second of two lists that stand side by side, `["a"] ["b"]`; nil for all else.
    private static func gap(in value: Fragment) -> Fragment? {
        var cursor = TextCursor(value)
        guard cursor.bracketed(by: "[") != nil, cursor.isSeparated, cursor.next == UInt8(ascii: "[") else { return nil }
        return cursor.rest
    }

    /// Whether `part` is a statement of its own: `count = 1`.
    private static func isAssignment(_ part: Fragment) -> Bool {
        SwiftText.cut(part, at: " = ").map { SinkReader.isPath($0.0) } ?? false
    }

    private static func member(_ member: Namespace.Member, name: Fragment) -> Finding {
        error(
            "`\(name.text)` is \(member.what) of the view model, and a value in a test names none; write the value itself",
            at: name.range
        )
    }
}

extension SpecDraft {
    /// The types of the constants that `samples` declares, by their names.
    fileprivate var sampleConstants: [String: String] {
        let constants = samples.compactMap { sample in sample.type.map { (sample.name.text, $0.text) } }
        return Dictionary(constants) { first, _ in first }
    }
}
