import VMGenModel

/// A subscription that starts an output which waits for its listeners, before a view has filled the fields that it reads.
enum EarlyStart: Rule {
    package static let id = "early-start"

    /// The flows of `spec` that `transform` subscribes to, and that start from an output without a value which reads fields.
    static func check(_ spec: ViewModelSpec) -> [Finding] {
        spec.flows.indices.filter { spec.facts.flows[$0].isSubscribed }.flatMap { index in
            spec.flows[index].sources.compactMap { source in
                guard case .output = source.kind else { return nil }
                var seen: Set<String> = []
                guard let field = field(readBy: source.kind, in: spec, seen: &seen) else { return nil }
                let name = source.text.text
                return warning(
                    "this starts `\(name)` when `transform` is called, and it reads `\(field)` from then on, which a view may "
                        + "fill in later; end the flow in an output without a value, which starts `\(name)` when a view "
                        + "listens, or end the flow that makes `\(name)` here",
                    at: source.text.range
                )
            }
        }
    }

    /// The first field of the input that the stream `source` takes along or joins, at once or through others; nil for none.
    private static func field(readBy source: FlowSource.Kind, in spec: ViewModelSpec, seen: inout Set<String>)
        -> String?
    {
        for flow in flows(of: source, in: spec) where seen.insert(flow.text.text).inserted {
            let companions = flow.companions.compactMap { reference -> FlowSource.Kind? in
                if case .source(let kind) = reference.kind { return kind }
                return nil
            }
            let isJoined = flow.steps.first?.kind.traits.contains(.joins) == true
            for kind in companions + (isJoined ? flow.sources.map(\.kind) : []) {
                if case .input(let index) = kind, !spec.inputs[index].isVoid { return spec.inputs[index].name.text }
            }
            for kind in companions + flow.sources.map(\.kind) + flow.sources.flatMap(\.kind.given) {
                if let field = field(readBy: kind, in: spec, seen: &seen) { return field }
            }
        }
        return nil
    }

    /// The flows that a stream which waits for its listeners is made of; none for all else.
    private static func flows(of source: FlowSource.Kind, in spec: ViewModelSpec) -> [Flow] {
        let feeds: [PortForm.Feed]
        switch source {
        case .output(let index): feeds = spec.facts.outputs[index].feeds ?? []
        case .named(let name): feeds = spec.namedStreams.filter { $0.name.text == name }.map(\.feed)
        case .input, .inputEvent, .state, .expression, .helper, .start: feeds = []
        }
        return feeds.compactMap { feed in
            if case .flow(let index) = feed { return spec.flows[index] }
            return nil
        }
    }
}
