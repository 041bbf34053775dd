import VMGenSpec

extension Flow {
    /// What the `with` behind `latest` work takes along of that which began the work: the flow's one source, which the work is done
    /// for at once. Whatever is newer ends the work, so it is the newest when the answer comes; nil where it may be another.
    ///
    ///     - query -> latest api.search($0) -> with query -> …
    package func keptSource(behind work: FlowStep) -> StreamReference? {
        guard work.kind == .latest, case .work = work.argument, sources.count == 1,
            let place = steps.firstIndex(where: { $0.text.range == work.text.range }), place + 1 < steps.count,
            steps[..<place].allSatisfy(\.lacksNothingNew), steps[place + 1].kind == .with
        else { return nil }
        return steps[place + 1].references.first { reference in
            guard case .source(let kind) = reference.kind else { return false }
            return kind.place == sources[0].place && !reference.element.components.isEmpty
        }
    }
}

extension FlowStep {
    /// Whether the last that left it is the last that arrived.
    fileprivate var lacksNothingNew: Bool {
        if case .none = argument, kind == .distinct { return true }
        return kind == .do
    }
}
