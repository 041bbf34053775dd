import VMGenSpec

/// The outputs without a value that read themselves, at once or through others: `- tap -> with last -> map next -> last`.
/// No stream can be made of itself, so what they say last is held.
struct FlowCircles {
    /// A stream that flows make.
    private enum Node: Hashable {
        case output(Int)
        case named(String)
    }

    /// What each stream reads.
    private var reads: [Node: Set<Node>] = [:]
    /// The indices of the outputs.
    private(set) var outputs: Set<Int> = []

    /// Finds those of `spec`.
    init(_ spec: ViewModelSpec) {
        for flow in spec.flows {
            let target: Node
            switch flow.sink.kind {
            case .output(let index): target = .output(index)
            case .named(let name, _): target = .named(name.text)
            case .state, .expression, .outputEvent, .set, .call, .ignore: continue
            }
            let companions = flow.companions.compactMap { reference -> FlowSource.Kind? in
                if case .source(let kind) = reference.kind { return kind }
                return nil
            }
            reads[target, default: []].formUnion((flow.sources.map(\.kind) + companions).compactMap(node))
        }
        outputs = Set(
            spec.outputs.indices.filter { index in
                !spec.outputs[index].isStateful && reaches(.output(index), from: .output(index))
            }
        )
    }

    private func node(_ source: FlowSource.Kind) -> Node? {
        switch source {
        case .output(let index): .output(index)
        case .named(let name): .named(name)
        case .input, .inputEvent, .state, .expression, .start: nil
        }
    }

    /// Whether `goal` is read by `start`, or by what that reads.
    private func reaches(_ goal: Node, from start: Node) -> Bool {
        var seen: Set<Node> = []
        var open = Array(reads[start] ?? [])
        while let node = open.popLast() {
            if node == goal { return true }
            if seen.insert(node).inserted { open += Array(reads[node] ?? []) }
        }
        return false
    }
}
