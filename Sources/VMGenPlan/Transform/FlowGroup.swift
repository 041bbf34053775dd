import VMGenModel
import VMGenSpec

/// The flows of one source that act in one closure, in the order of the spec: those whose steps are statements, up to the
/// first of that source whose steps are not. The events of an enum are one source.
struct FlowGroup {
    /// The flows, by index.
    private(set) var flows: [Int]

    /// The group that starts with the flow at `index`, without those that stand somewhere else.
    init(startingAt index: Int, in context: StreamContext, without done: Set<Int>) {
        let spec = context.spec
        flows = [index]
        guard let source = context.starts.sources[index] else { return }
        if source == .events {
            guard let run = context.runs.run(of: index), run.isOneClosure else { return }
            flows = run.flows.filter { !done.contains($0) }
            return
        }
        guard context.deeds(of: spec.flows[index]) != nil else { return }
        // What hears of the source by a stream that is made of it acts where it stands, between those above and below it.
        let end = context.starts.hearing(behind: source, below: index) ?? .max
        for other in context.starts.subscribed(at: source) where other > index && !done.contains(other) {
            guard other < end, context.starts.sources[other] == source, context.deeds(of: spec.flows[other]) != nil
            else {
                break
            }
            flows.append(other)
        }
    }

    /// Whether its subscription stands behind all others: it hands events on to streams that are listened to somewhere below, and
    /// what comes in may say something at once.
    func waits(in context: StreamContext) -> Bool {
        flows.contains { context.streams.forwarded[$0] != nil && !context.facts.flows[$0].isSubscribed }
            && context.runs.isOfLast(flows[0])
    }

    /// Whether the `count` flows that hear of `source` are statements of one closure.
    static func isOne(of source: Source, count: Int, in context: StreamContext) -> Bool {
        let flows = context.starts.subscribed(at: source)
        guard let first = flows.first, flows.count == count else { return false }
        return FlowGroup(startingAt: first, in: context, without: []).flows.count == count
    }

    /// What the flows of a group start from.
    enum Source: Hashable {
        case place(FlowSource.Place)
        case events
    }

    /// What `flow` starts from; nil for several places, and for the start.
    static func source(of flow: Flow) -> Source? {
        if !flow.sources.isEmpty, flow.sources.allSatisfy({ $0.eventIndex != nil }) { return .events }
        guard flow.sources.count == 1, !flow.sources[0].kind.isStart else { return nil }
        return place(of: flow.sources[0])
    }

    /// Where the values of `source` come from.
    static func place(of source: FlowSource) -> Source {
        source.eventIndex == nil ? .place(source.place) : .events
    }

    /// The subscription of the group; nil for one flow alone, which is a chain of its own.
    func chain(in context: StreamContext) -> Chain? {
        let spec = context.spec
        let isEvents = FlowGroup.source(of: spec.flows[flows[0]]) == .events
        guard flows.count > 1 || isEvents && context.deeds(of: spec.flows[flows[0]]) != nil else { return nil }
        var first = spec.flows[flows[0]]
        let kind = context.kind(of: [.flow(flows[0])], isSubscribed: true)
        if isEvents { return eventChain(in: context) }
        first.steps = []
        first.sink.kind = .ignore
        var unforwarded = context
        unforwarded.streams.forwarded = [:]
        var builder = unforwarded.chains.chain(of: first, kind: kind, isLazy: false)
        let deeds = context.groupedDeeds(of: flows).joined
        let expressions = deeds.flatMap(\.expressions)
        let names = expressions.names(apart: first.start.components.map(\.name), in: builder.context.reach)
        let values = expressions.texts(ofValues: names, in: first.start)
        let parameters = builder.tuple.parameters(names, used: builder.used(expressions))
        let closure = context.doing(parameters: parameters, expressions) { access in
            deeds.map { $0.statement { context.text($0, values: values, access) } }
        }
        builder.links.append(.subscribe(closure, kind: kind))
        return builder.chain
    }

    /// `cases` with those in one that do the same and take nothing of the event.
    private static func joined(
        _ cases: [(pattern: String, body: [Statement])]
    ) -> [(pattern: String, body: [Statement])] {
        var joined: [(pattern: String, body: [Statement])] = []
        var places: [[String]: Int] = [:]
        for (pattern, body) in cases {
            let lines = body.flatMap { $0.lines() }
            guard pattern.hasPrefix("case "), !pattern.contains("let "), let place = places[lines] else {
                if !pattern.contains("let "), pattern.hasPrefix("case ") { places[lines] = joined.count }
                joined.append((pattern, body))
                continue
            }
            joined[place].pattern += ", " + pattern.dropFirst("case ".count)
        }
        return joined
    }

    /// One `switch` over the events that come in.
    private func eventChain(in context: StreamContext) -> Chain {
        let spec = context.spec
        let bodies = Dictionary(
            grouping: flows.flatMap { index in spec.flows[index].sources.compactMap(\.eventIndex).map { ($0, index) } },
            by: \.0
        ).mapValues { context.groupedDeeds(of: $0.map(\.1)).joined }
        let deeds = bodies.values.flatMap { $0 }
        let kind = spec.transform.inputStream
        let shared = context.streams.shared[.events]
        var chain = Chain(shared ?? spec.transform.parameter)
        if shared == nil, let kind {
            chain.links += context.dialect.opening(.input(kind), as: spec.runtime.defaultStream, isJoined: false)
            if context.dialect.hops(.input(kind)) { chain.links.append(.hop) }
        }
        let isTaken = context.reach.meanings["event"] != nil || spec.inputEvents.contains { $0.name.text == "event" }
        let event = isTaken ? "sent" : "event"
        let closure = context.doing(parameters: [event], deeds.flatMap(\.expressions)) { access in
            var cases = spec.inputEvents.indices.compactMap { index -> (pattern: String, body: [Statement])? in
                guard let deeds = bodies[index] else { return nil }
                let own = spec.inputEvents[index]
                let expressions = deeds.flatMap(\.expressions)
                let used = expressions.reduce(into: Set<Int>()) { $0.formUnion($1.values) }
                let values = context.chains.names(ofPayload: own, hiding: expressions)
                let names = values.enumerated().map { used.contains($0.offset) ? "let \($0.element)" : "_" }
                let payload = used.isEmpty ? "" : "(\(names.joined(separator: ", ")))"
                let body = deeds.map { $0.statement { context.text($0, values: values, access) } }
                return (
                    "case .\(SwiftText.escapedMember(own.name.text))\(payload)", body.isEmpty ? [.line("break")] : body
                )
            }
            // One of several is asked for by itself.
            if cases.count == 1, spec.inputEvents.count > 1, !deeds.isEmpty {
                return [.check("\(cases[0].pattern) = \(event)", cases[0].body)]
            }
            if cases.count < spec.inputEvents.count { cases.append(("default", [.line("break")])) }
            return [.choice(event, FlowGroup.joined(cases))]
        }
        chain.links.append(.subscribe(closure, kind: spec.runtime.defaultStream))
        return chain
    }
}
