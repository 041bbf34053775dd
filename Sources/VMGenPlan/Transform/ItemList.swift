import VMGenModel
import VMGenSpec

/// The streams and subscriptions of `transform`, in the order of the spec; a stream that is read above its place moves up to
/// just before its first reader.
struct ItemList {
    /// The items so far.
    private(set) var items: [TransformItem] = []
    private let context: StreamContext
    /// The names of streams, and of parts of them.
    private var names: StreamNames
    /// The named streams that stand there already, or are about to.
    private var written: Set<String> = []
    /// The flows that stand there already.
    private var done: Set<Int> = []
    /// The streams of one event each that stand in the brackets of operators, by what they are called there.
    private var events: [Chain.Event: String] = [:]
    /// What stands behind what is done once.
    private(set) var late: [TransformItem] = []
    /// What stands behind all else.
    private var last: [TransformItem] = []

    private var spec: ViewModelSpec { context.spec }
    private var facts: SpecFacts { context.facts }

    /// Starts an empty list.
    init(_ context: StreamContext) {
        self.context = context
        names = context.streams
    }

    /// Adds all that the spec says.
    mutating func addAll() {
        for (name, chain) in SharedSources(context).streams() { items.append(.stream(name: name, chain)) }
        for port in spec.outputs + spec.states {
            guard let tracker = context.streams.trackers[port.name.text] else { continue }
            let kind = spec.runtime.defaultStream
            var builder = ChainBuilder(
                context,
                flow: nil,
                kind: kind,
                element: FlowElement(components: [.init(name: port.name.text, type: "Bool")])
            )
            builder.head = .expression(tracker)
            builder.send(to: port)
            items.append(.subscription(builder.chain))
        }
        if let failures = spec.failures, !failures.isIgnored, facts.isSubscribed(failures.sink),
            !facts.isDirect(failures, in: spec)
        {
            subscribe(failures, relay: context.streams.failures.text)
        }
        for index in spec.flows.indices { add(index) }
        for (index, port) in spec.outputs.enumerated() where facts.outputs[index].feeds != nil { name(port.name.text) }
        items += last
        items = items.flatMap { takeArgumentsApart($0) }
        late = late.flatMap { takeArgumentsApart($0) }
    }

    /// `item`, and before it what stands in the brackets of its operators and has lines of its own.
    private mutating func takeArgumentsApart(_ item: TransformItem) -> [TransformItem] {
        switch item {
        case .stream(let name, var chain):
            let parts = chain.takeArgumentsApart(knowing: &events) { names.part(of: $0) }
            return parts.map { .stream(name: $0.name, $0.chain) } + [.stream(name: name, chain)]
        case .subscription(var chain):
            let parts = chain.takeArgumentsApart(knowing: &events) { names.part(of: $0) }
            return parts.map { .stream(name: $0.name, $0.chain) } + [.subscription(chain)]
        }
    }

    private mutating func add(_ index: Int) {
        let flow = spec.flows[index]
        if let failure = flow.failure, !failure.isIgnored, facts.isSubscribed(failure.sink),
            !facts.isDirect(failure, in: spec), let relay = context.streams.caught[index]
        {
            subscribe(failure, relay: relay)
        }
        if flow.isStatement || done.contains(index) { return }
        switch flow.sink.kind {
        case .named(let name, _):
            // What nobody reads would be a constant that nobody uses.
            if NamedStreamPlan(name.text, context).use.readers > 0 { self.name(name.text) }
        case .output(let output) where facts.outputs[output].feeds != nil:
            if facts.outputs[output].feeds?.last == .flow(index) { name(spec.outputs[output].name.text) }
        case .outputEvent where facts.events.feeds != nil: add(reads(flow))
        default: subscribe(index)
        }
    }

    /// Adds the stream called `name`, and before it what it reads.
    private mutating func name(_ name: String) { add([.stream(name)]) }

