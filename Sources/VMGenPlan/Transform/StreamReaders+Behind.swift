import VMGenModel
import VMGenSpec

extension StreamReaders {
    /// The flows of `spec` among `feeds`, and those that make what one of these alone listens to: who listens to a stream of `feeds`
    /// that is not shared has all of them for itself.
    func flows(behind feeds: [PortForm.Feed], of spec: ViewModelSpec) -> [Int] {
        var found: [Int] = []
        var seen: Set<Int> = []
        var open = feeds
        while let feed = open.popLast() {
            guard case .flow(let index) = feed, seen.insert(index).inserted else { continue }
            found.append(index)
            let flow = spec.flows[index]
            for kind in flow.sources.map(\.kind) + flow.companions.compactMap(\.source) {
                guard case .named(let name) = kind, readers(of: name).count == 1, !isNamedVerbatim(name) else {
                    continue
                }
                open += self.feeds(ofNamed: name)
            }
        }
        return found
    }
}

extension StreamReference {
    /// The stream that it names; nil for a value.
    var source: FlowSource.Kind? {
        if case .source(let kind) = kind { return kind }
        return nil
    }
}
