import VMGenModel

/// Flows that feed each other in a circle.
enum FlowCycle: Rule {
    package static let id = "flow-cycle"

    /// The circles among the flows of `spec`, each reported once, at the flow that closes it. `with` is no edge: it only looks. The
    /// failures of a flow's work go on where the spec sends them. What comes back later, and not always, is no circle: a message that
    /// hides itself after a while.
    static func check(_ spec: ViewModelSpec) -> [Finding] {
        var edges: [FlowFacts.Place: [FlowFacts.Place]] = [:]
        var findings: [Finding] = []
        for (flow, facts) in zip(spec.flows, spec.facts.flows) {
            for source in flow.sources.compactMap({ flow.written($0) }) {
                for target in facts.sends
                where !flow.comesBackLater(to: target, in: spec) && !flow.mayStop(before: target) {
                    if let path = path(from: target, to: source, edges) {
                        findings.append(finding(flow, path: path.compactMap { name(of: $0, in: spec) }))
                    } else {
                        edges[source, default: []].append(target)
                    }
                }
                for target in flow.failurePlaces(in: spec) {
                    if path(from: target, to: source, edges) != nil {
                        findings.append(failing(flow))
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
        case .variable(let name): name
        case .events: nil
        }
    }

    private static func finding(_ flow: Flow, path: [String]) -> Finding {
        let source = path[path.count - 1]
        let circle = ([source] + path).map { "`\($0)`" }.joined(separator: " -> ")
        return error(
            "this flow closes a circle: \(circle); start it from what sends to `\(source)`, which `as` names, or take the value "
                + "along with `with` where it is only looked at",
            at: flow.sink.text.range
        )
    }

    /// What the work of `flow` fails with starts `flow` again.
    private static func failing(_ flow: Flow) -> Finding {
        let advice =
            flow.failure == nil
            ? "give it a `catch` of its own below it, `catch -> ignore`" : "let its `catch` end in something else"
        let message = "the failures of this flow's work start it again, without end; \(advice)"
        return error(message, at: flow.text.range)
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

extension Flow {
    /// The place behind its `source` that flows write; a relay or subject of a dependency, which others may write too, only where all that
    /// it says arrives.
    fileprivate func written(_ source: FlowSource) -> FlowFacts.Place? {
        if case .expression(let text) = source.place { return steps.mayEnd ? nil : .variable(text) }
        return source.place.written
    }

    /// Whether not all comes to `target`, a relay or subject of a dependency, so that there may be an end.
    fileprivate func mayStop(before target: FlowFacts.Place) -> Bool {
        if case .variable = target { return steps.mayEnd }
        return false
    }

    /// Whether what it sends to `target`, which holds it, comes there later, and some of it not at all.
    fileprivate func comesBackLater(to target: FlowFacts.Place, in spec: ViewModelSpec) -> Bool {
        guard target.port(in: spec)?.isStateful == true else { return false }
        return steps.contains { $0.kind == .delay || $0.kind == .debounce }
            && steps.contains { [.filter, .compactMap, .distinct].contains($0.kind) }
    }

    /// The places that the failures of its work come to, as flows may start from them; none where a step before the work lets only
    /// some of what arrives through, so that there may be an end.
    fileprivate func failurePlaces(in spec: ViewModelSpec) -> [FlowFacts.Place] {
        let work = steps.firstIndex { $0.argument.invocation?.canFail == true }
        guard let work, !steps[..<work].mayEnd,
            let route = failure ?? spec.failures
        else { return [] }
        return route.sink.places.compactMap(\.written)
    }
}

extension Collection<FlowStep> {
    /// Whether one of them may let nothing more through, so that a circle has an end. What is held back for a time comes all the same,
    /// and so does what follows the values that are skipped.
    fileprivate var mayEnd: Bool {
        contains { $0.kind.traits.contains(.drops) && ![.skip, .debounce, .throttle].contains($0.kind) }
    }
}
