import VMGenTemplating

extension FlowPlanner {
    /// A step that runs work under a policy: `latest`, `first`, `queue`, `all`.
    func workSegment(
        _ step: FlowStep,
        _ invocation: Invocation,
        loading: [StreamReference],
        failure: OldFailureRoute
    ) -> Segment {
        let receiver = isValueType ? "" : "owner."
        let names = valueNames(for: invocation, before: step.before)
        let captured = capturedMembers(of: invocation, besides: names)
        let call = text(of: invocation, names: names, through: captured.isEmpty ? receiver : "", capturing: captured)
        let route = invocation.canThrow || !invocation.isAsync ? failure : .ignored
        let usesOwner = !isValueType && (call.usesViewModel || call.usesState || route.reachesViewModel)
        var context = closureContext(names: names, used: call.usedValues, usesOwner: usesOwner)
        let captures = captures(of: captured, through: receiver)
        let returns = context["destructuring"] == .string("") ? "" : "return "
        context.merge(workContext(invocation, call.expression, captures: captures, margin: 16, after: returns)) { $1 }
        context["failure"] = route.value(receiver: usesOwner ? receiver : "")
        context["loading"] = .strings(loading.compactMap { scope.tracker(of: $0.text.text) }.map { receiver + $0 })
        return Segment("flow/\(step.kind.rawValue)", context)
    }

    /// What the partial of a call that takes time sees: the call, what an `await` captures instead of the view model, the
    /// spaces before its first line, and whether the call needs a line of its own.
    private func workContext(
        _ invocation: Invocation,
        _ expression: String,
        captures: [String],
        margin: Int,
        after start: String
    ) -> [String: TemplateValue] {
        let list = captures.isEmpty ? "" : "[\(captures.joined(separator: ", "))] in"
        let effects = (invocation.canThrow ? "try " : "") + "await "
        let line = "\(start)\(spec.runtime.defaultStream).task { \(list) \(effects)\(expression) }"
        return [
            "work": .string(expression),
            "isAsync": .bool(invocation.isAsync),
            "attempt": .string(attempt(invocation) ?? ""),
            "canThrow": .bool(invocation.canThrow),
            "captures": .string(list),
            "margin": .string(String(repeating: " ", count: margin)),
            "isWrapped": .bool(!captures.isEmpty && margin + line.count > 120),
        ]
    }

    /// The dependencies and values that an awaited call names, where it names nothing else of the view model: it holds them
    /// instead, as they are when it begins, and so the view model may go while it waits.
    private func capturedMembers(of invocation: Invocation, besides values: [String]) -> [String] {
        guard invocation.isAsync, !isValueType else { return [] }
        switch invocation.target {
        case .logic, .request: return []
        case .service, .foreign: break
        }
        var names: [String] = []
        for name in SwiftText.freeNames(in: invocation.text) {
            guard let member = scope.members[name.text] else { continue }
            guard member.holdsValue, !values.contains(name.text) else { return [] }
            if !names.contains(name.text) { names.append(name.text) }
        }
        return names
    }

    /// The members called `names` as a closure captures them: `api = owner.api`.
    private func captures(of names: [String], through receiver: String) -> [String] {
        names.map { name in
            let own = SwiftText.escaped(name)
            let path = scope.members[name].map { receiver + $0.path } ?? own
            return path == own ? own : "\(own) = \(path)"
        }
    }

    /// `start` alone, and work: the work itself starts the chain. Nil for other flows.
    func startingWork(of flow: Flow) -> Segment? {
        guard flow.sources.count == 1, flow.startsItself, let step = flow.steps.first,
            case .work(let invocation, let loading) = step.argument
        else { return nil }
        let captured = capturedMembers(of: invocation, besides: [])
        let waits = invocation.isAsync || attempt(invocation) != nil
        let isHeld = waits && captured.isEmpty && !isValueType
        let call = text(of: invocation, names: [], through: isHeld ? "self." : "", capturing: captured)
        let route = invocation.canThrow || !invocation.isAsync ? route(of: flow) : .ignored
        var context = workContext(
            invocation,
            call.expression,
            captures: captures(of: captured, through: ""),
            margin: 8,
            after: ""
        )
        context["failure"] = route.value(receiver: "")
        context["loading"] = .strings(loading.compactMap { scope.tracker(of: $0.text.text) })
        return Segment("source/work", context)
    }

