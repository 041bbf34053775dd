/// The outputs without a value that read themselves, at once or through others: `- tap -> with last -> map next -> last`.
/// No stream can be made of itself, so what they say last is held.
struct FlowCircles {
    /// What each stream that flows make reads.
    private var reads: [FlowFacts.Place: Set<FlowFacts.Place>] = [:]
    /// The indices of the outputs.
    private(set) var outputs: Set<Int> = []

    /// Finds those of `spec`, whose flows have the facts `flows`.
    init(_ spec: ViewModelSpec, flows: [FlowFacts]) {
        for (flow, facts) in zip(spec.flows, flows) {
            let companions = flow.companions.compactMap { reference -> FlowFacts.Place? in
                if case .source(let kind) = reference.kind { return kind.place.written }
                return nil
            }
            if let target = facts.sends.first, target.isStream, flow.sink.isOne {
                reads[target, default: []].formUnion(facts.sources.union(companions).filter(\.isStream))
            }
        }
        leaveCircles()
        outputs = Set(
            spec.outputs.indices.filter { index in
                !spec.outputs[index].isStateful && reaches(.output(index), from: .output(index))
            }
        )
    }

    /// Leaves out what reads nothing that is in a circle, so that chains are not followed once for each of their links.
    private mutating func leaveCircles() {
        var readers: [FlowFacts.Place: [FlowFacts.Place]] = [:]
        for (reader, read) in reads {
            for place in read { readers[place, default: []].append(reader) }
        }
        var open = readers.keys.filter { reads[$0] == nil }
        while let place = open.popLast() {
            for reader in readers[place] ?? [] {
                reads[reader]?.remove(place)
                guard reads[reader]?.isEmpty == true else { continue }
                reads[reader] = nil
                open.append(reader)
            }
        }
    }

    /// Whether `goal` is read by `start`, or by what that reads.
    private func reaches(_ goal: FlowFacts.Place, from start: FlowFacts.Place) -> Bool {
        var seen: Set<FlowFacts.Place> = []
        var open = Array(reads[start] ?? [])
        while let node = open.popLast() {
            if node == goal { return true }
            if seen.insert(node).inserted { open += Array(reads[node] ?? []) }
        }
        return false
    }
}

extension FlowFacts.Place {
    /// Whether it is an output or a stream with a name.
    fileprivate var isStream: Bool {
        switch self {
        case .output, .named: true
        case .state, .variable, .events: false
        }
    }
}

extension FlowSink {
    /// Whether values go into one place as they are, and nothing is assigned.
    fileprivate var isOne: Bool {
        if case .set = kind { return false }
        return true
    }
}