    /// Something that is to be added.
    private enum Pending {
        /// The stream of a name, and before it what it reads.
        case stream(String)
        /// That stream, whose plan is known, when what it reads stands there.
        case made(String, NamedStreamPlan)
        /// What a flow reads.
        case source(FlowSource.Kind)
    }

    /// Adds all of `pending`, in order. Streams may follow one from the other as often as a spec has lines: nothing here calls
    /// itself.
    private mutating func add(_ pending: [Pending]) {
        var open = Array(pending.reversed())
        while let next = open.popLast() {
            switch next {
            case .stream(let name):
                guard written.insert(name).inserted else { continue }
                let plan = NamedStreamPlan(name, context)
                open.append(.made(name, plan))
                for case .flow(let index) in plan.feeds.reversed() { open += reads(spec.flows[index]).reversed() }
            case .made(let name, let plan):
                let outputs = OutputPlanner(context)
                guard var chain = outputs.chain(of: plan), !outputs.isInline(chain, plan),
                    !chain.isAlone(as: SwiftText.escaped(name))
                else { continue }
                takeApart(&chain, called: name)
                items.append(.stream(name: SwiftText.escaped(name), chain))
            case .source(.named(let name)): open.append(.stream(name))
            case .source(.output(let index)):
                if facts.outputs[index].feeds != nil { open.append(.stream(spec.outputs[index].name.text)) }
            case .source(.helper(let call, _?)):
                guard let name = context.streams.helpers[call.text.range.lower], written.insert(name).inserted else {
                    continue
                }
                let chain = Chain(HelperText(context: context).text(of: call))
                items.append(.stream(name: SwiftText.escaped(name), chain))
            case .source(.helper), .source(.input), .source(.inputEvent), .source(.state), .source(.expression),
                .source(.start):
                continue
            }
        }
    }

    /// Adds the parts of `chain`, of which `name` is the whole, where they are too much for one expression.
    mutating func takeApart(_ chain: inout Chain, called name: String) {
        items += chain.takeApart { names.part(of: name) }.map { .stream(name: $0.name, $0.chain) }
    }

    /// The streams that `flow` reads, those that helpers are given before what these make of them.
    private func reads(_ flow: Flow) -> [Pending] {
        let companions = flow.companions.compactMap { reference -> FlowSource.Kind? in
            if case .source(let kind) = reference.kind { return kind }
            return nil
        }
        return (flow.sources.map(\.kind) + companions).flatMap { $0.given + [$0] }.map(Pending.source)
    }

    private mutating func subscribe(_ failure: FailureFlow, relay: String) {
        let kind = context.dialect.kind(
            of: [.held(Held(kind: .early, home: .local), nil)],
            through: failure.steps,
            needsOwner: true,
            isSubscribed: true
        )
        var builder = context.chains.chain(of: failure, relay: relay, kind: kind)
        builder.subscribe(failure.sink)
        items.append(.subscription(builder.chain))
    }

    private mutating func subscribe(_ index: Int) {
        if facts.flows[index].followsStatement {
            add(reads(spec.flows[index]))
            late.append(.subscription(chain(of: index)))
            return
        }
        let group = FlowGroup(startingAt: index, in: context, without: done)
        done.formUnion(group.flows)
        add(group.flows.flatMap { reads(spec.flows[$0]) })
        for flow in group.flows where context.streams.forwarded[flow] != nil && facts.flows[flow].isSubscribed {
            subscribeAlone(flow)
        }
        if let chain = group.chain(in: context) {
            let item = TransformItem.subscription(chain)
            if group.waits(in: context) { last.append(item) } else { items.append(item) }
        } else {
            subscribeAlone(index)
        }
    }

    private mutating func subscribeAlone(_ index: Int) { items.append(.subscription(chain(of: index))) }

    /// The flow at `index` as a chain of its own.
    private func chain(of index: Int) -> Chain {
        let flow = spec.flows[index]
        var builder = context.chains.chain(
            of: flow,
            kind: context.kind(of: [.flow(index)], isSubscribed: true),
            isLazy: false
        )
        builder.subscribe(flow.sink)
        return builder.chain
    }
}
