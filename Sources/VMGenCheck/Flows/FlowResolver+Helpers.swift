import VMGenDiagnostics
import VMGenModel
import VMGenSpec

extension FlowResolver {
    /// What calls of helpers are given and return.
    var helpers: HelperCalls { HelperCalls(lookup: lookup, findings: findings) }

    /// Resolves a flow that ends in several places: a flow for each of the streams that its helper returns.
    mutating func resolveParts(_ parts: [SinkPart], of flow: FlowSyntax) {
        let sink = flow.chain.sink?.text ?? flow.text
        if let failure = flow.failure { findings.add(SeveralStreams.uselessCatch(failure.text)) }
        guard flow.sources.count == 1, flow.chain.steps.isEmpty, !flow.chain.isBroken,
            flow.sources[0].text.contains(where: { $0 == "(" || $0 == "." })
        else {
            if !flow.chain.isBroken { findings.add(SeveralStreams.notACall(sink)) }
            return markAll(in: flow.text)
        }
        let call = flow.sources[0]
        let method = lookup.method(calledBy: call)
        if let finding = lookup.checkHead(of: call) ?? helpers.check(call, method: method) ?? ClosureArgument.inSource(
            call
        )
            ?? helpers.checkGiven(call)
        {
            findings.add(finding)
            return markAll(in: flow.text)
        }
        markNames(in: call)
        let helper = HelperCall(call, given: streams(givenTo: call, method: method))
        var documentation = flow.documentation
        for part in parts {
            if case .ignore = part.sink.kind { continue }
            let chain = ChainSyntax(sink: part.sink)
            let text = Fragment("\(call.text) -> \(part.sink.text.text)", part.text.range)
            let single = FlowSyntax(text: text, documentation: documentation, sources: [call], chain: chain)
            documentation = []
            let source = helpers.source(part, of: helper, method: method)
            if let resolved = resolve(single, from: source) { flows.append(resolved) }
        }
    }

    /// The streams of the spec that `call` is given, by the parameters of `method` where that is declared.
    mutating func streams(givenTo call: Fragment, method: SwiftMethod?) -> [GivenStream] {
        helpers.arguments(of: call, method: method).compactMap { argument in
            guard let kind = resolveStream(argument.name, argument.member, as: .source)?.kind else { return nil }
            return GivenStream(text: argument.text, kind: kind, wanted: argument.wanted)
        }
    }
}
