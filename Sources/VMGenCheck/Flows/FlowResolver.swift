import VMGenDiagnostics
import VMGenModel
import VMGenSpec

/// Looks up what the flows of a spec name, and works out what each carries at every step.
struct FlowResolver {
    /// The declarations.
    let draft: SpecDraft
    /// The names of the declarations.
    let names: Namespace
    /// Where mistakes go.
    let findings: Findings
    /// Whether the failures of all work have a flow, be it one with mistakes.
    let hasFailureFlow: Bool
    /// The streams that flows name which could not be read.
    let unread: Set<String>
    /// What the flows use.
    var usage = Usage()
    /// The streams that flows named so far.
    var named: [String: NamedStream] = [:]
    /// Those of them that follow from a mistake, so that nothing is known of what they carry.
    var unknownStreams: Set<String> = []
    /// The flows resolved so far.
    var flows: [Flow] = []
    /// What is resolved at the moment.
    var feed = PortForm.Feed.failures
    /// The flow of failures.
    var failures: FailureFlow?
    /// The work of all flows that can fail, for the rules on failures.
    var failingWork: [FailingWork] = []
    /// Those of them whose failure goes nowhere.
    var unheard: [FailingWork] = []

    /// What names and paths stand for.
    var lookup: NameLookup { NameLookup(draft: draft, names: names) }

    /// Starts with the declarations of a spec.
    init(draft: SpecDraft, names: Namespace, findings: Findings) {
        self.draft = draft
        self.names = names
        self.findings = findings
        hasFailureFlow = draft.flows.contains { $0.isFailureFlow || $0.isMeantForFailures(names) }
        unread = Set(draft.flows.compactMap(\.unreadName))
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
            } else {
                first = flow.sources[0]
            }
            if let failure = flow.failure { findings.add(FlowPart.uselessCatch(failure.text)) }
            failures = failures ?? resolveFailure(flow.chain, text: flow.text)
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
            source.map { [$0] } ?? flow.sources.map { resolveSource($0, hint: hints.name(after: -1)) }
        if flow.chain.isBroken { markAll(in: flow.text) }
        var arriving = join(sources, of: flow)
        arriving.isKnown = arriving.isKnown && !flow.chain.isBroken
        let start = arriving.element
        var work: [FailingWork] = []
        let steps = resolveSteps(flow, hints: hints, arriving: &arriving, work: &work)
        arriving.isKnown = arriving.isKnown && !flow.chain.isBroken && steps.count == flow.chain.steps.count
        arriving.element.canFail = arriving.element.canFail || (!work.isEmpty && !isCaught(flow) && endsOutput(flow))
        feed = .caught(flows.count)
        let catchFlow = flow.failure.flatMap { resolveFailure($0.chain, text: $0.text) }
        feed = .flow(flows.count)
        if let failure = flow.failure, work.isEmpty, arriving.failing == nil, !flow.chain.isBroken,
            steps.count == flow.chain.steps.count
        {
            findings.add(FlowPart.uselessCatch(failure.text))
        }
        checkFailures(of: work, in: flow)
        guard let sinkSyntax = flow.chain.sink else { return nil }
        let sink = resolveSink(sinkSyntax, arriving: arriving, flow: flow)
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

    private mutating func spelledOut(_ chain: ChainSyntax) -> ChainSyntax {
        let (chain, field) = ChoiceSpelling(lookup: lookup, findings: findings).spelledOut(chain)
        if let field { usage.fed.insert(field.text) }
        if let field { usage.read.insert(field.text) }
        return chain
    }

    /// Resolves what happens to a failure: the chain after `errors` or `catch`.
    mutating func resolveFailure(_ chain: ChainSyntax, text: Fragment) -> FailureFlow? {
        let chain = spelledOut(chain)
        // Nobody knows the type that a section which could not be read names.
        let unnamed = draft.sections[.errors] == nil ? "any Error" : nil
        let error = FlowElement.Component(name: "error", type: draft.errors?.typeName.text ?? unnamed)
        var arriving = Arriving(element: FlowElement(components: [error]))
        if chain.isBroken { markAll(in: text) }
        let flow = FlowSyntax(text: text, documentation: [], sources: [], chain: chain)
        let hints = NameHints(chain: chain, draft: draft, names: names)
        var work: [FailingWork] = []
        let steps = resolveSteps(flow, hints: hints, arriving: &arriving, work: &work)
        arriving.isKnown = arriving.isKnown && !chain.isBroken && steps.count == chain.steps.count
        findings.add(work.map { FailureNowhere.inFailureFlow($0) })
        guard let sinkSyntax = chain.sink else { return nil }
        guard let sink = resolveSink(sinkSyntax, arriving: arriving, flow: flow), !chain.isBroken,
            steps.count == chain.steps.count
        else { return nil }
        return FailureFlow(text: text, steps: steps, sink: sink)
    }

    /// Counts every name in a flow that cannot be read in full as used and fed, so that no second report follows.
    mutating func markAll(in text: Fragment) {
        for name in SwiftText.freeNames(in: text) {
            usage.read.formUnion([name.text, names.usedName(ofInput: name.text)])
            usage.fed.insert(name.text)
        }
        for event in draft.outputs.events where text.text.contains("." + event.name.text) {
            usage.fed.insert(event.name.text)
        }
    }
}
