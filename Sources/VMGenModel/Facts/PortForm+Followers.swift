extension [PortForm] {
    /// Holds the outputs that follow one whose events may be said while `transform` runs and wait for its first listener there: who
    /// listened to the one first would take them from the other.
    mutating func holdFollowers(_ spec: ViewModelSpec, early: Set<FlowFacts.Place>, homes: HeldHomes) {
        var named: [String: [Int]] = [:]
        for (index, flow) in spec.flows.enumerated() {
            if case .named(let name, _) = flow.sink.kind { named[name.text, default: []].append(index) }
        }
        let follows = { (forms: [PortForm], feeds: [PortForm.Feed]) -> Bool in
            var seen: Set<Int> = []
            var open = feeds
            while let feed = open.popLast() {
                guard case .flow(let flow) = feed, seen.insert(flow).inserted else { continue }
                for source in spec.flows[flow].sources {
                    switch source.kind {
                    case .named(let name): open += (named[name] ?? []).map { .flow($0) }
                    case .output(let index):
                        if forms[index].held?.kind == .early, early.contains(.output(index)) { return true }
                        if case .lazy(let feeds) = forms[index] { open += feeds }
                    case .input, .inputEvent, .state, .expression, .helper, .start: break
                    }
                }
            }
            return false
        }
        var isDone = false
        while !isDone {
            isDone = true
            for index in indices where early.contains(.output(index)) {
                guard case .lazy(let feeds) = self[index], follows(self, feeds) else { continue }
                self[index] = .held(homes.event(spec.outputs[index], .early, isLent: false))
                isDone = false
            }
        }
    }
}
