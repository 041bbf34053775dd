extension ViewModelPlanner {
    /// The type of what comes in.
    var input: PortsPlan {
        let isMadeOutside = access.isWide && !spec.transform.isStored
        return PortsPlan(
            name: spec.transform.inputName,
            documentation: spec.inputDocumentation.isEmpty ? ["What the view sends."] : spec.inputDocumentation,
            members: spec.inputEvents.isEmpty
                ? .fields(spec.inputs.map(field), initializer: isMadeOutside ? .written : .synthesized)
                : .events(spec.inputEvents.map(eventCase))
        )
    }

    /// The type of what goes out.
    var output: PortsPlan {
        PortsPlan(
            name: spec.transform.outputName,
            documentation: spec.outputDocumentation.isEmpty ? ["What the view shows."] : spec.outputDocumentation,
            members: spec.outputEvents.isEmpty
                ? .fields(spec.outputs.map(field), initializer: .synthesized)
                : .events(spec.outputEvents.map(eventCase))
        )
    }

    /// What `transform` returns.
    var result: ResultPlan {
        ResultPlan(
            type: spec.transform.outputType,
            isMadeInInit: spec.outputs.contains { !isInline($0) },
            arguments: spec.outputs.filter { !isInline($0) }.map {
                ResultArgumentPlan(label: $0.name.text, source: source(of: $0))
            },
            events: spec.outputEvents.isEmpty ? nil : resultEvents
        )
    }

    private var resultEvents: ResultEventsPlan {
        let kind = spec.transform.outputStream?.name ?? ""
        return ResultEventsPlan(
            kind: kind,
            streams: eventStreams,
            merges: eventMerges,
            isSent: spec.sendsEvents,
            endsOnMain: eventFlows.allSatisfy(\.endsOnMain),
            source: ResultSourcePlan(
                text: spec.sendsEvents ? scope.events.audible : "",
                origin: !spec.sendsEvents ? .flow : scope.events.isEarly ? .early : .relay,
                conversion: "\(folder)/output/\(kind).stencil",
                kind: spec.runtime.defaultStream
            )
        )
    }

    /// The flows that the output's events come from.
    private var eventFlows: [FlowPlan] { flowPlans.filter(\.isEvent) }

    /// The constants that they are.
    private var eventStreams: [String] { eventFlows.compactMap(\.constant) }

    /// The streams of the output's events: the first alone, then as many at a time as one operator merges into it.
    private var eventMerges: [[String]] {
        let streams = eventStreams
        let others = spec.runtime.mergeLimit - 1
        return streams.isEmpty
            ? []
            : [[streams[0]]]
                + stride(from: 1, to: streams.count, by: others).map { start in
                    Array(streams[start..<min(start + others, streams.count)])
                }
    }

    private func eventCase(_ event: EventCase) -> EventCasePlan {
        let name = SwiftText.escaped(event.name.text)
        let payload = event.payload.map { parameter in
            (parameter.label.map { "\($0): " } ?? "") + parameter.type
        }
        let declaration = payload.isEmpty ? name : "\(name)(\(payload.joined(separator: ", ")))"
        return EventCasePlan(
            documentation: event.documentation,
            declaration: spec.marked(declaration, at: event.name.range)
        )
    }

    private func field(_ port: Port) -> FieldPlan {
        let name = port.name.text
        let unconnected = unconnected(port)
        return FieldPlan(
            name: SwiftText.escaped(name),
            member: SwiftText.escapedMember(name),
            documentation: port.documentation,
            type: spec.marked(type(of: port), at: port.element.range),
            parameter: "\(SwiftText.escapedParameter(name)): \(type(of: port))"
                + (unconnected.isEmpty ? "" : " = \(unconnected)"),
            unconnected: access.isWide || unconnected.isEmpty ? nil : unconnected,
            made: isInline(port) ? made(port) : nil
        )
    }

    /// The relay or subject that the field of `port` makes.
    private func made(_ port: Port) -> MadeStream {
        MadeStream(
            partial: "\(folder)/storage/inline.stencil",
            kind: port.kind?.name ?? "",
            element: port.element.text,
            failure: port.failure?.text ?? "Never",
            value: port.initialValue.map(spec.marked) ?? ""
        )
    }

    /// What a field of the input is where nobody connects it; empty where it has to be connected, as one whose kind the spec
    /// itself writes: that is the declaration that people write by hand.
    func unconnected(_ port: Port) -> String {
        port.role == .input && !spec.transform.isStored && !port.isPinned ? port.kind?.unconnected ?? "" : ""
    }

    /// Whether the field makes its own relay or subject: those of a stored input, and the pinned ones of a stored output.
    private func isInline(_ port: Port) -> Bool {
        guard spec.transform.isStored else { return false }
        return port.role == .input ? port.kind != nil : scope.members[port.name.text]?.storage == .inline
    }

    /// The type of a field as it stands in input or output.
    private func type(of port: Port) -> String {
        guard let kind = port.kind else { return port.element.text }
        let failure = kind.traits.contains(.hasFailureType) ? ", \(port.failure?.text ?? "Never")" : ""
        return "\(kind.name)<\(port.element.text)\(failure)>\(kind.typeSuffix)"
    }

    /// The value of a plain output, with the input by the name that it has in the signature.
    private func plainValue(_ port: Port) -> String {
        guard let value = port.initialValue else { return SwiftText.escaped(port.name.text) }
        let named = SwiftText.rewritingFreeNames(in: value.text) { $0 == "input" ? spec.transform.parameter : nil }
        return scope.reaching(named, through: "")
    }

    /// What an output's field is made of: its relay, or the constant that holds its flow's stream, and the conversion that
    /// makes it the field's kind.
    private func source(of port: Port) -> ResultSourcePlan {
        let name = port.name.text
        guard let kind = port.kind, let index = spec.outputs.firstIndex(where: { $0.name == port.name }) else {
            return ResultSourcePlan(text: plainValue(port), origin: .value, conversion: "", kind: "")
        }
        let member = scope.members[name]
        var source = ResultSourcePlan(
            text: SwiftText.escaped(name),
            origin: .flow,
            conversion: "\(folder)/output/\(kind.name).stencil",
            kind: spec.runtime.defaultStream
        )
        if let input = FlowPlanner(spec: spec, scope: scope).passedThrough(outputAt: index).flatMap(inputPort) {
            source.text = "\(spec.transform.parameter).\(SwiftText.escaped(input.name.text))"
            source.origin = .input
            source.kind = input.kind?.name ?? spec.runtime.defaultStream
            return source
        }
        source.isActivity = member?.storage == .activity
        switch spec.outputFeeds[index] {
        case .state: source.origin = .state
        case .relay: source.origin = member?.isEarly == true ? .early : .relay
        case .plain, .flows: return source
        }
        if let member { source.text = streamForOutput(member) }
        return source
    }

    /// The stream of `member` as the output is made of it. A stored output is made before all else is there, and so takes
    /// what `$round` stands for from the wrapper itself.
    private func streamForOutput(_ member: MemberScope.Member) -> String {
        let text = member.audible
        guard spec.transform.isStored, text.hasPrefix("$") else { return text }
        return "_\(text.dropFirst()).projectedValue"
    }

    /// Whether the output is made of something else than the stream of a flow.
    func isConverted(_ port: Port) -> Bool {
        guard let index = spec.outputs.firstIndex(where: { $0.name == port.name }), !isInline(port) else {
            return false
        }
        if case .flows = spec.outputFeeds[index] {
            return FlowPlanner(spec: spec, scope: scope).passedThrough(outputAt: index) != nil
        }
        return port.kind != nil
    }

    private func inputPort(_ source: FlowSource.Kind) -> Port? {
        if case .input(let index) = source { return spec.inputs[index] }
        return nil
    }
}
