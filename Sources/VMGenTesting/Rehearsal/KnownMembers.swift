import VMGenDiagnostics
import VMGenModel
import VMGenSpec
import VMGenValues

/// What the members of a view model are at one moment, as far as it is known, and what Swift of the spec gives with them.
package struct KnownMembers {
    /// What the view model is made of.
    let facts: RehearsalFacts
    /// The name of the error type that the spec names; nil where it names none.
    let errors: String?
    /// The values of the harness's parameters and of the variables, by name.
    var named: [String: KnownValue] = [:]
    /// The values that are held.
    package var held: [FlowFacts.Place: KnownValue] = [:]

    /// The value of `swift`, which may name members and `$0…`, of `type` where that is known; unknown where only running it
    /// tells, and nil where nobody knows what it looks at.
    package func value(of swift: Fragment, with values: [KnownValue], type: String?) -> KnownValue? {
        let values = spread(values, in: swift)
        guard let isSpelt = isSpelt(swift, values) else { return nil }
        if Self.changes(swift.text) || !facts.types.canQualify(swift) { return .unknown }
        var reader = reader(swift.text, values)
        let value = reader.value
        guard isSpelt, value.content != .unknown else { return marked(value.retyped(type), swift, values) }
        return marked(KnownValue(swift: facts.types.qualified(swift.text), type: type), swift, values)
    }

    /// What the closure `body` makes of `values`; unknown where only running it tells, and nil where nobody knows what it looks
    /// at.
    package func result(of body: Fragment, with values: [KnownValue]) -> KnownValue? {
        guard let parameters = SwiftText.closureParameters(ofBody: body), parameters.count > 0 else {
            return value(of: body, with: values, type: nil)
        }
        let values = values.first?.spread(over: parameters.count, values) ?? values
        let isFree = SwiftText.freeNames(inClosure: body).allSatisfy { !facts.names.contains($0.text) }
        guard parameters.count == values.count, isFree else { return nil }
        let bytes = Array(body.text.utf8)
        let (lower, upper) = (parameters.range.lower - body.range.lower, parameters.range.upper - body.range.lower)
        let head = String(decoding: bytes[max(0, lower)..<upper], as: UTF8.self)
        let names = head.split(separator: ",").map { $0.prefix { $0 != ":" }.filter { !$0.isWhitespace } }
        let rest = String(decoding: bytes[upper...], as: UTF8.self)
        guard let keyword = rest.firstRange(of: "in "), names.count == values.count else { return .unknown }
        let known = Dictionary(zip(names.map { String($0) }, values)) { $1 }
        var reader = ExpressionReader(
            String(rest[keyword.upperBound...]),
            names: { known[$0] },
            qualified: facts.types.qualified
        )
        return marked(reader.value, body, values)
    }

    /// `value` with whether making it again may give another one: what `swift` makes of `values`.
    private func marked(_ value: KnownValue, _ swift: Fragment, _ values: [KnownValue]) -> KnownValue {
        var value = value
        let members = SwiftText.freeNames(in: swift).compactMap {
            facts.names.contains($0.text) ? member($0.text) : nil
        }
        let isError = value.type != nil && value.type == errors
        value.isNew = (KnownValue.isNew(swift.text) && !isError) || (values + members).contains(where: \.isNew)
        return value
    }

    /// Whether `values` pass the condition `body`; nil where nobody can tell.
    func passes(_ body: Fragment, _ values: [KnownValue]) -> Bool? {
        guard case .bool(let holds)? = result(of: body, with: values)?.content else { return nil }
        return holds
    }

    /// The values of the arguments of a call: those that it spells, or what arrives.
    package func arguments(_ invocation: Invocation, with values: [KnownValue], types: [String]) -> [KnownValue]? {
        guard let spelt = invocation.arguments else {
            return types.isEmpty ? [] : values.count == types.count ? values : nil
        }
        if spelt.text.isEmpty { return [] }
        let values = spread(values, in: spelt)
        let parts = SwiftText.split(spelt, on: ",")
        guard parts.count == types.count else { return nil }
        var result: [KnownValue] = []
        for (part, type) in zip(parts, types) {
            var cursor = TextCursor(part)
            var text = part
            if cursor.identifier() != nil, cursor.take(":") { text = cursor.rest }
            guard let value = value(of: text, with: values, type: facts.types.qualified(type)) else { return nil }
            result.append(value)
        }
        return result
    }

    /// Whether it is known what all that `swift` looks at is.
    func isKnown(_ swift: Fragment, _ values: [KnownValue]) -> Bool {
        isSpelt(swift, spread(values, in: swift)) != nil
    }

    /// `values`, of which one tuple is its parts where `swift` names more than `$0`.
    private func spread(_ values: [KnownValue], in swift: Fragment) -> [KnownValue] {
        guard values.count == 1 else { return values }
        let count = (SwiftText.closureArguments(in: swift).map(\.index).max() ?? 0) + 1
        return values[0].spread(over: count, values)
    }

    /// The payload of an event that `swift` spells, as it stands in the brackets: `message: "taken"`; nil where nobody knows
    /// it.
    func payload(_ swift: Fragment, _ values: [KnownValue]) -> String? {
        var reader = reader(swift.text, spread(values, in: swift))
        guard let passed = reader.passed, passed.allSatisfy({ $0.value.content != .unknown }) else { return nil }
        return passed.map { ($0.label.map { "\($0): " } ?? "") + $0.value.swift }.joined(separator: ", ")
    }

    /// What the member called `name` is at the moment; nil where nobody knows.
    func member(_ name: String) -> KnownValue? {
        if let place = facts.ports.first(where: { $0.port.name.text == name })?.place { return held[place] }
        return named[name]
    }

    /// Whether `swift` names nothing that changes, so that it can stay as it is written; nil where nobody knows what it looks
    /// at.
    private func isSpelt(_ swift: Fragment, _ values: [KnownValue]) -> Bool? {
        let names = SwiftText.freeNames(in: swift).map(\.text).filter(facts.names.contains)
        let arguments = SwiftText.closureArguments(in: swift)
        guard names.allSatisfy({ facts.standsForMember($0) && member($0) != nil }),
            arguments.allSatisfy({ values.indices.contains($0.index) })
        else {
            return nil
        }
        return names.isEmpty && arguments.isEmpty
    }

    private func reader(_ swift: String, _ values: [KnownValue]) -> ExpressionReader {
        ExpressionReader(
            swift,
            arguments: values,
            names: { facts.standsForMember($0) ? member($0) : nil },
            qualified: facts.types.qualified
        )
    }

    /// Whether `swift` may give something else each time.
    private static func changes(_ swift: String) -> Bool {
        ["Date()", "UUID()", "random", ".now", "shuffled"].contains(where: swift.holds)
    }
}
