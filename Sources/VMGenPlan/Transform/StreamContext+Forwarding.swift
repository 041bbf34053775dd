import VMGenModel
import VMGenSpec

extension StreamContext {
    /// Finds the flows of events that the one subscription to those hands a value on to, in the order of the spec: those whose
    /// steps are no statements.
    mutating func findForwarded() {
        for index in runs.all.flatMap(\.handedOn) {
            streams.forward(index, as: spec.flows[index].subjectNames(in: spec))
        }
    }

    /// The type of what the flow at `index` starts from; nil where nobody knows it.
    func forwardedType(of index: Int) -> String? {
        let types = spec.flows[index].start.components.compactMap(\.type)
        guard types.count == spec.flows[index].start.components.count else { return nil }
        return types.count == 1 ? types[0] : types.isEmpty ? "Void" : "(\(types.joined(separator: ", ")))"
    }

    /// What the flows at `indices`, of one source, do in one closure.
    func groupedDeeds(of indices: [Int]) -> [Deed] {
        var planner = DeedPlanner(context: self)
        return indices.flatMap { index -> [Deed] in
            guard let subject = streams.forwarded[index] else { return planner.deeds(of: spec.flows[index]) ?? [] }
            return [handingOn(index, to: subject)]
        }
    }

    /// The flow at `index` is handed what comes in, by `subject`.
    private func handingOn(_ index: Int, to subject: String) -> Deed {
        let values = spec.flows[index].start.components.indices.map { [SwiftPiece.value($0)] }
        let list = Array(values.joined(separator: [.text(", ")]))
        let whole = values.count > 1 ? [.text("(")] + list + [.text(")")] : list
        return .line(dialect.sending(whole.isEmpty ? nil : Expression(whole), to: [.given(subject)], nil))
    }
}
