import VMGenModel
import VMGenSpec

/// Plans what `transform` returns, and the streams that become its fields.
struct OutputPlanner {
    private let context: StreamContext
    private var spec: ViewModelSpec { context.spec }
    private var facts: SpecFacts { context.facts }

    /// Plans for one view model.
    init(_ context: StreamContext) { self.context = context }

    /// What is returned.
    var output: OutputExpression {
        if !spec.outputEvents.isEmpty { return .stream(events) }
        if spec.makesOutput { return .stream(Chain(facts.hasStateObject ? "state.output" : "output")) }
        let isStored = spec.transform.isStored
        let ports = spec.outputs.enumerated().filter { index, _ in
            !isStored || context.facts.outputs[index].held?.home != .output
        }
        return .fields(ports.map { (label: $0.element.name.text, value: field($0.offset, $0.element)) })
    }

    /// The output that a call of `transform` makes first, whose fields flows send into; nil where it is made last.
    var made: HeldLocal? {
        guard spec.makesOutput, !facts.hasStateObject else { return nil }
        let arguments = spec.outputs.compactMap { port -> String? in
            let label = "\(port.name.text): "
            guard let kind = port.kind else { return hasOwnValue(port) ? nil : label + plainValue(port) }
            guard spec.namesDependencies(port.initialValue), let value = port.initialValue else { return nil }
            let text = context.text(Expression(value), .direct)
            if port.wrapper != nil { return label + text }
            return label + kind.name + (spec.runtime.hasTypedFailures ? "(\(text))" : "(value: \(text))")
        }
        return HeldLocal(
            name: "output",
            type: spec.transform.outputType,
            arguments: "",
            value: arguments.joined(separator: ", ")
        )
    }

    /// The chain of a stream that `transform` names, to its end; nil where nothing feeds it.
    func chain(of plan: NamedStreamPlan) -> Chain? {
        let port = plan.output.map { spec.outputs[$0] }
        let chains = plan.feeds.compactMap { feed -> Chain? in
            guard var chain = self.chain(of: feed, kind: plan.kind, port: port) else { return nil }
            // What hops is an `Observable` by that.
            let isAlike = !chain.links.isEmpty && !spec.runtime.hasTypedFailures
            if plan.feeds.count > 1, Self.isPassed(chain), !isAlike { chain.links += merging(feed, as: plan.kind) }
            return chain
        }
        guard let first = chains.first else { return nil }
        var whole =
            chains.count == 1
            ? first
            : Chain(
                merging: chains,
                kind: plan.kind,
                of: port?.element.text,
                limit: spec.runtime.mergeLimit,
                in: context.dialect
            )
        if chains.count == 1, plan.output != nil, Self.isPassed(whole), plan.use.readers == 0 { return whole }
        let links = context.dialect.naming(plan.kind, plan.use).links
        let isAlias = chains.count == 1 && links.isEmpty && Self.isPassed(whole)
        whole.links += isAlias && plan.isMerged ? merging(plan.feeds[0], as: plan.kind) : links
        return whole
    }

    /// What makes of a stream that `feed` hands on as it is one that others can be merged with.
    private func merging(_ feed: PortForm.Feed, as kind: String) -> [Link] {
        guard case .flow(let index) = feed, let source = spec.flows[index].sources.first else {
            return context.dialect.opening(.held(Held(kind: .early, home: .local), nil), as: kind, isJoined: true)
        }
        return context.dialect.opening(context.kind(of: source.kind, element: source.element), as: kind, isJoined: true)
    }

    /// Whether `chain` is one stream as it is.
    static func isPassed(_ chain: Chain) -> Bool {
        guard case .expression = chain.head else { return false }
        return chain.links.allSatisfy { link in
            if case .hop = link { return true }
            return false
        }
    }

    /// Whether its output is made of `chain`, that of `plan`, in place: it is one stream as it is, or the output is stored, and made
    /// before anything else has a name.
    func isInline(_ chain: Chain, _ plan: NamedStreamPlan) -> Bool {
        plan.output != nil && plan.use.readers == 0 && (spec.transform.isStored || Self.isPassed(chain))
    }

    private func chain(of feed: PortForm.Feed, kind: String, port: Port?) -> Chain? {
        var builder: ChainBuilder
        switch feed {
        case .flow(let index):
            builder = context.chains.chain(of: spec.flows[index], kind: kind, isLazy: true)
        case .caught(let index):
            guard let failure = spec.flows[index].failure, let relay = context.streams.caught[index] else { return nil }
            builder = context.chains.chain(of: failure, relay: relay, kind: kind)
        case .failures:
            guard let failures = spec.failures else { return nil }
            builder = context.chains.chain(of: failures, relay: context.streams.failures.text, kind: kind)
        }
        if let port { builder.fit(port) } else { builder.materialise() }
        return builder.chain
    }

