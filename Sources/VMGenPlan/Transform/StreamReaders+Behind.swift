import VMGenModel

extension StreamReaders {
    /// What a stream is made of: something of a flow that feeds it, or that makes what one of these alone listens to. Who listens to
    /// a stream that is not shared has all of them for itself.
    struct Behind: OptionSet {
        let rawValue: Int

        /// A flow asks a dependency.
        static let asksDependency = Behind(rawValue: 1 << 0)
        /// A step takes time.
        static let countsTime = Behind(rawValue: 1 << 1)
        /// A step keeps something of what came before.
        static let remembers = Behind(rawValue: 1 << 2)
        /// A flow looks at what is held, and starts from nothing that is.
        static let looksAtHeld = Behind(rawValue: 1 << 3)
        /// A flow has a value when somebody begins to listen.
        static let beginsWithValue = Behind(rawValue: 1 << 4)
        /// A flow may end while others listen to it.
        static let mayEnd = Behind(rawValue: 1 << 5)
        /// One of each, apart.
        static let each: [Behind] = [.asksDependency, .countsTime, .remembers, .looksAtHeld, .beginsWithValue, .mayEnd]

        init(rawValue: Int) { self.rawValue = rawValue }

        /// What `flow` of `spec`, which has `facts`, is by itself.
        init(_ flow: Flow, _ facts: FlowFacts, in spec: ViewModelSpec) {
            self = []
            if facts.asksDependency { insert(.asksDependency) }
            if flow.steps.contains(where: \.kind.takesTime) { insert(.countsTime) }
            if facts.remembers { insert(.remembers) }
            if facts.looksAtHeld, !flow.sources.contains(where: \.kind.isHeldOrStart) { insert(.looksAtHeld) }
            if flow.steps.contains(where: { $0.kind == .start })
                || flow.sources.contains(where: { $0.place.holdsValue(in: spec) })
            {
                insert(.beginsWithValue)
            }
            if flow.mayEnd(in: spec) { insert(.mayEnd) }
        }
    }

    /// What is behind each flow of `spec`, by index: itself, and what makes the streams with names that it alone listens to.
    func foundBehind(_ spec: ViewModelSpec) -> [Behind] {
        var behind = spec.flows.enumerated().map { Behind($1, spec.facts.flows[$0], in: spec) }
        let next = onlyListeners(in: spec)
        for trait in Behind.each {
            var open = behind.indices.filter { behind[$0].contains(trait) }
            while let index = open.popLast() {
                for listener in next[index] where behind[listener].insert(trait).inserted { open.append(listener) }
            }
        }
        return behind
    }

    /// By the index of a flow: those that alone listen to a stream with a name which it feeds.
    private func onlyListeners(in spec: ViewModelSpec) -> [[Int]] {
        var listeners = [[Int]](repeating: [], count: spec.flows.count)
        for (index, flow) in spec.flows.enumerated() {
            for kind in flow.sources.map(\.kind) + flow.companions.compactMap(\.source) {
                guard case .named(let name) = kind, readers(of: name).count == 1, !isNamedVerbatim(name) else {
                    continue
                }
                for case .flow(let feed) in feeds(ofNamed: name) { listeners[feed].append(index) }
            }
        }
        return listeners
    }
}

extension FlowSource.Kind {
    /// Whether it is an output or a state, or the start.
    fileprivate var isHeldOrStart: Bool {
        switch self {
        case .output, .state, .start: true
        case .input, .inputEvent, .named, .expression, .helper: false
        }
    }
}

extension Flow {
    /// Whether its stream may end while others listen to it: an input may, and `take` does.
    fileprivate func mayEnd(in spec: ViewModelSpec) -> Bool {
        steps.contains { $0.kind == .take }
            || sources.contains { source in
                switch source.kind {
                case .input(let index): spec.inputs[index].kind?.name.hasSuffix("Relay") != true
                case .inputEvent: spec.transform.inputStream?.name.hasSuffix("Relay") != true
                case .output, .state, .named, .expression, .helper, .start: false
                }
            }
    }
}

extension StreamReference {
    /// The stream that it names; nil for a value.
    var source: FlowSource.Kind? {
        if case .source(let kind) = kind { return kind }
        return nil
    }
}
