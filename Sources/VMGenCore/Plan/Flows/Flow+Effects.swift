extension Flow {
    /// Whether somebody notices when its stream runs, or that it runs twice: it does work, passes something by, asks a
    /// dependency for a stream, or reports failures. Such a flow belongs to the view model, and runs once.
    func hasEffects(in spec: ViewModelSpec) -> Bool {
        reportsFailures(in: spec)
            || sources.contains { $0.kind.isCall }
            || steps.contains { step in
                if step.kind.isWork || step.kind == .do || step.kind == .swift { return true }
                guard case .logic(let index)? = step.argument.invocation?.target else { return false }
                return spec.logic[index].stateIndex != nil
            }
    }

    /// Whether the failure of a stream that it starts from, or takes along, goes anywhere.
    private func reportsFailures(in spec: ViewModelSpec) -> Bool {
        let canFail = sources.contains(where: \.element.canFail) || companions.contains(where: \.element.canFail)
        guard canFail else { return false }
        if let failure = failure ?? spec.failures { return !failure.isIgnored }
        return sink.outputIndex.map { spec.outputs[$0].failure != nil } ?? false
    }
}
