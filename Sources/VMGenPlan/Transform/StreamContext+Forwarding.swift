import VMGenModel
import VMGenSpec

extension StreamContext {
    /// Finds the flows of events that the one subscription to those hands a value on to, in the order of the spec: those whose
    /// steps are no statements.
    mutating func findForwarded() {
        for index in FlowGroup.handedOn(in: self) { streams.forward(index, as: spec.flows[index].sources[0].text.text) }
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
