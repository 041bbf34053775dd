import VMGenTemplating

extension FlowPlanner {
    /// A step that runs work under a policy: `latest`, `first`, `queue`, `all`.
    func workSegment(
        _ step: FlowStep, _ invocation: Invocation, loading: [StreamReference], failure: FailureFlow?, local: String?
    ) -> Segment {
        let receiver = isValueType ? "" : "owner."
        let names = valueNames(for: invocation, before: step.before)
        let call = text(of: invocation, names: names, through: receiver)
        let usesOwner = !isValueType && (call.usesViewModel || call.usesState || reachesViewModel(failure, local: local))
        var context = closureContext(names: names, used: call.usedValues, usesOwner: usesOwner)
        context["work"] = .string(call.expression)
        context["isAsync"] = .bool(invocation.isAsync)
        context["canThrow"] = .bool(invocation.canThrow)
        context["failure"] = failureValue(failure, local: local, receiver: usesOwner ? receiver : "")
        let shown = loading.compactMap { scope.members[$0.text.text] }
        context["loading"] = .strings(shown.map { receiver + scope.relay(at: $0.path) })
        context["isolates"] = .bool(invocation.isAsync && usesOwner && !spec.declaration.isMainActor)
        return Segment("flow/\(step.kind.rawValue)", context)
    }

    /// The names of the values that a call is given: those of the called method's parameters where the call leaves its
    /// arguments to the flow, those of the flow otherwise.
    func valueNames(for invocation: Invocation, before: FlowElement) -> [String] {
        let flowNames = before.components.map(\.name)
        guard invocation.arguments == nil else { return flowNames }
        switch invocation.target {
        case .logic(let index): return names(spec.logic[index].parameters, or: flowNames)
        case .request(let index): return names(spec.requests[index].parameters, or: flowNames)
        case .service, .foreign: return flowNames
        }
    }

    private func names(_ parameters: [SwiftMethod.Parameter], or flowNames: [String]) -> [String] {
        flowNames.enumerated().map { $0.offset < parameters.count ? parameters[$0.offset].name : $0.element }
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
