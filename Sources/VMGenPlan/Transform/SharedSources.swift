import VMGenModel
import VMGenSpec

/// What several chains hear of by one name: what gets in each other's way, where those who listen hear of a value in no order, and
/// so hear of it in the order in which they begin to listen; and an input that many would bring to the main thread, each for itself.
struct SharedSources {
    private let context: StreamContext

    private var spec: ViewModelSpec { context.spec }

    /// Looks through the flows of `context`.
    init(_ context: StreamContext) { self.context = context }

    /// How many chains bring an input to the main thread before that has a line and a name of its own.
    private static let many = 3

    /// The inputs that many chains would bring to the main thread, each for itself, and what the spec calls them.
    func hoppedOften() -> [(source: FlowGroup.Source, name: String)] {
        var asked = Set(context.streams.shared.keys)
        return spec.flows.flatMap(\.sources).compactMap { source in
            let own = FlowGroup.place(of: source)
            return asked.insert(own).inserted && isHoppedOften(source) ? (own, name(of: source)) : nil
        }
    }

    /// What is shared in order, and what the spec calls it.
    func found() -> [(source: FlowGroup.Source, name: String)] {
        let inOrder = context.facts.inOrder
        if spec.runtime.keepsOrder || inOrder.isEmpty { return [] }
        var found: [(source: FlowGroup.Source, name: String)] = []
        var asked: Set<FlowGroup.Source> = []
        for source in sources where inOrder.contains(source.place) && isShared(source) {
            let own = FlowGroup.place(of: source)
            guard asked.insert(own).inserted else { continue }
            // Flows that act in one closure need no order beside their own.
            let isApart = { (other: Int) in
                let isHere = hears(own, other) && !actsInOrder(other, at: own) || isEnded(other, by: own)
                return isHere && !spec.flows[other].isUnheard
            }
            let isOften = own == .events && context.runs.all.count > 1
            // What only one listens to tells nobody else before or behind it; to an output the view listens.
            let isShown = if case .output = source.kind { true } else { false }
            if !isOften, !isShown, spec.flows.indices.lazy.filter({ listens(to: own, $0) }).prefix(2).count < 2 {
                continue
            }
            if isOften || spec.flows.indices.contains(where: isApart) { found.append((own, name(of: source))) }
        }
        return found
    }

    /// The names of what is shared, and the streams that it is made of.
    func streams() -> [(name: String, chain: Chain)] {
        var done: Set<FlowGroup.Source> = []
        var streams: [(name: String, chain: Chain)] = []
        for source in sources {
            let own = FlowGroup.place(of: source)
            let shared = context.streams.shared[own]
            guard let name = shared ?? context.streams.hopped[own], done.insert(own).inserted else { continue }
            var chain = own == .events ? Chain(spec.transform.parameter) : context.stream(source.kind)
            if source.mayFailHere, let first = spec.flows.first(where: { hears(own, $0) }),
                let route = context.route(of: source.kind, in: first)
            {
                chain.links.append(.failures(route, hops: true))
            }
            let kind = source.eventIndex == nil ? context.kind(of: source.kind, element: source.element) : nil
            if let kind = kind ?? spec.transform.inputStream.map(SourceKind.input), context.dialect.hops(kind) {
                chain.links.append(.hop)
            }
            if shared != nil { chain.links.append(.share(.following)) }
            streams.append((name, chain))
        }
        return streams
    }

    /// Whether many chains start from `source`, a field of the input, with a hop to the main thread.
    private func isHoppedOften(_ source: FlowSource) -> Bool {
        guard case .input = source.kind, !source.mayFailHere else { return false }
        let own = FlowGroup.place(of: source)
        var done: Set<Int> = []
        var count = 0
        for index in spec.flows.indices where context.starts.sources[index] == own && !done.contains(index) {
            let flow = spec.flows[index]
            if flow.isUnheard { continue }
            done.formUnion(FlowGroup(startingAt: index, in: context, without: done).flows)
            let isLazy = flow.sink.outputIndex.map { context.facts.outputs[$0].feeds != nil } ?? false
            let head = context.chains.head(of: flow, kind: spec.runtime.defaultStream, isLazy: isLazy)
            if case .hop? = head.links.last, !(isLazy && spec.transform.isStored) { count += 1 }
        }
        return count >= Self.many
    }

