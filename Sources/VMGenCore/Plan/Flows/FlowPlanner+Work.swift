import VMGenTemplating

extension FlowPlanner {
    /// A step that runs work under a policy: `latest`, `first`, `queue`, `all`.
    func workSegment(
        _ step: FlowStep,
        _ invocation: Invocation,
        loading: [StreamReference],
        failure: FailureRoute
    ) -> Segment {
        let receiver = isValueType ? "" : "owner."
        let names = valueNames(for: invocation, before: step.before)
        let call = text(of: invocation, names: names, through: receiver)
        let route = invocation.canThrow || !invocation.isAsync ? failure : .ignored
        let usesOwner = !isValueType && (call.usesViewModel || call.usesState || route.reachesViewModel)
        var context = closureContext(names: names, used: call.usedValues, usesOwner: usesOwner)
        context["work"] = .string(call.expression)
        context["isAsync"] = .bool(invocation.isAsync)
        context["canThrow"] = .bool(invocation.canThrow)
        context["failure"] = route.value(receiver: usesOwner ? receiver : "")
        context["loading"] = .strings(loading.compactMap { scope.tracker(of: $0.text.text) }.map { receiver + $0 })
        return Segment("flow/\(step.kind.rawValue)", context)
    }

    /// What the work of `flow` needs of the support file.
    func features(of flow: Flow) -> Set<String> {
        var features = Set(flow.sources.compactMap { failureRoute(of: $0, in: flow)?.feature })
        let failures = route(of: flow).feature
        for step in flow.steps {
            guard case .work(let invocation, _) = step.argument else { continue }
            if invocation.isAsync { features.insert("async") }
            guard invocation.canThrow || !invocation.isAsync else {
                features.insert("safe-async")
                continue
            }
            features.insert(failures)
            if mayOnlyComplete(invocation) { features.insert("completing-\(failures)") }
        }
        return features
    }

    /// Whether `invocation` may return a stream without values, such as a `Completable`: it does, or nothing is known of it.
    private func mayOnlyComplete(_ invocation: Invocation) -> Bool {
        let method: SwiftMethod
        switch invocation.target {
        case .logic(let index): method = spec.logic[index]
        case .service(_, let service, let index): method = spec.services[service].methods[index]
        case .request: return false
        case .foreign: return !invocation.isAsync
        }
        if case .stream(let kind, _, _) = method.answer(in: spec.runtime) { return kind == "Completable" }
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
        case .service, .foreign: return flowNames
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
