import VMGenModel
import VMGenSpec

extension FlowResolver {
    /// Resolves a flow that ends in several places: a flow for each of the streams that its helper returns.
    mutating func resolveParts(_ parts: [SinkPart], of flow: FlowSyntax) {
        let sink = flow.chain.sink?.text ?? flow.text
        if let failure = flow.failure { findings.add(SeveralStreams.uselessCatch(failure.text)) }
        guard flow.sources.count == 1, flow.chain.steps.isEmpty, !flow.chain.isBroken,
            flow.sources[0].text.contains(where: { $0 == "(" || $0 == "." })
        else {
            if !flow.chain.isBroken { findings.add(SeveralStreams.notACall(sink)) }
            return texts.markAll(in: flow.text)
        }
        let call = flow.sources[0]
        let method = lookup.method(calledBy: call)
        if let finding = lookup.checkHead(of: call) ?? sources.helpers.check(call, method: method)
            ?? ClosureArgument.inSource(call) ?? sources.helpers.checkGiven(call)
        {
            findings.add(finding)
            return texts.markAll(in: flow.text)
        }
        texts.markNames(in: call)
        let helper = HelperCall(call, given: sources.given(to: call, method: method))
        var documentation = flow.documentation
        findings.add(sources.helpers.checkNames(of: parts, method: method))
        for part in parts {
            if case .ignore = part.sink.kind { continue }
            let chain = ChainSyntax(sink: part.sink)
            let text = Fragment("\(call.text) -> \(part.sink.text.text)", part.text.range)
            let single = FlowSyntax(text: text, documentation: documentation, sources: [call], chain: chain)
            documentation = []
            let source = sources.helpers.source(part, of: helper, method: method)
            guard source.source != nil else {
                texts.markAll(in: part.text)
                continue
            }
            if let resolved = resolve(single, from: source) { flows.append(resolved) }
        }
    }
}
