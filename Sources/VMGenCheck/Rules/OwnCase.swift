import VMGenDiagnostics
import VMGenModel
import VMGenSpec

/// Holds what names a case of an enum to the cases that the spec declares for it: those of a field's enum, of the error type, and
/// of the enums under `types`.
struct OwnCase {
    /// The type whose case is named, as written.
    private let type: String
    /// Whether it may be nil.
    private let isOptional: Bool
    /// The cases of that type.
    private let cases: [(name: String, payload: [SwiftMethod.Parameter])]
    /// The names of its static members, where those stand in the spec.
    private let members: [String]
    /// Whether nothing but cases stands in its declaration: what stands under `types` may have more.
    private let isWhole: Bool

    /// The cases of `type`; nil where the spec declares no enum of that name.
    init?(_ type: TypeText, draft: SpecDraft) {
        var plain = type
        while let wrapped = plain.optionalOf { plain = wrapped }
        let name = plain.text
        guard SwiftText.isIdentifier(name) else { return nil }
        // Of two that are called so nobody knows which is meant, and that has been reported.
        let places = GeneratedName.declared(in: draft.types).filter { $0.text == name }
        guard places.count < 2 else { return nil }
        if let choice = draft.firstField(where: { $0.choice?.name.text == name })?.choice {
            cases = choice.cases.map { ($0.name.text, $0.payload.map(\.nameless)) }
            members = []
        } else if let errors = draft.errors, errors.isDeclared, errors.typeName.text == name, places.isEmpty {
            cases = errors.cases.map { ($0.name.text, []) }
            members = []
        } else if let own = EnumCases(draft.types).cases[name], let all = OwnEnums(draft.types).members[name] {
            cases = own.map { ($0.name, $0.payload.map(SwiftMethod.Parameter.init)) }
            members = all
        } else {
            return nil
        }
        isWhole = members.isEmpty
        self.type = name
        isOptional = plain.text != type.text
        if cases.isEmpty { return nil }
    }

    /// What is wrong with `value`, where it is nothing but the name of a case, `.order` or `Route.order`, with what it carries; nil
    /// for all else. `arriving` is what `$0` stands for in it, and `rule` the rule of unknown names where it stands. Of what is
    /// read `asPattern` nothing but the name counts.
    func misfit(
        _ value: Fragment,
        arriving: Arriving = .unknown,
        lookup: NameLookup? = nil,
        asPattern: Bool = false,
        rule: any Rule.Type = UnknownName.self
    ) -> Finding? {
        var cursor = TextCursor(value)
        let isBare = cursor.take(".")
        if !isBare {
            guard let head = cursor.identifier(), head.text == type, cursor.take(".") else { return nil }
        }
        guard let name = cursor.identifier(), name.text != "init" else { return nil }
        let brackets = cursor.next == UInt8(ascii: "(") ? cursor.bracketed(by: "(") : nil
        guard cursor.isAtEnd, !(isOptional && ["none", "some"].contains(name.text)) else { return nil }
        let found = cases.filter { $0.name == name.text }
        guard let first = found.first else {
            return members.contains(name.text) ? nil : unknown(name, isBare: isBare, rule: rule)
        }
        // Of several that are called so Swift takes the one that fits.
        guard found.count == 1, isWhole || members.filter({ $0 == name.text }).count == 1, !asPattern else {
            return nil
        }
        let call = CallArguments(name: "." + name.text, parameters: first.payload, at: value)
        guard first.payload.isEmpty || brackets == nil else {
            // What carries a default under `types` is not read.
            let count = brackets.map { SwiftText.split($0.inner, on: ",").count }
            guard isWhole || count == first.payload.count else { return nil }
            return call.check(brackets?.inner, arriving: arriving, lookup: lookup).first
        }
        if first.payload.isEmpty {
            return brackets.map {
                CallArgumentsRule.error("`.\(name.text)` carries nothing; leave the brackets out", at: $0.range)
            }
        }
        return CallArgumentsRule.missing(
            first.payload[0],
            in: value,
            name: "." + name.text,
            parameters: first.payload,
            values: []
        )
    }

    /// `name`, before which the type is left out where it `isBare`, is no case of it, nor anything else that the spec declares in it.
    private func unknown(_ name: Fragment, isBare: Bool, rule: any Rule.Type) -> Finding? {
        let names = cases.indices.map { cases[$0].name }.enumerated().filter { place, name in
            !cases[..<place].contains { $0.name == name }
        }
        .map(\.element)
        // The app may add others in an extension: to a field's enum and to the error type, too.
        let isMeant = DidYouMean.closest(to: name.text, in: names + members) != nil
        guard isMeant || isBare && isListed && rule == ScenarioUnknown.self else { return nil }
        let other = isMeant ? "" : "; one that the app adds is written `\(type).\(name.text)`"
        let all = "; the cases are \(names.map { "." + $0 }.listed("and"))\(other)"
        let ending = Suggestion.ending(for: name.text, among: names, otherwise: all)
        return rule.error("`\(type)` has no case `\(name.text)`\(ending)", at: name.range)
    }

    /// Whether the cases are all values of the type, so that anything else that a scenario names would be one of these once more.
    private var isListed: Bool {
        cases.allSatisfy(\.payload.isEmpty) && Set(members).isSubset(of: cases.map(\.name))
    }
}

extension SwiftMethod.Parameter {
    /// It without the name that what has no label is given.
    fileprivate var nameless: Self {
        var parameter = self
        if label == nil { parameter.name = "_" }
        return parameter
    }

    /// What a case under `types` carries in one place.
    fileprivate init(_ payload: (label: String?, type: String)) {
        self.init(label: payload.label, name: payload.label ?? "_", type: payload.type)
    }
}

extension SpecDraft {
    /// What the spec declares as an enum of its own, and so is certainly no other type.
    var ownEnums: Set<String> {
        let choices = (outputs.ports + states.ports).compactMap(\.choice).filter {
            !$0.head.text.contains("ExpressibleBy")
        }
        .map(\.name.text)
        return Set(choices + [errors].compactMap { $0.flatMap { $0.isDeclared ? $0.typeName.text : nil } })
    }
}
