import VMGenSpec

extension StreamContext {
    /// Where listeners hear of a value in no order: finds the flows of a source that look at what others of it write, or write
    /// what those look at, and whose steps are no statements. One subscription acts for all flows of such a source, in the
    /// order of the spec, and hands each value on to a local subject for those.
    mutating func findForwarded() {
        for index in FlowGroup.handedOn(in: self) { streams.forward(index, as: spec.flows[index].sources[0].text.text) }
        if dialect.keepsOrder { return }
        for index in spec.flows.indices where facts.flows[index].isSubscribed && deeds(of: spec.flows[index]) == nil {
            guard let source = starts.sources[index], source != .events, starts.dependOnOrder(at: source) else {
                continue
            }
            guard !spec.flows[index].sources[0].mayFailHere, forwardedType(of: index) != nil else { continue }
            streams.forward(index, as: spec.flows[index].sources[0].text.text)
        }
    }

    /// The type of what the flow at `index` starts from; nil where nobody knows it.
    func forwardedType(of index: Int) -> String? {
        let types = spec.flows[index].start.components.compactMap(\.type)
        guard types.count == spec.flows[index].start.components.count else { return nil }
        return types.count == 1 ? types[0] : types.isEmpty ? "Void" : "(\(types.joined(separator: ", ")))"
    }

    /// What the flow at `index` does in a closure with the others of its source.
    func groupedDeeds(of index: Int) -> [Deed] {
        guard let subject = streams.forwarded[index] else { return deeds(of: spec.flows[index]) ?? [] }
        let values = spec.flows[index].start.components.indices.map { [SwiftPiece.value($0)] }
        let list = Array(values.joined(separator: [.text(", ")]))
        let whole = values.count > 1 ? [.text("(")] + list + [.text(")")] : list
        return [.line(dialect.sending(whole.isEmpty ? nil : Expression(whole), to: [.given(subject)], nil))]
    }
}
