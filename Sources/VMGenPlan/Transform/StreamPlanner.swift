import VMGenModel

/// Writes the graph of a checked spec down as streams: what `transform` holds, names, subscribes to and returns.
struct StreamPlanner {
    /// What its chains share.
    private(set) var context: StreamContext

    private var spec: ViewModelSpec { context.spec }
    private var facts: SpecFacts { context.spec.facts }

    /// Plans `spec` as `dialect` writes it.
    init(_ spec: ViewModelSpec, dialect: any StreamDialect) {
        let streams = StreamNames(spec, dialect: dialect)
        let reach = Reach(spec, streams: streams, dialect: dialect)
        context = StreamContext(
            spec: spec,
            dialect: dialect,
            reach: reach,
            streams: streams,
            readers: StreamReaders(spec),
            starts: FlowStarts(spec)
        )
        context.runs = EventRuns(context)
        findKinds()
        context.findForwarded()
        nameFailures()
        for (source, name) in SharedSources(context).found() { context.streams.share(source, as: name) }
        for (source, name) in SharedSources(context).hoppedOften() { context.streams.hop(source, as: name) }
    }

    /// The plan.
    func plan() -> TransformPlan {
        var plan = TransformPlan()
        context.reach.printed.names.removeAll()
        var items = ItemList(context)
        items.addAll()
        plan.output = OutputPlanner(context).output
        if case .stream(var chain) = plan.output {
            items.takeApart(&chain, called: "events")
            plan.output = .stream(chain)
        }
        plan.items = items.items.map(\.speltOut)
        plan.late = items.late.map(\.speltOut)
        plan.output = plan.output.speltOut
        var planner = DeedPlanner(context: context)
        for flow in spec.flows where flow.isStatement {
            let deeds = planner.deeds(of: flow) ?? []
            plan.statements += deeds.map { $0.statement { context.text($0, .direct) } }
        }
        plan.inputValues = inputValues
        plan.locals = locals
        plan.needs = plan.allNeeds
        return plan
    }

    /// The kinds of the streams that have a name, those that others read first.
    private mutating func findKinds() {
        let named = spec.namedStreams.map(\.name.text)
        let outputs = spec.outputs.indices.filter { facts.outputs[$0].feeds != nil }.map { spec.outputs[$0].name.text }
        for _ in 0...(named.count + outputs.count) {
            var isSettled = true
            for name in named + outputs {
                let chain = NamedStreamPlan(name, context)
                let kind = context.dialect.naming(chain.kind, chain.use).kind
                if context.kinds[name] != kind { isSettled = false }
                context.kinds[name] = kind
            }
            if isSettled { return }
        }
    }

    /// Calls a relay of failures like the stream that is nothing else: `errors -> as failure`. What closures may call a value is no
    /// name for it.
    private mutating func nameFailures() {
        let names = spec.namedStreams.filter(\.feed.isOfFailures).map(\.name.text)
        if names.isEmpty { return }
        let values = ValueNames(spec)
        for name in names where !values.mayBe(name) {
            let plan = NamedStreamPlan(name, context)
            guard plan.output == nil, plan.feeds.count == 1, let chain = OutputPlanner(context).chain(of: plan),
                chain.links.isEmpty
            else { continue }
            switch plan.feeds[0] {
            case .failures where facts.failures?.home == .local: context.streams.nameFailures(name)
            case .caught(let index): context.streams.nameFailures(name, of: index)
            case .failures, .flow: break
            }
        }
    }

    /// The plain fields of the input that have been printed.
    private var inputValues: [String] {
        if spec.transform.isStored { return [] }
        return spec.inputs.filter { $0.kind == nil }.map(\.name.text).filter(context.reach.printed.names.contains)
    }

    /// Whether anything in the spec starts from `port` or writes it, or has read it in what was planned.
    private func isUsed(_ port: Port, at index: Int) -> Bool {
        let place = FlowFacts.Place.state(index)
        let failures = (spec.flows.map(\.failure) + [spec.failures]).compactMap { $0 }
        let texts = failures.flatMap { $0.steps.flatMap(\.argument.texts) + $0.sink.texts + [$0.sink.text] }
        return facts.flags.contains(port.name.text)
            || zip(spec.flows, facts.flows).contains { flow, facts in
                !flow.isUnheard && facts.sources.union(facts.writes).contains(place)
            }
            || context.reach.printed.names.contains(port.name.text)
            || texts.contains { $0.text.contains(port.name.text) }
    }

    /// The flags that something beside them counts the work for.
    private var trackers: [(Port, String)] {
        (spec.outputs + spec.states).compactMap { port in context.streams.trackers[port.name.text].map { (port, $0) } }
    }

    private var locals: [HeldLocal] {
        var locals = [OutputPlanner(context).made].compactMap { $0 }
        let dialect = context.dialect
        for (port, form) in zip(spec.outputs, facts.outputs) {
            guard let held = form.held, held.home == .local, !port.isMade,
                let name = context.streams.held[port.name.text]?.text
            else {
                continue
            }
            locals.append(dialect.local(name, held, element: spec.marked(port.element), port: port))
        }
        for (index, (port, held)) in zip(spec.states, facts.states).enumerated() where held.home == .local {
            guard isUsed(port, at: index), let name = context.streams.held[port.name.text]?.text else { continue }
            locals.append(dialect.local(name, held, element: spec.marked(port.element), port: port))
        }
        if let held = facts.events.held, held.home == .local {
            let name = context.streams.events.text
            locals.append(dialect.local(name, held, element: spec.transform.outputName, port: nil))
        }
        for (port, name) in trackers {
            locals.append(
                dialect.local(name, Held(kind: .tracker, home: .local), element: port.element.text, port: nil)
            )
        }
        let early = Held(kind: .early, home: .local)
        if let held = facts.failures, held.home == .local {
            locals.append(dialect.local(context.streams.failures.text, early, element: spec.failureType, port: nil))
        }
        for index in spec.flows.indices {
            guard let name = context.streams.caught[index] else { continue }
            locals.append(dialect.local(name, early, element: spec.failureType, port: nil))
        }
        for (index, name) in context.streams.forwarded.sorted(by: { $0.key < $1.key }) {
            let event = Held(kind: .event, home: .local)
            locals.append(dialect.local(name, event, element: context.forwardedType(of: index) ?? "Void", port: nil))
        }
        return locals
    }
}

extension ViewModelSpec {
    /// The type of what `$0` is where a flow starts from failures: the spec's own, or any error.
    var failureType: String { errors?.typeName.text ?? "Error" }
}
