extension [PortForm] {
    /// Holds the outputs that follow one whose events may be said while `transform` runs and wait for its first listener there, or
    /// failures under a name that others hear of, and those made of failures, by way of names too, of which flows hear: who listened
    /// to the one first would take them from the other. Of `early` are those that hear of something so soon, `failures` follow them.
    mutating func holdFollowers(
        of failures: FailureFollowers,
        in spec: ViewModelSpec,
        early: Set<FlowFacts.Place>,
        homes: HeldHomes
    ) {
        let heard = Set(spec.flows.flatMap { $0.sources.map(\.place) + $0.companions.compactMap(\.place) })
        let early = early.filter { place in
            if case .output(let index) = place { spec.outputs[index].failure == nil } else { true }
        }
        for index in indices where early.contains(.output(index)) && heard.contains(.output(index)) {
            guard case .lazy(let feeds) = self[index],
                feeds.contains(where: \.isOfFailures) || failures.follow(failures.names, feeds: feeds, forms: self)
            else { continue }
            self[index] = .held(homes.event(spec.outputs[index], .early, isLent: false))
        }
        var isDone = false
        while !isDone {
            isDone = true
            for index in indices where early.contains(.output(index)) {
                guard case .lazy(let feeds) = self[index], failures.follow(failures.shared, feeds: feeds, forms: self)
                else { continue }
                self[index] = .held(homes.event(spec.outputs[index], .early, isLent: false))
                isDone = false
            }
        }
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
