import VMGenDiagnostics
import VMGenModel
import VMGenSpec
import VMGenValues

/// What the members of a view model are at one moment, as far as it is known, and what Swift of the spec gives with them.
package struct KnownMembers {
    /// What the view model is made of.
    package let facts: RehearsalFacts
    /// The name of the error type that the spec names; nil where it names none.
    package let errors: String?
    /// The values of the harness's parameters and of the variables, by name.
    package var named: [String: KnownValue] = [:]
    /// The values that are held.
    package var held = Layered<FlowFacts.Place, KnownValue>()

    /// The members of what `facts` are about, before any holds a value.
    package init(facts: RehearsalFacts, errors: String?, named: [String: KnownValue]) {
        (self.facts, self.errors, self.named) = (facts, errors, named)
    }

    /// The value of `swift`, which may name members and `$0…`, of `type` where that is known; unknown where only running it
    /// tells, and nil where nobody knows what it looks at.
    package func value(of swift: Fragment, with values: [KnownValue], type: String?) -> KnownValue? {
        let reading = facts.reading(of: swift)
        let values = spread(values, over: reading)
        guard let isSpelt = isSpelt(reading, values) else { return nil }
        if reading.changes || !reading.isVisible { return .unknown }
        var reader = reader(reading, values)
        let value = reader.value
        guard isSpelt, value.content != .unknown else { return marked(value.retyped(type), reading, values) }
        return marked(KnownValue(swift: facts.types.qualified(swift.text), type: type), reading, values)
    }

    /// What the closure `body` makes of `values`; unknown where only running it tells, and nil where nobody knows what it looks
    /// at.
    package func result(of body: Fragment, with values: [KnownValue]) -> KnownValue? {
        let reading = facts.reading(of: body)
        guard let parameters = reading.parameters, parameters.count > 0 else {
            return value(of: body, with: values, type: nil)
        }
        let values = values.first?.spread(over: parameters.count, values) ?? values
        let isFree = SwiftText.freeNames(inClosure: body).allSatisfy { !facts.names.contains($0.text) }
        guard parameters.count == values.count, isFree else { return nil }
        let bytes = Array(body.text.utf8)
        let (lower, upper) = (parameters.range.lower - body.range.lower, parameters.range.upper - body.range.lower)
        let head = String(decoding: bytes[max(0, lower)..<upper], as: UTF8.self)
        let names = head.split(separator: ",").map { $0.prefix { $0 != ":" }.filter { !" ()".contains($0) } }
            .filter { !$0.hasPrefix("[") }
        let rest = String(decoding: bytes[upper...], as: UTF8.self)
        guard let keyword = rest.firstRange(of: " in "), names.count == values.count else { return .unknown }
        let known = Dictionary(zip(names.map { String($0) }, values)) { $1 }
        var reader = ExpressionReader(
            String(rest[keyword.upperBound...]),
            names: { known[$0] },
            qualified: facts.types.qualified,
            declared: facts.declared
        )
        return marked(reader.value, reading, values)
    }

    /// `value` with whether making it again may give another one: what `swift` makes of `values`.
    private func marked(_ value: KnownValue, _ swift: SwiftReading, _ values: [KnownValue]) -> KnownValue {
        var value = value
        let isError = value.type != nil && value.type == errors
        value.isNew =
            (swift.isNew && !isError) || values.contains(where: \.isNew)
            || swift.names.contains { member($0)?.isNew == true }
        let given = values + swift.names.compactMap(member)
        value.isGuessed =
            given.contains(where: \.isGuessed)
            || swift.looksInside && given.contains { $0.swift != value.swift && KnownValue.isNew($0.swift) }
        return value
    }

    /// Whether `values` pass the condition `body`; nil where nobody can tell.
    package func passes(_ body: Fragment, _ values: [KnownValue]) -> Bool? {
        guard case .bool(let holds)? = result(of: body, with: values)?.content else { return nil }
        return holds
    }

    /// The values of the arguments of a call: those that it spells, or what arrives.
    package func arguments(_ invocation: Invocation, with values: [KnownValue], types: [String]) -> [KnownValue]? {
        // A stub records those of `Int...` as one array.
        if types.contains(where: { $0.hasSuffix("...") }) { return nil }
        guard let spelt = invocation.arguments else {
            return types.isEmpty ? [] : values.count == types.count ? values : nil
        }
        if spelt.text.isEmpty { return [] }
        let values = spread(values, over: facts.reading(of: spelt))
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
    package func isKnown(_ swift: Fragment, _ values: [KnownValue]) -> Bool {
        let reading = facts.reading(of: swift)
        return isSpelt(reading, spread(values, over: reading)) != nil
    }

    /// `values`, of which one tuple is its parts where `swift` names more than `$0`.
    private func spread(_ values: [KnownValue], over swift: SwiftReading) -> [KnownValue] {
        guard values.count == 1 else { return values }
        return values[0].spread(over: (swift.arguments.max() ?? 0) + 1, values)
    }

    /// The payload of an event that `swift` spells, as it stands in the brackets: `message: "taken"`; nil where nobody knows
    /// it.
    package func payload(_ swift: Fragment, _ values: [KnownValue]) -> String? {
        let reading = facts.reading(of: swift)
        var reader = reader(reading, spread(values, over: reading))
        guard let passed = reader.passed, passed.allSatisfy({ $0.value.content != .unknown }) else { return nil }
        return passed.map { ($0.label.map { "\($0): " } ?? "") + $0.value.swift }.joined(separator: ", ")
    }

    /// The case `event` as a test spells it, with the payload that `arguments` spell, or with what arrives; unknown where only
    /// running it tells, and nil where nobody knows what it looks at.
    package func event(_ event: EventCase, _ arguments: Fragment?, _ values: [KnownValue]) -> KnownValue? {
        var text = ".\(SwiftText.escapedMember(event.name.text))"
        if let arguments {
            guard isKnown(arguments, values) else { return nil }
            guard let payload = payload(arguments, values) else { return .unknown }
            text += "(\(payload))"
        } else if !event.payload.isEmpty {
            guard event.payload.count == values.count else { return nil }
            guard values.allSatisfy({ $0.content != .unknown }) else { return .unknown }
            let passed = zip(event.payload, values).map { part, value in
                (part.label.map { "\($0): " } ?? "") + value.swift
            }
            text += "(\(passed.joined(separator: ", ")))"
        }
        var spelt = KnownValue(.spelt, swift: text)
        spelt.isNew = arguments == nil && values.contains(where: \.isNew)
        return spelt
    }

    /// What `port` holds before anything happened; nil where a test cannot repeat it.
    package func initialValue(of port: Port) -> KnownValue? {
        let type = facts.qualified(port.element.text)
        if facts.isFlag(port) { return KnownValue(swift: "false", type: "Bool") }
        guard let text = port.initialValue else {
            return TypeText.isOptional(port.element.text) ? KnownValue(swift: "nil", type: type) : nil
        }
        return value(of: text, with: [], type: type)
    }

    /// What `source` says to a flow that begins to listen, where nothing is certain of the fields in `unsure`.
    package func first(of source: FlowSource, unsure: Set<FlowFacts.Place>) -> StepPassage {
        switch source.kind {
        case .input(let input): return facts.first[input].map(StepPassage.goesOn) ?? .stops
        case .output, .state:
            guard let place = source.kind.place.written, let value = held[place] else {
                if case .output(let output) = source.kind, !unsure.contains(.output(output)) { return .stops }
                return .isUnknown
            }
            return .goesOn(value.type == "Void" ? [] : [value])
        case .start: return .goesOn([])
        case .inputEvent, .named, .expression, .helper: return .stops
        }
    }

    /// What `with` takes along as `name`, at the moment: a parameter or a variable, a property of a service, or what `path` is of
    /// what a member holds; nil where nobody knows.
    package func taken(_ name: String, _ path: Fragment) -> KnownValue? {
        if let own = named[name] { return own }
        guard let head = SwiftText.freeNames(in: path).first?.text, member(head) != nil,
            let value = value(of: path, with: [], type: nil), value.content != .unknown
        else { return nil }
        return value
    }

    /// What the member called `name` is at the moment; nil where nobody knows.
    package func member(_ name: String) -> KnownValue? {
        if let place = facts.places[name] { return held[place] }
        return named[name]
    }

    /// Whether `swift` names nothing that changes, so that it can stay as it is written; nil where nobody knows what it looks
    /// at.
    private func isSpelt(_ swift: SwiftReading, _ values: [KnownValue]) -> Bool? {
        guard swift.names.allSatisfy({ named($0, values) != nil }),
            swift.arguments.allSatisfy(values.indices.contains)
        else {
            return nil
        }
        return swift.names.isEmpty && swift.arguments.isEmpty
    }

    private func reader(_ swift: SwiftReading, _ values: [KnownValue]) -> ExpressionReader {
        ExpressionReader(
            swift.text,
            arguments: values,
            names: { named($0, values) },
            qualified: facts.types.qualified,
            declared: facts.declared
        )
    }

    /// What `name` stands for where `values` arrive: the part of an event that has it for a label, or a member; nil where nobody
    /// knows.
    private func named(_ name: String, _ values: [KnownValue]) -> KnownValue? {
        values.first { $0.label == name } ?? (facts.standsForMember(name) ? member(name) : nil)
    }
}