    private func field(_ index: Int, _ port: Port) -> Chain {
        guard let kind = port.kind else { return Chain(plainValue(port)) }
        switch context.facts.outputs[index] {
        case .plain: return Chain(plainValue(port))
        case .held(let held):
            let name = context.streams.stream(of: port.name.text)
            let stream = spec.transform.isStored ? name.early : name.text
            let handsOn = held.home != .state && held.kind == .early && context.readers.handsLogicOn(port.name.text)
            let hop: [Link] = spec.runtime.hasTypedFailures && handsOn ? [.hop] : []
            return Chain(stream, hop + context.dialect.output(.held(held, port), as: kind))
        case .lazy:
            let plan = NamedStreamPlan(port.name.text, context)
            let own = context.kinds[port.name.text] ?? spec.runtime.defaultStream
            let name = SwiftText.escaped(port.name.text)
            guard let chain = self.chain(of: plan), isInline(chain, plan) else {
                return Chain(name, brought(plan.feeds) + handing(.named(own), to: port, as: kind))
            }
            if !Self.isPassed(chain) {
                return Chain(chain.head, chain.links + brought(plan.feeds) + handing(.named(own), to: port, as: kind))
            }
            let source = chain.links.isEmpty ? passed(plan) : .named(plan.kind)
            return Chain(chain.head, chain.links + handing(source, to: port, as: kind))
        }
    }

    /// What makes of `source` a stream of `kind`, with the failure type that `port` has, though nothing that feeds it fails.
    private func handing(_ source: SourceKind, to port: Port, as kind: StreamKind) -> [Link] {
        guard let failure = port.failure else { return context.dialect.output(source, as: kind) }
        let type = failure.text.contains(" ") ? "(\(failure.text))" : failure.text
        return [.verbatim([".setFailureType(to: \(type).self)"])] + context.dialect.output(.start, as: kind)
    }

    /// What brings what `feeds` hand on to the main thread, for an output that does not by itself.
    private func brought(_ feeds: [PortForm.Feed]) -> [Link] {
        spec.runtime.hasTypedFailures && context.readers.hearsLogic(feeds, of: spec) ? [.hop] : []
    }

    /// The kind of the one stream that an output is as it is.
    private func passed(_ plan: NamedStreamPlan) -> SourceKind {
        guard case .flow(let index)? = plan.feeds.first, let source = spec.flows[index].sources.first else {
            return .held(Held(kind: .early, home: .local), nil)
        }
        if context.streams.hopped[FlowGroup.place(of: source)] != nil { return .named(plan.kind) }
        return context.kind(of: source.kind, element: source.element)
    }

    /// Whether the plain field `port` is given its value where its type is declared, which exists: a constant.
    private func hasOwnValue(_ port: Port) -> Bool {
        guard spec.outputDeclaration.place == .existing, let value = port.initialValue else { return false }
        return SwiftText.freeNames(in: value).allSatisfy { $0.text.first?.isUppercase == true }
    }

    /// The value of a plain output, with fields of the input by their places.
    private func plainValue(_ port: Port) -> String {
        guard let value = port.initialValue else { return SwiftText.escaped(port.name.text) }
        let parameter = spec.transform.parameter
        let expression = Expression(
            SwiftText.pieces(of: value).map { piece in
                guard case .name(let name, _, _) = piece else { return piece }
                if name == "input" { return .text(parameter) }
                let input = spec.inputs.first { $0.name.text == name }
                return input.map { .text("\(parameter).\($0.path)") } ?? piece
            },
            at: value.range
        )
        return context.text(expression, .direct)
    }

    private var events: Chain {
        guard let kind = spec.transform.outputStream else { return Chain("") }
        if let held = context.facts.events.held {
            return Chain(context.streams.events.text, context.dialect.output(.held(held, nil), as: kind))
        }
        let feeds = context.facts.events.feeds ?? []
        let chainKind = context.kind(of: feeds)
        let chains = feeds.compactMap { feed -> Chain? in
            guard case .flow(let index) = feed,
                case .outputEvent(let event, let arguments) = spec.flows[index].sink.kind
            else { return failureEvent(feed, kind: chainKind) }
            var builder = context.chains.chain(of: spec.flows[index], kind: chainKind, isLazy: true)
            builder.become(event, arguments)
            return builder.chain
        }
        let use = NamedUse(
            output: kind,
            readers: 0,
            isLatestRead: false,
            hasEffects: true,
            isForeign: false,
            isVoid: false
        )
        let type = spec.transform.outputName
        var chain =
            chains.count == 1
            ? chains[0]
            : Chain(merging: chains, kind: chainKind, of: type, limit: spec.runtime.mergeLimit, in: context.dialect)
        let naming = context.dialect.naming(chainKind, use)
        chain.links += naming.links + brought(feeds) + context.dialect.output(.named(naming.kind), as: kind)
        return chain
    }

    private func failureEvent(_ feed: PortForm.Feed, kind: String) -> Chain? {
        let relay: String?
        let failure: FailureFlow?
        switch feed {
        case .flow: return nil
        case .caught(let index): (relay, failure) = (context.streams.caught[index], spec.flows[index].failure)
        case .failures: (relay, failure) = (context.streams.failures.text, spec.failures)
        }
        guard let relay, let failure, case .outputEvent(let event, let arguments) = failure.sink.kind else {
            return nil
        }
        var builder = context.chains.chain(of: failure, relay: relay, kind: kind)
        builder.become(event, arguments)
        return builder.chain
    }
}