    /// What flows start from, and what ends their work.
    private var sources: [FlowSource] {
        spec.flows.flatMap(\.sources) + spec.flows.steps(and: spec.failures).flatMap(\.until)
    }

    /// Whether `source` ends work of the flow at `index`.
    private func isEnded(_ index: Int, by source: FlowGroup.Source) -> Bool {
        spec.flows[index].steps.contains { step in step.until.contains { FlowGroup.place(of: $0) == source } }
    }

    /// What is heard in order is called like what it comes from, beside a relay or subject of that name what it is.
    private func name(of source: FlowSource) -> String {
        switch source.kind {
        case .inputEvent: "events"
        case .output(let index): "\(spec.outputs[index].name.text)InOrder"
        case .state(let index): "\(spec.states[index].name.text)InOrder"
        case .input, .named, .expression, .helper, .start: source.nameAlone
        }
    }

    /// Whether those who listen to `source` hear of its values in no order by themselves, and deal with its failures, if there are
    /// any, in one way. A call is asked for a stream of its own each time.
    private func isShared(_ source: FlowSource) -> Bool {
        if source.mayFailHere {
            let own = FlowGroup.place(of: source)
            let flows = spec.flows.filter { hears(own, $0) }
            guard !flows.isEmpty, flows.allSatisfy({ $0.failure == nil && !endsOutput($0) }) else { return false }
        }
        if source.eventIndex != nil { return true }
        switch source.kind {
        case .expression(let swift) where SwiftText.lastBrackets(of: swift) != nil: return false
        case .helper: return false
        case .expression, .input, .inputEvent, .output, .state, .named, .start:
            return !context.dialect.tellsInOrder(context.kind(of: source.kind, element: source.element))
        }
    }

    /// Whether a failure of `flow` is one of the output that it feeds.
    private func endsOutput(_ flow: Flow) -> Bool {
        spec.failures == nil && flow.sink.outputIndex.map { spec.outputs[$0].failure != nil } == true
    }

    /// Whether the flow at `index` hears of `source`: it starts from it, or takes it along.
    private func hears(_ source: FlowGroup.Source, _ index: Int) -> Bool { hears(source, spec.flows[index]) }

    /// Whether the flow at `index` listens to `source`, and does not only look at what that holds.
    private func listens(to source: FlowGroup.Source, _ index: Int) -> Bool {
        let flow = spec.flows[index]
        return isEnded(index, by: source) || flow.sources.contains { FlowGroup.place(of: $0) == source }
            || flow.companions.contains { FlowGroup.place(of: $0) == source && context.heldValue($0) == nil }
    }

    private func hears(_ source: FlowGroup.Source, _ flow: Flow) -> Bool {
        flow.sources.contains { FlowGroup.place(of: $0) == source }
            || flow.companions.contains { FlowGroup.place(of: $0) == source }
    }

    /// Whether the flow at `index` acts in the one closure of those that start from `source`.
    private func actsInOrder(_ index: Int, at source: FlowGroup.Source) -> Bool {
        guard context.starts.sources[index] == source else { return false }
        return context.streams.forwarded[index] != nil
            || context.facts.flows[index].isSubscribed && context.deeds(of: spec.flows[index]) != nil
    }
}

extension FlowGroup {
    /// Where the values that `reference` takes along come from; nil where it is no stream.
    static func place(of reference: StreamReference) -> Source? {
        guard case .source(let kind) = reference.kind else { return nil }
        if case .inputEvent = kind { return .events }
        return .place(kind.place)
    }
}
