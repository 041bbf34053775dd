import VMGenDiagnostics
import VMGenModel
import VMGenSpec

/// Spells out the ends of flows that are a case of a field's own enum.
struct ChoiceSpelling {
    /// What the names stand for.
    let lookup: NameLookup
    /// Where mistakes go.
    let findings: Findings

    /// `chain` with its end spelled out where that is a case of a field that declares its enum:
    /// `alert.failed(message: $0)` is `map Alert.failed(message: $0) -> alert`.
    func spelledOut(_ chain: ChainSyntax) -> (chain: ChainSyntax, field: Fragment?) {
        guard let sink = chain.sink, case .expression(let text) = sink.kind else { return (chain, nil) }
        if let spelled = withStatic(chain, sink) { return spelled }
        var cursor = TextCursor(text)
        guard let field = cursor.identifier(), let choice = lookup.choice(of: field.text), cursor.take("."),
            let name = cursor.identifier()
        else { return (chain, nil) }
        let brackets = cursor.next == UInt8(ascii: "(") ? cursor.bracketed(by: "(") : nil
        guard cursor.isAtEnd else { return (chain, nil) }
        var chain = chain
        guard let event = choice.cases.first(where: { $0.name.text == name.text }) else {
            // An enum without cases has been reported.
            if !choice.cases.isEmpty { findings.add(UnknownName.unknownCase(name, cases: choice.cases)) }
            chain.sink = nil
            chain.isBroken = true
            return (chain, field)
        }
        let head = "\(choice.name.text).\(SwiftText.escapedMember(name.text))"
        var step = StepSyntax(kind: .replace, text: text, argument: .expression(Fragment(head, text.range)))
        if let inner = brackets?.inner {
            let call = CallArguments(
                name: brackets.map { text.before($0).text } ?? "",
                parameters: event.payload,
                at: text
            )
            findings.add(call.check(inner, arriving: .unknown))
            // The arguments keep their places.
            let place = SourceRange(inner.range.lower - head.utf8.count - 1, text.range.upper)
            step = StepSyntax(kind: .map, text: text, argument: .call(Fragment("\(head)(\(inner.text))", place)))
        } else if !event.payload.isEmpty {
            let given = event.payload.enumerated().map { index, payload in
                (payload.label.map { "\($0): " } ?? "") + "$\(index)"
            }
            let call = Fragment("\(head)(\(given.joined(separator: ", ")))", text.range)
            step = StepSyntax(kind: .map, text: text, argument: .call(call))
            step.payload = event.payload
        }
        chain.steps.append(step)
        chain.sink = SinkSyntax(text: sink.text, kind: .name(field))
        return (chain, field)
    }

    /// `chain` with its end `sink` spelled out where that is a static property of the type that a field has and `types` declare:
    /// `route.start` is `replace with Route.start -> route`. Nil for all others.
    private func withStatic(_ chain: ChainSyntax, _ sink: SinkSyntax) -> (chain: ChainSyntax, field: Fragment?)? {
        let path = SwiftText.split(sink.text, on: ".")
        guard path.count == 2, let field = lookup.field(called: path[0].text), field.kind != nil, field.choice == nil
        else {
            return nil
        }
        let type = TypeText(field.element.text)
        let owner = (type.optionalOf ?? type).text
        guard OwnStatics(lookup.draft.types).has(path[1].text, in: owner) else { return nil }
        let value = Fragment("\(owner).\(SwiftText.escapedMember(path[1].text))", sink.text.range)
        var chain = chain
        chain.steps.append(StepSyntax(kind: .replace, text: sink.text, argument: .expression(value)))
        chain.sink = SinkSyntax(text: sink.text, kind: .name(path[0]))
        return (chain, path[0])
    }
}
