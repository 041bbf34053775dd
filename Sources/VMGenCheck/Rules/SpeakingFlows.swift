import VMGenModel

/// The flows of which a subscriber gets a value at once: all that they start from has one, and no step drops it.
struct SpeakingFlows {
    private let flows: Set<Int>

    /// Looks through the flows of `spec`. Chains of names may be as long as a spec: nothing here calls itself.
    init(_ spec: ViewModelSpec) {
        var flows: Set<Int> = []
        // How many streams with a name each flow still waits for, and who waits for a name.
        var missing: [Int: Int] = [:]
        var waiting: [String: [Int]] = [:]
        var open: [Int] = []
        for index in spec.flows.indices {
            guard let names = Self.names(startedBy: spec.flows[index], in: spec) else { continue }
            missing[index] = names.count
            for name in names { waiting[name, default: []].append(index) }
            if names.isEmpty { open.append(index) }
        }
        var made: [Int: [String]] = [:]
        for stream in spec.namedStreams {
            if case .flow(let index) = stream.feed { made[index, default: []].append(stream.name.text) }
        }
        while let index = open.popLast() {
            guard flows.insert(index).inserted else { continue }
            for name in made[index, default: []] {
                for other in waiting.removeValue(forKey: name) ?? [] {
                    missing[other, default: 0] -= 1
                    if missing[other] == 0 { open.append(other) }
                }
            }
        }
        self.flows = flows
    }

    /// Whether `feed` is one of them.
    func contains(_ feed: PortForm.Feed) -> Bool {
        if case .flow(let index) = feed { return flows.contains(index) }
        return false
    }

    /// The streams with a name that `flow` starts from, each of them once, where all else that it starts from has a value and no step
    /// drops one; nil for all other flows.
    private static func names(startedBy flow: Flow, in spec: ViewModelSpec) -> Set<String>? {
        guard flow.steps.allSatisfy({ $0.kind.traits.contains(.passesFirst) }) else { return nil }
        var names: Set<String> = []
        for source in flow.sources {
            switch source.kind {
            case .state: continue
            case .output(let index): if !spec.outputs[index].isStateful { return nil }
            case .named(let name): names.insert(name)
            case .input, .inputEvent, .expression, .helper, .start: return nil
            }
        }
        return names
    }
}
