import VMGenModel

/// Work of a flow that can fail.
struct FailingWork {
    /// What is called.
    var invocation: Invocation
    /// The step that runs it.
    var step: StepSyntax
}

extension FlowResolver {
    /// Whether the failures of the flow's work have a place of their own, or the spec's.
    func isCaught(_ flow: FlowSyntax) -> Bool { flow.failure != nil || hasFailureFlow }

    /// Whether a failure of the flow's work would go into its output, and end it: the output's type has a failure.
    func endsOutput(_ flow: FlowSyntax) -> Bool { failingOutput(of: flow) != nil }

    /// Checks that the failures of `work` go somewhere.
    mutating func checkFailures(of work: [FailingWork], in flow: FlowSyntax) {
        failingWork += work
        guard !work.isEmpty, !isCaught(flow) else { return }
        if let output = failingOutput(of: flow), let sink = flow.chain.sink {
            findings.add(OutputEnds.finding(output, runtime: draft.runtime, at: sink.text.range))
        } else {
            unheard += work
        }
    }

    private func failingOutput(of flow: FlowSyntax) -> Port? {
        guard case .name(let name)? = flow.chain.sink?.kind, case .output(let index)? = names[name.text] else {
            return nil
        }
        let port = draft.outputs.ports[index]
        return port.failure == nil ? nil : port
    }
}
