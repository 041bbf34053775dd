import VMGenModel
import VMGenSpec

/// Writes flows as chains of operators: where they start, and the steps up to what they are made for.
struct ChainPlanner {
    /// What all chains of the view model share.
    let context: StreamContext

    private var spec: ViewModelSpec { context.spec }
    private var reach: Reach { context.reach }
    private var dialect: any StreamDialect { context.dialect }

    /// The chain of `flow` up to what it is made for, in a chain of `kind`. Where `isLazy`, it never ends by itself.
    func chain(of flow: Flow, kind: String, isLazy: Bool) -> ChainBuilder {
        var steps = flow.steps
        var builder = ChainBuilder(context, flow: flow, kind: kind, element: flow.start)
        builder.isLazy = isLazy
        if let work = startingWork(of: flow, kind: kind, isLazy: isLazy), let first = steps.first {
            builder.head = .work(work)
            builder.carryAll(first.after)
            steps.removeFirst()
        } else {
            let head = head(of: flow, kind: kind, isLazy: isLazy)
            builder.head = head.head
            builder.links = head.links
        }
        if let join = flow.join {
            builder.carry(JoinedParts(flow.sources), count: flow.sources.count)
            if case .none = join.argument { steps.removeFirst() }
        }
        builder.add(steps, end: used(by: flow.sink, of: flow.element), type: type(of: flow.sink))
        return builder
    }

    /// The chain of what becomes of the failures that `relay` takes.
    func chain(of failure: FailureFlow, relay: String, kind: String) -> ChainBuilder {
        let element = FlowElement(components: [.init(name: "error", type: spec.failureType)])
        var builder = ChainBuilder(context, flow: nil, kind: kind, element: element)
        let source = SourceKind.held(Held(kind: .early, home: .local), nil)
        builder.head = .expression(relay)
        builder.links = dialect.opening(source, as: kind, isJoined: false)
        let end = used(by: failure.sink, of: failure.steps.last?.after ?? element)
        builder.steps = failure.steps
        builder.add(failure.steps, end: end, type: type(of: failure.sink))
        return builder
    }

    /// The values of `element` that `sink` uses.
    private func used(by sink: FlowSink, of element: FlowElement) -> Set<Int> {
        let all = Set(element.components.indices)
        func within(_ texts: [Fragment]) -> Set<Int> {
            let indices = texts.reduce(into: Set<Int>()) {
                $0.formUnion(FlowValues.indices(in: $1, of: element) { reach.meanings[$0] != nil })
            }
            return all.count == 1 && !indices.isEmpty ? all : indices.intersection(all)
        }
        switch sink.kind {
        case .output(let index): return spec.outputs[index].isVoid ? [] : all
        case .state(let index): return spec.states[index].isVoid ? [] : all
        case .set: return within(sink.texts)
        case .call(let invocation):
            return invocation.namesItsValues ? within([invocation.text]) : all
        case .outputEvent(let index, let arguments):
            return arguments.map { within([$0]) } ?? (spec.outputEvents[index].payload.isEmpty ? [] : all)
        case .ignore: return []
        case .named, .expression: return all
        }
    }

    /// The type of the values that `sink` takes; nil where that says nothing.
    private func type(of sink: FlowSink) -> String? {
        switch sink.kind {
        case .output(let index): spec.outputs[index].isVoid ? nil : spec.outputs[index].element.text
        case .state(let index): spec.states[index].isVoid ? nil : spec.states[index].element.text
        case .named(_, let type): type?.text
        case .set, .call, .outputEvent, .expression, .ignore: nil
        }
    }

    /// Where the chain of `flow` starts.
    func head(of flow: Flow, kind: String, isLazy: Bool) -> Chain {
        if let subject = context.index(of: flow).flatMap({ context.streams.forwarded[$0] }) { return Chain(subject) }
        let events = flow.sources.compactMap(\.eventIndex)
        if !events.isEmpty, flow.join == nil, events.count == flow.sources.count {
            return eventHead(events.map { spec.inputEvents[$0] }, isVoid: flow.start.components.isEmpty)
        }
        let startsFirst = flow.join == nil && flow.sources.count > 1 && flow.sources[0].kind.isStart
        let sources = startsFirst ? Array(flow.sources.dropFirst()) : flow.sources
        let isEmptied = flow.mergesNothing
        let isSingle = sources.count == 1
        let chains = sources.map { source -> Chain in
            if let event = source.eventIndex {
                let isVoid = isEmptied || source.element.components.isEmpty
                return eventHead([spec.inputEvents[event]], isVoid: isVoid)
            }
            let isMerged = !isSingle && flow.join == nil
            let isVoid = isEmptied && !source.element.components.isEmpty
            var chain = opened(source, of: flow, kind: kind, isJoined: isMerged && !isVoid, isLazy: isLazy && isSingle)
            if isVoid { chain.links += emptying(source, of: flow, kind: kind, isLazy: isLazy) }
            if isMerged, !isVoid { chain.links += alike(source, of: flow, kind: kind, isLazy: isLazy) }
            return chain
        }
        let needing = sources.indices.filter { place in
            if case .hop? = chains[place].links.dropLast().last, isEmptied || !isSingle { return false }
            return needsHop(sources[place], in: flow, kind: kind, isLazy: isLazy)
        }
        // Beside what arrives on the main thread, what comes from any thread gets there first: it is joined in its turn.
        let isLong = flow.join != nil && isJoinedOnMain(sources.count)
        let isMixed = !needing.isEmpty && (isLong || needing.count < sources.count)
        let isOnMain = endsOnMain(flow, isLazy: isLazy)
        var parts = chains
        for index in needing where isMixed && (flow.join != nil || !isOnMain) { parts[index].links.append(.hop) }
        var result = chains[0]
        if let join = flow.join {
            result = Chain(joining: parts, by: join.kind, kind: kind, limit: spec.runtime.joinLimit)
        } else if !isSingle {
            result = Chain(merged: parts, kind: kind, limit: spec.runtime.mergeLimit)
        }
        if !isMixed, !needing.isEmpty, !isOnMain { result.links.append(.hop) }
        if startsFirst { result.links.append(.startWith("()")) }
        return result
    }

