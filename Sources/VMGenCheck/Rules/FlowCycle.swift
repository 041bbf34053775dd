import VMGenModel

/// Flows that feed each other in a circle.
enum FlowCycle: Rule {
    package static let id = "flow-cycle"

    /// The circles among the flows of `spec`, each reported once, at the flow that closes it. `with` is no edge: it only looks.
    static func check(_ spec: ViewModelSpec) -> [Finding] {
        var edges: [FlowFacts.Place: [FlowFacts.Place]] = [:]
        var findings: [Finding] = []
        for (flow, facts) in zip(spec.flows, spec.facts.flows) {
            for source in flow.sources.compactMap(\.place.written) {
                for target in facts.sends {
                    if let path = path(from: target, to: source, edges) {
                        findings.append(finding(flow, path: path.compactMap { name(of: $0, in: spec) }))
                    } else {
                        edges[source, default: []].append(target)
                    }
                }
            }
        }
        return findings
    }

    private static func name(of place: FlowFacts.Place, in spec: ViewModelSpec) -> String? {
        switch place {
        case .output(let index): spec.outputs[index].name.text
        case .state(let index): spec.states[index].name.text
        case .named(let name): name
        case .variable, .events: nil
        }
    }

    private static func finding(_ flow: Flow, path: [String]) -> Finding {
        let circle = ([path[path.count - 1]] + path).map { "`\($0)`" }.joined(separator: " -> ")
        return error(
            "this flow closes a circle: \(circle); take the value along with `with` where it is only looked at",
            at: flow.sink.text.range
        )
    }

    /// The places on a way from `start` to `end`, both included; nil where there is none.
    private static func path(
        from start: FlowFacts.Place,
        to end: FlowFacts.Place,
        _ edges: [FlowFacts.Place: [FlowFacts.Place]]
    ) -> [FlowFacts.Place]? {
        var paths = [[start]]
        var seen: Set<FlowFacts.Place> = [start]
        while !paths.isEmpty {
            let path = paths.removeFirst()
            guard let last = path.last else { continue }
            if last == end { return path }
            for next in edges[last] ?? [] where seen.insert(next).inserted { paths.append(path + [next]) }
        }
        return nil
    }
}
