import VMGenModel

/// The streams with names that say failures and nothing else: what `errors` and `catch` call so, and what is made of such streams
/// alone, without work on the way. What they said is over for who listens later.
struct FailureNames {
    /// Them.
    let names: Set<String>

    /// Finds those of `spec`.
    ///
    /// - Parameter feeds: what feeds each stream with a name.
    init(_ spec: ViewModelSpec, feeds: [String: [PortForm.Feed]]) {
        var names: Set<String> = []
        var made: [String: [String]] = [:]
        var others: [String] = []
        for (name, feeds) in feeds {
            let sources = feeds.map { $0.sourceNames(in: spec) }
            guard sources.allSatisfy({ $0 != nil }) else {
                others.append(name)
                continue
            }
            names.insert(name)
            for source in sources.lazy.compactMap({ $0 }).joined() { made[source, default: []].append(name) }
        }
        // What is made of another one is another one.
        while let other = others.popLast() {
            for name in made[other] ?? [] where names.remove(name) != nil { others.append(name) }
        }
        self.names = names
    }
}

extension PortForm.Feed {
    /// The names of the streams of which it says nothing but what comes from there: none for failures; nil where it says something
    /// else.
    fileprivate func sourceNames(in spec: ViewModelSpec) -> [String]? {
        guard case .flow(let index) = self else { return [] }
        let flow = spec.flows[index]
        guard !flow.steps.contains(where: \.kind.isWork) else { return nil }
        var names: [String] = []
        for source in flow.sources {
            guard case .named(let name) = source.kind else { return nil }
            names.append(name)
        }
        return names
    }
}
