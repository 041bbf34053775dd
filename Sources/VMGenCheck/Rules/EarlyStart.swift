import VMGenModel

/// A subscription that starts an output which waits for its listeners, before a view has filled the fields that it reads.
enum EarlyStart: Rule {
    package static let id = "early-start"

    /// The flows of `spec` that `transform` subscribes to, and that start from an output without a value which reads fields.
    static func check(_ spec: ViewModelSpec) -> [Finding] {
        var idle: Set<Int> = []
        return spec.flows.indices.filter { spec.facts.flows[$0].isSubscribed }.flatMap { index in
            spec.flows[index].sources.compactMap { source in
                guard case .output = source.kind,
                    let field = field(readBy: source.kind, in: spec, without: &idle)
                else { return nil }
                let name = source.text.text
                // An output that `transform` subscribes to is held, with a value or for its order, and so no way out.
                let isHeld = spec.flows[index].sink.outputIndex != nil
                let ways =
                    (isHeld
                        ? []
                        : ["end the flow in an output without a value, which starts `\(name)` when a view listens"])
                    + ["end the flow that makes `\(name)` here"]
                return warning(
                    "this starts `\(name)` when `transform` is called, and it reads `\(field)` from then on, which a view may "
                        + "fill in later; \(ways.joined(separator: ", or "))",
                    at: source.text.range
                )
            }
        }
    }

    /// The first field of the input that the stream `source` takes along or joins, at once or through others; nil for none.
    ///
    /// - Parameter idle: flows that read none, at once or through others, by index; what is found out of them is added.
    private static func field(readBy source: FlowSource.Kind, in spec: ViewModelSpec, without idle: inout Set<Int>)
        -> String?
    {
        var seen = idle
        // Chains may be as long as a spec: nothing here calls itself.
        var open = Array(flows(of: source, in: spec).reversed())
        while let index = open.popLast() {
            guard seen.insert(index).inserted else { continue }
            let flow = spec.flows[index]
            let companions = flow.companions.compactMap { reference -> FlowSource.Kind? in
                if case .source(let kind) = reference.kind { return kind }
                return nil
            }
            let isJoined = flow.steps.first?.kind.traits.contains(.joins) == true
            for kind in companions + (isJoined ? flow.sources.map(\.kind) : []) {
                if case .input(let index) = kind, !spec.inputs[index].isVoid { return spec.inputs[index].name.text }
            }
            let kinds = companions + flow.sources.map(\.kind) + flow.sources.flatMap(\.kind.given)
            open += kinds.flatMap { flows(of: $0, in: spec) }.reversed()
        }
        idle = seen
        return nil
    }

    /// The flows that a stream which waits for its listeners is made of, by index; none for all else.
    private static func flows(of source: FlowSource.Kind, in spec: ViewModelSpec) -> [Int] {
        let feeds: [PortForm.Feed]
        switch source {
        case .output(let index): feeds = spec.facts.outputs[index].feeds ?? []
        case .named(let name): feeds = spec.namedStreams.filter { $0.name.text == name }.map(\.feed)
        case .input, .inputEvent, .state, .expression, .helper, .start: feeds = []
        }
        return feeds.compactMap { feed in
            if case .flow(let index) = feed { return index }
            return nil
        }
    }
}