    /// `start` alone, and a call or assignments: what is done at once. Nil for other flows.
    func startStatements(_ flow: Flow) -> [String]? {
        guard flow.sources.count == 1, flow.startsItself, flow.steps.isEmpty else { return nil }
        var context: [String: TemplateValue]
        switch flow.sink.kind {
        case .call, .set: context = closing(flow.sink, element: flow.element).first?.context ?? [:]
        default: return nil
        }
        guard case .list(let statements)? = context["statements"] else { return nil }
        return statements.compactMap { statement in
            guard case .string(let text) = statement else { return nil }
            return SpecMark.dropping("self?.", from: text)
        }
    }

    /// What the work of `flow` needs of the support file.
    func features(of flow: Flow) -> Set<String> {
        var features = Set(flow.sources.compactMap { failureRoute(of: $0, in: flow)?.feature })
        features.formUnion(flow.companions.compactMap { failureRoute(of: $0, in: flow)?.feature })
        let failures = route(of: flow).feature
        for step in flow.steps {
            guard case .work(let invocation, _) = step.argument else { continue }
            if invocation.isAsync { features.insert("async") }
            if let attempt = attempt(invocation) { features.insert(attempt) }
            guard invocation.canThrow || !invocation.isAsync else {
                features.insert("safe-async")
                continue
            }
            features.insert(failures)
            if mayOnlyComplete(invocation) { features.insert("completing-\(failures)") }
        }
        return features
    }

    /// The function of the support file that makes a stream of a call which throws without being awaited: of what it returns,
    /// or of the stream that it returns. Nil for other calls.
    private func attempt(_ invocation: Invocation) -> String? {
        guard invocation.canThrow, !invocation.isAsync else { return nil }
        if case .stream? = method(of: invocation)?.answer(in: spec.runtime) { return "attemptStream" }
        return "attempt"
    }

    /// The method of the spec that `invocation` calls; nil for requests and calls of others.
    func method(of invocation: Invocation) -> SwiftMethod? { spec.method(of: invocation) }

    /// Whether `invocation` may return a stream without values, such as a `Completable`: it does, or nothing is known of it.
    private func mayOnlyComplete(_ invocation: Invocation) -> Bool {
        if case .stream(let kind, _, _)? = method(of: invocation)?.answer(in: spec.runtime) {
            return kind == "Completable"
        }
        if case .foreign = invocation.target { return !invocation.isAsync && !invocation.canThrow }
        return false
    }

    /// The names of the values that a call is given: those of the called method's parameters where the call leaves its
    /// arguments to the flow, those of the flow otherwise.
    func valueNames(for invocation: Invocation, before: FlowElement) -> [String] {
        let flowNames = before.valueNames
        guard invocation.arguments == nil else { return flowNames }
        switch invocation.target {
        case .logic(let index): return names(spec.logic[index].parameters, or: flowNames)
        case .request(let index): return names(spec.requests[index].parameters, or: flowNames)
        case .service(_, let service, let index):
            return names(spec.services[service].methods[index].parameters, or: flowNames)
        case .foreign: return flowNames
        }
    }

    private func names(_ parameters: [SwiftMethod.Parameter], or flowNames: [String]) -> [String] {
        FlowElement.apart(
            flowNames.enumerated().map { $0.offset < parameters.count ? parameters[$0.offset].name : $0.element }
        )
    }

    /// The parameters of a closure, with the view model in front where it is used.
    func closureContext(names: [String], used: Set<Int>, usesOwner: Bool) -> [String: TemplateValue] {
        let list = names.enumerated().map { used.contains($0.offset) ? SwiftText.escaped($0.element) : "_" }
        var destructuring = ""
        var parameters = list.isEmpty || used.isEmpty ? "_" : list.joined(separator: ", ")
        if usesOwner, list.count > 1, !used.isEmpty {
            destructuring = "let (\(parameters)) = values"
            parameters = "values"
        }
        return [
            "usesOwner": .bool(usesOwner),
            "parameters": .string(parameters),
            "destructuring": .string(destructuring),
            "isVoid": .bool(names.isEmpty),
        ]
    }
}
