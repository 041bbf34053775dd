import VMGenTemplating

extension ViewModelPlanner {
    /// The type of what comes in.
    var input: TemplateValue {
        .dictionary([
            "name": .string(spec.transform.inputName),
            "documentation": .strings(
                spec.inputDocumentation.isEmpty ? ["What the view sends."] : spec.inputDocumentation
            ),
            "isEvents": .bool(!spec.inputEvents.isEmpty),
            "cases": .list(spec.inputEvents.map(eventCase)),
            "fields": fields(spec.inputs),
            "initializer": .list(isMadeOutside ? spec.inputs.map(initializerParameter) : []),
            "needsPlainInit": .bool(isMadeOutside && spec.inputs.isEmpty),
        ])
    }

    /// The type of what goes out, and what makes one.
    var output: TemplateValue {
        let stream = spec.transform.outputStream?.name ?? ""
        return .dictionary([
            "name": .string(spec.transform.outputName),
            "documentation": .strings(
                spec.outputDocumentation.isEmpty ? ["What the view shows."] : spec.outputDocumentation
            ),
            "isEvents": .bool(!spec.outputEvents.isEmpty),
            "stream": .string(stream),
            "cases": .list(spec.outputEvents.map(eventCase)),
            "fields": fields(spec.outputs),
            "initializer": .list([]),
            "needsPlainInit": .bool(false),
            "isMadeInInit": .bool(spec.outputs.contains { !isInline($0) }),
            "streams": .strings(eventStreams),
            "isSent": .bool(spec.sendsEvents),
            "isLong": .bool("        return Observable.merge(\(eventStreams.joined(separator: ", ")))".count > 120),
            "merges": .list(eventMerges),
            "endsOnMain": .bool(eventFlows.allSatisfy(\.endsOnMain)),
            "source": .dictionary([
                "text": .string(spec.sendsEvents ? scope.events.audible : ""),
                "conversion": .string("\(folder)/output/\(stream).stencil"),
                "isState": .bool(false), "isRelay": .bool(spec.sendsEvents && !scope.events.isEarly),
                "isEarly": .bool(spec.sendsEvents && scope.events.isEarly), "isActivity": .bool(false),
                "isPassedThrough": .bool(false), "kind": .string(spec.runtime.defaultStream),
            ]),
        ])
    }

    /// Whether other modules make the input.
    private var isMadeOutside: Bool { !access.isEmpty && !spec.transform.isStored }

    /// The flows that the output's events come from.
    private var eventFlows: [FlowPlan] { flowPlans.filter(\.isEvent) }

    /// The constants that they are.
    private var eventStreams: [String] { eventFlows.compactMap(\.constant) }

    /// The streams of the output's events: the first alone, then as many at a time as one operator merges into it.
    private var eventMerges: [TemplateValue] {
        let streams = eventStreams
        let others = spec.runtime.mergeLimit - 1
        return streams.isEmpty
            ? []
            : [.strings([streams[0]])]
                + stride(from: 1, to: streams.count, by: others).map { start in
                    .strings(Array(streams[start..<min(start + others, streams.count)]))
                }
    }

    private func eventCase(_ event: EventCase) -> TemplateValue {
        let name = SwiftText.escaped(event.name.text)
        let payload = event.payload.map { parameter in
            (parameter.label.map { "\($0): " } ?? "") + parameter.type
        }
        return .dictionary([
            "name": .string(name),
            "documentation": .strings(event.documentation),
            "declaration": .string(
                spec.marked(
                    payload.isEmpty ? name : "\(name)(\(payload.joined(separator: ", ")))",
                    at: event.name.range
                )
            ),
        ])
    }

    private func fields(_ ports: [Port]) -> TemplateValue {
        let last = ports.lastIndex { !isInline($0) }
        return .list(ports.enumerated().map { field($0.element, isLast: $0.offset == last) })
    }

    private func field(_ port: Port, isLast: Bool) -> TemplateValue {
        .dictionary([
            "name": .string(SwiftText.escaped(port.name.text)),
            "label": .string(port.name.text),
            "documentation": .strings(port.documentation),
            "type": .string(spec.marked(type(of: port), at: port.element.range)),
            "kind": .string(port.kind?.name ?? ""),
            "element": .string(port.element.text),
            "failure": .string(port.failure?.text ?? "Never"),
            "value": .string(port.initialValue.map(spec.marked) ?? ""),
            "unconnected": .string(access.isEmpty ? unconnected(port) : ""),
            "isInline": .bool(isInline(port)),
            "storage": .string("\(folder)/storage/inline.stencil"),
            "source": source(of: port),
            "isLast": .bool(isLast),
        ])
    }

    private func initializerParameter(_ port: Port) -> TemplateValue {
        let name = port.name.text
        let value = unconnected(port)
        let parameter = "\(SwiftText.escapedParameter(name)): \(type(of: port))" + (value.isEmpty ? "" : " = \(value)")
        return .dictionary([
            "name": .string(SwiftText.escaped(name)),
            "member": .string(SwiftText.escapedMember(name)),
            "parameter": .string(parameter),
        ])
    }

    /// What a field of the input is where nobody connects it; empty where it has to be connected.
    func unconnected(_ port: Port) -> String {
        port.role == .input && !spec.transform.isStored ? port.kind?.unconnected ?? "" : ""
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
    private func source(of port: Port) -> TemplateValue {
        let name = port.name.text
        guard let kind = port.kind, let index = spec.outputs.firstIndex(where: { $0.name == port.name }) else {
            return .dictionary(["text": .string(plainValue(port)), "conversion": .string("")])
        }
        let feed = spec.outputFeeds[index]
        let member = scope.members[name]
        var text = SwiftText.escaped(name)
        if feed == .state || feed == .relay { text = member.map(streamForOutput) ?? text }
        let input = FlowPlanner(spec: spec, scope: scope).passedThrough(outputAt: index).flatMap(inputPort)
        if let input { text = "\(spec.transform.parameter).\(SwiftText.escaped(input.name.text))" }
        return .dictionary([
            "text": .string(text),
            "conversion": .string("\(folder)/output/\(kind.name).stencil"),
            "isState": .bool(feed == .state),
            "isRelay": .bool(feed == .relay && member?.isEarly != true),
            "isEarly": .bool(member?.isEarly == true),
            "isActivity": .bool(member?.storage == .activity),
            "isPassedThrough": .bool(input != nil),
            "kind": .string(input?.kind?.name ?? spec.runtime.defaultStream),
        ])
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
