import VMGenTemplating

extension FlowPlanner {
    /// Where the chain of `flow` starts.
    func opening(of flow: Flow) -> Segment {
        let events = flow.sources.compactMap(\.eventIndex)
        if !events.isEmpty { return eventOpening(events.map { spec.inputEvents[$0] }) }
        let streams = flow.sources.map { stream($0.kind) }
        guard streams.count > 1 else { return Segment("source/single", ["streams": .list(streams)]) }
        guard let join = flow.join else { return Segment("source/merge", ["streams": .list(streams)]) }
        var closure = ""
        if case .closure(let body) = join.argument { closure = "{ \(body.text) }" }
        return Segment("source/\(join.kind.rawValue)", ["streams": .list(streams), "closure": .string(closure)])
    }

    /// The events of some cases, as their payload.
    private func eventOpening(_ events: [EventCase]) -> Segment {
        let cases = events.map { event -> TemplateValue in
            let names = event.payload.enumerated().map {
                SwiftText.escaped($0.element.label ?? (event.payload.count == 1 ? "value" : "value\($0.offset + 1)"))
            }
            let pattern = names.isEmpty ? "" : "(" + names.map { "let \($0)" }.joined(separator: ", ") + ")"
            return .dictionary([
                "pattern": .string(".\(SwiftText.escapedMember(event.name.text))\(pattern)"),
                "value": .string(names.count == 1 ? names[0] : "(\(names.joined(separator: ", ")))"),
            ])
        }
        let types = events.first?.payload.map(\.type) ?? []
        let type = types.isEmpty ? "Void" : "(\(types.joined(separator: ", ")))"
        let isPlain = types.count == 1 && types[0].allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
        return Segment(
            "source/events",
            [
                "stream": .string(spec.transform.parameter),
                "type": .string(isPlain ? types[0] : type),
                "cases": .list(cases),
            ]
        )
    }

    /// The hop to the main thread that a view model on the main actor needs before its first closure, and any for values of
    /// a dependency. A dependency's stream that can fail by itself is work as well: its failure goes where work's does.
    func hop(before flow: Flow) -> [Segment] {
        if flow.isFailingSource {
            let local = flow.failure == nil ? nil : failuresConstant(of: flow)
            let failure = failureValue(flow.failure ?? spec.failures, local: local, receiver: "")
            return [Segment("flow/failures", ["failure": failure])]
        }
        let needsHop = flow.sources.contains { source in
            switch source.kind {
            case .input(let index):
                spec.declaration.isMainActor && spec.inputs[index].kind?.traits.contains(.deliversOnMain) != true
            case .inputEvent: spec.declaration.isMainActor
            case .expression: true
            case .output, .state, .named, .start: false
            }
        }
        return needsHop ? [Segment("flow/hop")] : []
    }

    /// A stream as a partial sees it: how the code names it, and whether the runtime's operators apply to it directly.
    func stream(_ source: FlowSource.Kind) -> TemplateValue {
        switch source {
        case .input(let index):
            let port = spec.inputs[index]
            let path = "\(spec.transform.parameter).\(SwiftText.escapedMember(port.name.text))"
            return streamValue(path, kind: port.kind)
        case .inputEvent:
            return streamValue(spec.transform.parameter, kind: spec.transform.inputStream)
        case .output(let index):
            return passedThrough(outputAt: index).map(stream) ?? heldStream(spec.outputs[index])
        case .state(let index):
            return heldStream(spec.states[index])
        case .named(let name):
            return streamValue(SwiftText.escaped(name), kind: nil)
        case .expression(let swift):
            return streamValue(swift.text, kind: nil)
        case .start:
            return streamValue(spec.runtime.startStream, kind: nil)
        }
    }

    /// The stream behind a field that has a value, or the constant of one that a flow feeds.
    private func heldStream(_ port: Port) -> TemplateValue {
        guard let storage = scope.members[port.name.text]?.storage else {
            return streamValue(SwiftText.escaped(port.name.text), kind: nil)
        }
        let kind = storage == .event ? spec.runtime.relayKind : spec.runtime.stateKind
        return streamValue(scope.stream(of: port.name.text), kind: kind)
    }

    private func streamValue(_ text: String, kind: StreamKind?) -> TemplateValue {
        .dictionary(["text": .string(text), "kind": .string(kind?.name ?? spec.runtime.defaultStream)])
    }
}

extension Flow {
    /// Whether it starts from a dependency's stream alone, and that can fail.
    var isFailingSource: Bool {
        guard sources.count == 1, case .expression = sources[0].kind else { return false }
        return sources[0].element.canFail
    }

    /// The first step, where it joins several sources: `combine`, `zip`.
    var join: FlowStep? {
        guard sources.count > 1, let step = steps.first, step.kind == .combine || step.kind == .zip else { return nil }
        return step
    }

    /// The steps of the chain: all but the one that joins the sources.
    var chain: ArraySlice<FlowStep> { join == nil ? steps[...] : steps.dropFirst() }
}

extension FlowSource {
    /// The input event that it is, by index.
    var eventIndex: Int? {
        if case .inputEvent(let index) = kind { return index }
        return nil
    }
}