    /// What makes of the values of `source` those of all that `flow` merges, optionals where others may be nil; nothing where they are
    /// that already. A closure of a view model on the main actor runs there alone, and so behind the hop.
    private func alike(_ source: FlowSource, of flow: Flow, kind: String, isLazy: Bool) -> [Link] {
        guard source.element.components.count == 1, flow.start.components.count == 1,
            let wide = flow.start.components[0].type, source.element.components[0].type != wide,
            let fit = ChainBuilder(context, flow: nil, kind: kind, element: source.element)
                .fitting(wide, isStream: true)
        else { return [] }
        guard case .map = fit, needsHop(source, in: flow, kind: kind, isLazy: isLazy), !endsOnMain(flow, isLazy: isLazy)
        else {
            return [fit]
        }
        return [.hop, fit]
    }

    /// What leaves nothing of the values of `source` for `flow`.
    private func emptying(_ source: FlowSource, of flow: Flow, kind: String, isLazy: Bool) -> [Link] {
        needsHop(source, in: flow, kind: kind, isLazy: isLazy)
            ? dialect.emptying(context.kind(of: source.kind), of: spec) : [.void]
    }

    /// Whether the values of `source` come from any thread where `flow`, a chain of `kind`, hears of them.
    private func needsHop(_ source: FlowSource, in flow: Flow, kind: String, isLazy: Bool) -> Bool {
        source.eventIndex == nil && !spec.runtime.deliversOnMain(kind)
            && dialect.hops(context.kind(of: source.kind, element: source.element))
            && route(for: source, in: flow) == nil
            && name(of: source, in: flow, isLazy: isLazy) == nil
    }

    /// Whether nothing on the way of `flow` minds a thread, and its end hops to the main one: it only maps what arrives, to an
    /// output that delivers there. Of two flows to one output, one would overtake the other that hops.
    private func endsOnMain(_ flow: Flow, isLazy: Bool) -> Bool {
        guard isLazy, let index = flow.sink.outputIndex else { return false }
        return (context.facts.outputs[index].feeds ?? []).allSatisfy { feed in
            guard case .flow(let own) = feed else { return true }
            return onlyMaps(spec.flows[own], to: index)
        }
    }

    /// Whether `flow` only maps what arrives, to the output at `index`, which delivers on the main thread. What others write is
    /// looked at where they write it, what comes of a stream of its own has hopped, and a dependency may mind, or the app.
    private func onlyMaps(_ flow: Flow, to index: Int) -> Bool {
        guard !spec.declaration.isMainActor, !flow.callsApp(spec),
            !flow.sources.contains(where: \.kind.isMadeHere), flow.companions.allSatisfy(\.mindsNoThread),
            context.index(of: flow).map({ context.facts.flows[$0].hasEffects || context.facts.flows[$0].looksAtHeld })
                != true
        else { return false }
        // What reads the output is on no end of it.
        return spec.outputs[index].kind.map(dialect.arrivesOnMain) == true
            && context.readers.readers(of: spec.outputs[index].name.text).count == 0
            && !flow.texts.contains { reach.needsOwner(Expression($0)) }
            && reach.captures(flow.texts.map { Expression($0) }).isEmpty
    }

    /// What `flow` hears of `source` by where that has a line of its own; nil where it does not.
    private func name(of source: FlowSource, in flow: Flow, isLazy: Bool) -> String? {
        let own = FlowGroup.place(of: source)
        // A stored output is made before anything has a name.
        let isNamed = flow.sources.count == 1 && !(isLazy && spec.transform.isStored)
        return context.streams.shared[own] ?? (isNamed ? context.streams.hopped[own] : nil)
    }

