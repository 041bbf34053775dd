import VMGenModel

/// What ends the streams of a spec by itself.
struct StreamEnds {
    /// The streams and their names.
    let context: StreamContext

    /// Whether a `take` ends the stream that `source` names, or one that it is made of.
    func ends(_ source: FlowSource.Kind) -> Bool {
        var seen: Set<Int> = []
        // Chains of names may be as long as a spec: nothing here calls itself.
        var open = [source]
        while let next = open.popLast() {
            for case .flow(let index) in feeds(of: next) where seen.insert(index).inserted {
                let flow = context.spec.flows[index]
                if flow.steps.contains(where: { $0.kind == .take }) { return true }
                open += flow.sources.map(\.kind)
            }
        }
        return false
    }

    /// The flows that feed the stream that `source` names; nothing for one that feeds itself.
    private func feeds(of source: FlowSource.Kind) -> [PortForm.Feed] {
        switch source {
        case .named(let name): context.readers.feeds(ofNamed: name)
        case .output(let index): context.facts.outputs[index].feeds ?? []
        case .input, .inputEvent, .state, .expression, .helper, .start: []
        }
    }
}
