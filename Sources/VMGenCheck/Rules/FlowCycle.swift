import VMGenDiagnostics
import VMGenModel

/// Flows that feed each other in a circle.
enum FlowCycle: Rule {
    package static let id = "flow-cycle"

    /// The circles among `flows`, each reported once, at the flow that closes it. `with` is no edge: it only looks.
    static func check(_ flows: [Flow], draft: SpecDraft) -> [Finding] {
        var edges: [String: [String]] = [:]
        var findings: [Finding] = []
        for flow in flows {
            let targets = flow.sink.names(in: draft)
            for source in flow.sources {
                guard let name = source.name(in: draft) else { continue }
                for target in targets {
                    if let path = path(from: target, to: name, edges) {
                        findings.append(finding(flow, path: path))
                    } else {
                        edges[name, default: []].append(target)
                    }
                }
            }
        }
        return findings
    }

    private static func finding(_ flow: Flow, path: [String]) -> Finding {
        let circle = ([path[path.count - 1]] + path).map { "`\($0)`" }.joined(separator: " -> ")
        return error(
            "this flow closes a circle: \(circle); take the value along with `with` where it is only looked at",
            at: flow.sink.text.range
        )
    }

    /// The names on a way from `start` to `end`, both included; nil where there is none.
    private static func path(from start: String, to end: String, _ edges: [String: [String]]) -> [String]? {
        var paths = [[start]]
        var seen: Set<String> = [start]
        while !paths.isEmpty {
            let path = paths.removeFirst()
            guard let last = path.last else { continue }
            if last == end { return path }
            for next in edges[last] ?? [] where seen.insert(next).inserted { paths.append(path + [next]) }
        }
        return nil
    }
}

extension FlowSource {
    /// The name of the output, state or named stream that it is; nil for others.
    package func name(in draft: SpecDraft) -> String? {
        switch kind {
        case .output(let index): draft.outputs.ports[index].name.text
        case .state(let index): draft.states.ports[index].name.text
        case .named(let name): name
        default: nil
        }
    }
}

extension FlowSink {
    /// The names of the outputs, states and named streams that it feeds.
    package func names(in draft: SpecDraft) -> [String] {
        switch kind {
        case .output(let index): [draft.outputs.ports[index].name.text]
        case .state(let index): [draft.states.ports[index].name.text]
        case .named(let name, _): [name.text]
        case .set(let assignments):
            assignments.compactMap { assignment in
                if case .variable = assignment.target { return nil }
                return assignment.name.text
            }
        default: []
        }
    }
}
