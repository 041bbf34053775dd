/// What an output is made of.
enum OutputFeed: Equatable {
    /// A plain field, computed once.
    case plain
    /// A relay that holds its value.
    case state
    /// A relay without a value, for what logic or failures send, what work gives, or where its kind is pinned.
    case relay
    /// The streams of flows without effects, told by their first sources: one, or several merged.
    case flows([String])
}

extension ViewModelSpec {
    /// What each output is made of, in order.
    var outputFeeds: [OutputFeed] {
        outputs.enumerated().map { index, port in
            guard let kind = port.kind else { return .plain }
            if port.isStateful { return .state }
            let feeding = flows.filter { $0.feedsOutput(index) }
            let needsRelay =
                kind.traits.contains(.takesValues) || port.failure != nil || isSentTo(port, at: index)
                || feeding.contains { $0.hasEffects(in: self) }
                || (transform.isStored && !passesInput(feeding, to: port))
            return needsRelay ? .relay : .flows(feeding.map { $0.sources.first?.text.text ?? "" })
        }
    }

    /// Whether `port` is one input as it is. All else that a stored output consists of is a relay: the output is there before
    /// the closures of its flows may name the view model.
    private func passesInput(_ flows: [Flow], to port: Port) -> Bool {
        guard flows.count == 1, flows[0].sources.count == 1, case .input(let index) = flows[0].sources[0].kind else {
            return false
        }
        return flows[0].steps.isEmpty && flows[0].failure == nil && !flows[0].element.canFail
            && inputs[index].element.text == port.element.text && !declaration.isMainActor
    }

    /// Whether the events of the output pass through a relay: what flows with effects make, what failures become, what
    /// logic sends.
    var sendsEvents: Bool {
        if outputEvents.isEmpty { return false }
        if failures?.sink.eventIndex != nil || logicSendsEvents { return true }
        return flows.contains { flow in
            (flow.sink.eventIndex != nil || flow.failure?.sink.eventIndex != nil) && flow.hasEffects(in: self)
        }
    }

    /// Whether logic sends events through the state.
    var logicSendsEvents: Bool { logic.contains { $0.stateIndex != nil } && !silentEvents.isEmpty }

    /// Whether the output at `index` is one that logic sends into, or failures: no flow of its own feeds it, or all
    /// failures of the spec do.
    private func isSentTo(_ port: Port, at index: Int) -> Bool {
        failures?.sink.outputIndex == index || !flows.contains { $0.feedsOutput(index) }
    }

    /// Whether the relay of `port` is among those that the state lends to logic, with a method that sends into it. One that
    /// flows alone feed belongs to the view model.
    func isLent(_ port: Port) -> Bool {
        guard let index = outputs.firstIndex(where: { $0.name == port.name }), let kind = port.kind else { return true }
        return kind.traits.contains(.takesValues) || port.failure != nil || isSentTo(port, at: index)
    }

    /// Whether the relay of `port` keeps its latest value for those who come later, as a stream shared with a replay does:
    /// its kind is none of events, and what flows alone feed it.
    func keepsLatest(_ port: Port) -> Bool {
        guard runtime.replayRelay != nil, let kind = port.kind, !isLent(port) else { return false }
        return kind.traits.contains(.replays) || !kind.traits.contains(.deliversOnMain)
    }
}

extension Flow {
    /// Whether it, or what becomes of its failures, ends in the output at `index`.
    func feedsOutput(_ index: Int) -> Bool {
        sink.outputIndex == index || failure?.sink.outputIndex == index
    }
}
