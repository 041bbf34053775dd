import VMGenModel
import VMGenSpec

/// Looks up what the flows of a spec name, and works out what each carries at every step.
struct FlowResolver {
    /// What names and paths stand for.
    let lookup: NameLookup
    /// Where mistakes go.
    let findings: Findings
    /// Whether the failures of all work have a flow, be it one with mistakes.
    let hasFailureFlow: Bool
    /// What the flows use.
    let usage = Usage()
    /// The streams that flows named.
    let named = NamedStreams()
    /// Checks the Swift that flows hold.
    let texts: FlowTextChecker
    /// Where flows start.
    let sources: SourceResolver
    /// What they do.
    let steps: StepResolver
    /// Where they end.
    let sinks: SinkResolver
    /// The flows resolved so far.
    var flows: [Flow] = []
    /// The flow of failures.
    var failures: FailureFlow?
    /// The work of all flows that can fail, for the rules on failures.
    var failingWork: [FailingWork] = []
    /// Those of them whose failure goes nowhere.
    var unheard: [FailingWork] = []

    /// The declarations.
    var draft: SpecDraft { lookup.draft }
    /// The names of the declarations.
    var names: Namespace { lookup.names }

    /// Starts with the declarations of a spec.
    init(draft: SpecDraft, names: Namespace, findings: Findings) {
        let lookup = NameLookup(draft: draft, names: names)
        let unread = Set(draft.flows.compactMap(\.unreadName))
        let texts = FlowTextChecker(lookup: lookup, findings: findings, usage: usage, unread: unread)
        let streams = StreamResolver(
            lookup: lookup,
            findings: findings,
            usage: usage,
            texts: texts,
            named: named,
            circles: NamedCircles(draft.flows)
        )
        let calls = CallResolver(
            lookup: lookup,
            findings: findings,
            texts: texts,
            streamCalls: StreamCalls(lookup: lookup, usage: usage)
        )
        self.lookup = lookup
        self.findings = findings
        self.texts = texts
        hasFailureFlow = draft.flows.contains { $0.isFailureFlow || $0.isMeantForFailures(names) }
        sources = SourceResolver(lookup: lookup, findings: findings, usage: usage, texts: texts, streams: streams)
        steps = StepResolver(
            lookup: lookup,
            findings: findings,
            usage: usage,
            texts: texts,
            calls: calls,
            sources: sources,
            companions: CompanionResolver(
                lookup: lookup,
                findings: findings,
                usage: usage,
                texts: texts,
                streams: streams
            )
        )
        sinks = SinkResolver(
            lookup: lookup,
            findings: findings,
            usage: usage,
            texts: texts,
            assignments: AssignmentResolver(lookup: lookup, findings: findings, usage: usage, texts: texts),
            calls: calls,
            named: named
        )
    }

    /// Resolves all flows, the one of failures first: whether there is one decides where the others' failures go.
    mutating func resolve() {
        var first: Fragment?
        for flow in draft.flows where flow.isFailureFlow {
            if let other = flow.sources.first(where: { $0.text != "errors" }) {
                findings.add(FlowPart.errorsAmongSources(other))
            }
            if let first {
                findings.add(FlowPart.secondFailureFlow(flow.sources[0], first: first))
                texts.markAll(in: flow.text)
            } else {
                first = flow.sources[0]
            }
            if let failure = flow.failure { findings.add(FlowPart.uselessCatch(failure.text)) }
            failures = failures ?? resolveFailure(flow.chain, text: flow.text, feed: .failures)
        }
        for flow in draft.flows where !flow.isFailureFlow {
            if case .parts(let parts)? = flow.chain.sink?.kind {
                resolveParts(parts, of: flow)
            } else if let resolved = resolve(flow) {
                flows.append(resolved)
            }
        }
    }

    /// Resolves one flow, which starts from `source` where that is known already; nil where it has mistakes.
    mutating func resolve(_ flow: FlowSyntax, from source: ResolvedSource? = nil) -> Flow? {
        var flow = flow
        flow.chain = spelledOut(flow.chain)
        let hints = NameHints(chain: flow.chain, draft: draft, names: names)
        let sources =
            source.map { [$0] } ?? flow.sources.map { self.sources.resolve($0, hint: hints.name(after: -1)) }
        if flow.chain.isBroken { texts.markAll(in: flow.text) }
        var arriving = SourceJoin(lookup: lookup, findings: findings).joined(sources, of: flow)
        arriving.isKnown = arriving.isKnown && !flow.chain.isBroken
        let start = arriving.element
        var work: [FailingWork] = []
        let steps = self.steps.resolve(flow, hints: hints, arriving: &arriving, work: &work)
        arriving.isKnown = arriving.isKnown && !flow.chain.isBroken && steps.count == flow.chain.steps.count
        arriving.element.canFail = arriving.element.canFail || (!work.isEmpty && !isCaught(flow) && endsOutput(flow))
        let catchFlow = flow.failure.flatMap {
            resolveFailure($0.chain, text: $0.text, feed: .caught(flows.count))
        }
        if let failure = flow.failure, work.isEmpty, arriving.failing == nil, !flow.chain.isBroken,
            steps.count == flow.chain.steps.count, !sources.contains(where: { $0.source?.isFailingDependency == true })
        {
            findings.add(FlowPart.uselessCatch(failure.text))
        }
        checkFailures(of: work, in: flow)
        guard let sinkSyntax = flow.chain.sink else { return nil }
        let sink = sinks.resolve(sinkSyntax, arriving: arriving, flow: flow, feed: .flow(flows.count))
        guard let sink, !flow.chain.isBroken, steps.count == flow.chain.steps.count,
            sources.count == sources.compactMap(\.source).count
        else { return nil }
        return Flow(
            text: flow.text,
            documentation: flow.documentation,
            sources: sources.compactMap(\.source),
            steps: steps,
            start: start,
            element: arriving.element,
            sink: sink,
            failure: catchFlow
        )
    }

    private func spelledOut(_ chain: ChainSyntax) -> ChainSyntax {
        let (chain, field) = ChoiceSpelling(lookup: lookup, findings: findings).spelledOut(chain)
        if let field { usage.fed.insert(field.text) }
        if let field { usage.read.insert(field.text) }
        return chain
    }

    /// Resolves what happens to a failure: the chain after `errors` or `catch`. `feed` tells which of them.
    private func resolveFailure(_ chain: ChainSyntax, text: Fragment, feed: PortForm.Feed) -> FailureFlow? {
        let chain = spelledOut(chain)
        // Nobody knows the type that a section which could not be read names.
        let unnamed = draft.sections[.errors] == nil ? "any Error" : nil
        let error = FlowElement.Component(name: "error", type: draft.errors?.typeName.text ?? unnamed)
        var arriving = Arriving(element: FlowElement(components: [error]), errorType: error.type)
        if chain.isBroken { texts.markAll(in: text) }
        let flow = FlowSyntax(text: text, documentation: [], sources: [], chain: chain)
        let hints = NameHints(chain: chain, draft: draft, names: names)
        var work: [FailingWork] = []
        let steps = self.steps.resolve(flow, hints: hints, arriving: &arriving, work: &work)
        arriving.isKnown = arriving.isKnown && !chain.isBroken && steps.count == chain.steps.count
        findings.add(work.map { FailureNowhere.inFailureFlow($0) })
        guard let sinkSyntax = chain.sink else { return nil }
        guard let sink = sinks.resolve(sinkSyntax, arriving: arriving, flow: flow, feed: feed), !chain.isBroken,
            steps.count == chain.steps.count
        else { return nil }
        return FailureFlow(text: text, steps: steps, sink: sink)
    }
}