    private func route(for source: FlowSource, in flow: Flow) -> FailureRoute? {
        source.element.canFail ? context.route(of: source.kind, in: flow) : nil
    }

    private func opened(_ source: FlowSource, of flow: Flow, kind: String, isJoined: Bool, isLazy: Bool) -> Chain {
        if let name = name(of: source, in: flow, isLazy: isLazy) { return Chain(name) }
        var chain = context.stream(
            source.kind,
            isEarly: spec.transform.isStored && !context.facts.isSubscribed(flow.sink)
        )
        let sourceKind = context.kind(of: source.kind, element: source.element)
        if let route = route(for: source, in: flow) {
            chain.links.append(.failures(route, hops: sourceKind.comesFromAnyThread))
        }
        chain.links += dialect.opening(sourceKind, as: kind, isJoined: isJoined)
        guard isLazy || flow.waitsForMore else { return chain }
        switch sourceKind {
        case .start: return Chain(.start(ends: false), chain.links)
        case .dependency(_, let kind) where kind.hasSuffix("Relay") || source.neverEnds(in: spec): return chain
        // What a helper has made for a view is handed on as an input of the kind would be.
        case .dependency(_, let kind) where !flow.waitsForMore && spec.runtime.deliversOnMain(kind): return chain
        case .dependency: return Chain(chain.head, chain.links + [.endless])
        case .named:
            return flow.waitsForMore && StreamEnds(context: context).ends(source.kind)
                ? Chain(chain.head, chain.links + [.endless]) : chain
        case .input, .held, .inside: return chain
        }
    }

    /// What hears of `events` alone, with what they carry unless `isVoid`.
    func eventHead(_ events: [EventCase], isVoid: Bool) -> Chain {
        let patterns = events.map { event -> EventPattern in
            let names = isVoid ? [] : names(ofPayload: event)
            let pattern = names.isEmpty ? "" : "(" + names.map { "let \($0)" }.joined(separator: ", ") + ")"
            let value = names.count == 1 ? names[0] : "(\(names.joined(separator: ", ")))"
            return EventPattern(pattern: ".\(SwiftText.escapedMember(event.name.text))\(pattern)", value: value)
        }
        let types = isVoid ? [] : events.first?.payload.map(\.type) ?? []
        let isPlain = types.count == 1 && types[0].allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
        let type = types.isEmpty ? "Void" : isPlain ? types[0] : "(\(types.joined(separator: ", ")))"
        let shared = context.streams.shared[.events]
        var input = Chain(shared ?? spec.transform.parameter)
        if shared == nil, let kind = spec.transform.inputStream {
            input.links += dialect.opening(.input(kind), as: spec.runtime.defaultStream, isJoined: false)
            if dialect.hops(.input(kind)) { input.links.append(.hop) }
        }
        let isComplete = events.count == spec.inputEvents.count
        return Chain(.events(input, type: type, cases: patterns, isComplete: isComplete))
    }

    /// What the parts of the payload of `event` are called in a pattern, none of which hides what `expressions` name.
    func names(ofPayload event: EventCase, hiding expressions: [Expression] = []) -> [String] {
        let hidden = expressions.namesAndReceivers
        return event.payload.map { parameter in
            let name = parameter.name
            return SwiftText.escaped(hidden.contains(name) ? "new" + name.capitalizedFirst : name)
        }
    }

    /// `start` alone, and work, which `transform` subscribes to: the work itself starts the chain. Nil for other flows.
    private func startingWork(of flow: Flow, kind: String, isLazy: Bool) -> Work? {
        guard !isLazy, !flow.waitsForMore, flow.sources.count == 1, flow.startsItself, let step = flow.steps.first,
            step.retries == 0, step.end == nil,
            case .work(let invocation, let loading) = step.argument
        else { return nil }
        let expression = spec.expression(of: invocation, given: step.before)
        let plan = context.work(invocation, expression, loading: loading, flow: flow, kind: kind, startsChain: true)
        let isLater = plan.work.form == .attempt || plan.work.form == .attemptStream || !plan.body.isEmpty
        if isLater, reach.needsOwner(expression) { return nil }
        var work = plan.work
        work.call = context.text(plan.call, plan.access)
        if plan.work.form != .stream, !reach.needsOwner(expression) {
            work.captures = reach.captures([expression]).filter { $0 != .state } + plan.work.captures
        }
        return work
    }
}

extension StreamReference {
    /// Whether it is the same on the thread of the view: an input of it, or a value. All else changes on the main thread.
    fileprivate var mindsNoThread: Bool {
        switch kind {
        case .value, .source(.input), .source(.inputEvent): true
        case .source: false
        }
    }
}

extension FlowSource.Kind {
    /// Whether it is a stream of the view model's own, an output, a state or one with a name: what that says has come to the main
    /// thread, and what comes from another one would overtake it.
    fileprivate var isMadeHere: Bool {
        switch self {
        case .named, .output, .state: true
        case .input, .inputEvent, .expression, .helper, .start: false
        }
    }
}
