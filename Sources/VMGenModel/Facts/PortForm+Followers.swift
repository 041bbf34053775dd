extension [PortForm] {
    /// Holds the outputs that follow one whose events may be said while `transform` runs and wait for its first listener there, or
    /// failures under a name that others hear of, and those made of failures, by way of names too, of which flows hear: who listened
    /// to the one first would take them from the other.
    mutating func holdFollowers(_ spec: ViewModelSpec, early: Set<FlowFacts.Place>, homes: HeldHomes) {
        var named: [String: [Int]] = [:]
        for (index, flow) in spec.flows.enumerated() {
            if case .named(let name, _) = flow.sink.kind { named[name.text, default: []].append(index) }
        }
        let failing = spec.flows.namesOfFailures(and: spec.failures).filter { early.contains(.named($0)) }
        let shared = failing.filter { spec.flows.hearers(of: $0) > 1 }
        let follows = { (forms: [PortForm], feeds: [PortForm.Feed], names: Set<String>) -> Bool in
            var seen: Set<Int> = []
            var open = feeds
            while let feed = open.popLast() {
                guard case .flow(let flow) = feed, seen.insert(flow).inserted else { continue }
                for source in spec.flows[flow].sources {
                    switch source.kind {
                    case .named(let name):
                        if names.contains(name) { return true }
                        open += (named[name] ?? []).map { .flow($0) }
                    case .output(let index):
                        if forms[index].held?.kind == .early, early.contains(.output(index)) { return true }
                        if case .lazy(let feeds) = forms[index] { open += feeds }
                    case .input, .inputEvent, .state, .expression, .helper, .start: break
                    }
                }
            }
            return false
        }
        let heard = Set(spec.flows.flatMap { $0.sources.map(\.place) + $0.companions.compactMap(\.place) })
        for index in indices where early.contains(.output(index)) && heard.contains(.output(index)) {
            guard case .lazy(let feeds) = self[index],
                feeds.contains(where: \.isOfFailures) || follows(self, feeds, failing)
            else { continue }
            self[index] = .held(homes.event(spec.outputs[index], .early, isLent: false))
        }
        var isDone = false
        while !isDone {
            isDone = true
            for index in indices where early.contains(.output(index)) {
                guard case .lazy(let feeds) = self[index], follows(self, feeds, shared) else { continue }
                self[index] = .held(homes.event(spec.outputs[index], .early, isLent: false))
                isDone = false
            }
        }
    }
}

extension [Flow] {
    /// The names of streams that their failures are, or `others`.
    fileprivate func namesOfFailures(and others: FailureFlow?) -> Set<String> {
        Set((compactMap(\.failure) + [others].compactMap { $0 }).compactMap(\.sink.streamName))
    }

    /// How many flows hear of the stream called `name`, by way of other names too, and end elsewhere than in such a stream.
    fileprivate func hearers(of name: String) -> Int {
        var seen: Set<String> = []
        var open = [name]
        var count = 0
        while let next = open.popLast() {
            guard seen.insert(next).inserted else { continue }
            for flow in self where flow.sources.contains(where: { $0.place == .named(next) }) {
                if let further = flow.sink.streamName { open.append(further) } else { count += 1 }
            }
        }
        return count
    }
}

extension FlowSink {
    /// The name of the stream that it is; nil where it is something else.
    fileprivate var streamName: String? {
        if case .named(let name, _) = kind { return name.text }
        return nil
    }
}

extension PortForm.Feed {
    /// Whether it is what becomes of failures.
    package var isOfFailures: Bool {
        switch self {
        case .flow: false
        case .caught, .failures: true
        }
    }
}
