import VMGenTemplating

extension FlowPlanner {
    /// Where the chain of `flow` starts.
    func opening(of flow: Flow) -> Segment {
        let events = flow.sources.compactMap(\.eventIndex)
        if !events.isEmpty { return eventOpening(events.map { spec.inputEvents[$0] }) }
        let others = flow.join == nil ? flow.sources.filter { !$0.kind.isStart } : []
        let streams = (others.isEmpty ? flow.sources : others).map { source in
            emptied(
                stream(source.kind, failure: failureRoute(of: source, in: flow)?.value(receiver: "")),
                isEmptied: flow.mergesNothing && !source.element.components.isEmpty
            )
        }
        if streams.count == 1 { return Segment("source/single", ["streams": .list(streams)]) }
        let isLong = Self.isLong(streams, constant: constants.values(of: flow))
        guard let join = flow.join else {
            return Segment("source/merge", ["streams": .list(streams), "isLong": .bool(isLong)])
        }
        var context = joined(streams)
        context["isLong"] = .bool(isLong)
        return Segment("source/\(join.kind.rawValue)", context)
    }

    /// Whether `streams` want a line each, where they are merged or joined to what is called `constant`.
    static func isLong(_ streams: [TemplateValue], constant: String?) -> Bool {
        let texts = streams.map { stream -> String in
            guard case .dictionary(let value) = stream, case .string(let text)? = value["text"] else { return "" }
            guard value["canFail"] == .bool(true), case .dictionary(let failure)? = value["failure"],
                case .string(let relay)? = failure["relay"], case .string(let conversion)? = failure["conversion"]
            else { return text + (value["kind"] == .string("Observable") ? "" : ".asObservable()") }
            return "\(text).reportingFailures(to: \(relay), as: \(conversion))"
        }
        let start = constant.map { "let \($0) = " } ?? ""
        return "        \(start)Observable.combineLatest(\(texts.joined(separator: ", ")))".count > 120
    }

    /// `stream` for a merge with others that carry nothing: of its own values nothing is left where `isEmptied`.
    private func emptied(_ stream: TemplateValue, isEmptied: Bool) -> TemplateValue {
        guard case .dictionary(var value) = stream else { return stream }
        value["isEmptied"] = .bool(isEmptied)
        return .dictionary(value)
    }

    /// `start` beside other sources: something that comes before all of them.
    func starting(_ flow: Flow) -> [Segment] {
        guard flow.startsItself, flow.sources.count > 1, flow.join == nil else { return [] }
        return [Segment("flow/start", ["expression": .string("()"), "isVoid": .bool(true)])]
    }

    /// What a join makes of the values: a step of its own, so that the hop to the main thread stands before its closure.
    func joining(_ flow: Flow) -> [Segment] {
        guard let join = flow.join, case .closure(let body) = join.argument else { return [] }
        return [Segment("flow/map", valueContext(closure: "{ \(spec.marked(body)) }"))]
    }

    /// What a partial that joins streams sees: as many as one operator takes, and each further one with the tuple that
    /// it makes of theirs and its own value.
    func joined(_ streams: [TemplateValue]) -> [String: TemplateValue] {
        let limit = spec.runtime.joinLimit
        let further = streams.enumerated().dropFirst(limit).map { index, stream -> TemplateValue in
            let values = (0..<index).map { "$0.\($0)" } + ["$1"]
            return .dictionary(["stream": stream, "tuple": .string("(\(values.joined(separator: ", ")))")])
        }
        return ["streams": .list(Array(streams.prefix(limit))), "further": .list(further), "closure": ""]
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
    /// a dependency. What becomes of a source's failure stands there as well, and hops by itself.
    func hop(before flow: Flow) -> [Segment] {
        if flow.sources.count == 1, let route = failureRoute(of: flow.sources[0], in: flow) {
            return [Segment("flow/failures", ["failure": route.value(receiver: "")])]
        }
        let needsHop = flow.sources.contains { source in
            switch source.kind {
            case .input(let index):
                spec.declaration.isMainActor && spec.inputs[index].kind?.traits.contains(.deliversOnMain) != true
            case .inputEvent: spec.declaration.isMainActor
            case .expression: failureRoute(of: source, in: flow) == nil
            case .output, .state, .named, .start: false
            }
        }
        return needsHop ? [Segment("flow/hop")] : []
    }

    /// A stream as a partial sees it: how the code names it, and whether the runtime's operators apply to it directly.
    /// `failure` is where its failure goes, where that would end the chain.
    func stream(_ source: FlowSource.Kind, failure: TemplateValue? = nil) -> TemplateValue {
        guard let failure, case .dictionary(var value) = stream(source) else { return stream(source) }
        value["failure"] = failure
        value["canFail"] = .bool(true)
        return .dictionary(value)
    }

    private func stream(_ source: FlowSource.Kind) -> TemplateValue {
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

    /// A stream that cannot fail, as a partial sees it; one of no kind is of the runtime's default.
    func streamValue(_ text: String, kind: StreamKind?) -> TemplateValue {
        .dictionary([
            "text": .string(text), "kind": .string(kind?.name ?? spec.runtime.defaultStream), "canFail": .bool(false),
            "isEmptied": .bool(false),
        ])
    }
}

extension Flow {
    /// The steps of the chain: all but the one that joins the sources.
    var chain: ArraySlice<FlowStep> { join == nil ? steps[...] : steps.dropFirst() }
}
