import VMGenTemplating

/// Where the failures of work go.
enum OldFailureRoute {
    /// Nowhere.
    case ignored
    /// To the relay of an output, through a function that makes its value of any error; empty for errors as they are.
    case relay(String, conversion: String)
    /// To the view model's relay of errors, that a chain of its own starts from, through a function that makes an error of
    /// the spec's type of any; empty for errors as they are.
    case stream(String, conversion: String)
    /// To the relay of one flow's errors, a constant that a chain of its own starts from, in the same way.
    case local(String, conversion: String)
    /// Into the subject of the output that the flow feeds, which they end, through a function that makes its failure of
    /// any error; empty where only those end it that are of its type.
    case ending(String, conversion: String)

    /// Whether handing on a failure names the view model.
    var reachesViewModel: Bool {
        switch self {
        case .relay, .stream, .ending: true
        case .ignored, .local: false
        }
    }

    /// What it needs of the support file.
    var feature: String {
        switch self {
        case .relay, .stream, .local: "failures"
        case .ending: "ending-failures"
        case .ignored: "ignored-failures"
        }
    }

    /// What a partial sees of it, with the view model reached through `receiver`.
    func value(receiver: String) -> TemplateValue {
        var relay = ""
        var conversion = ""
        var isEnding = false
        switch self {
        case .relay(let path, let function): (relay, conversion) = (receiver + path, function)
        case .stream(let path, let function): (relay, conversion) = (receiver + path, function)
        case .local(let name, let function): (relay, conversion) = (name, function)
        case .ending(let path, let function): (relay, conversion, isEnding) = (receiver + path, function, true)
        case .ignored: break
        }
        return .dictionary([
            "isReported": .bool(!relay.isEmpty), "relay": .string(relay), "conversion": .string(conversion),
            "isEnding": .bool(isEnding),
        ])
    }
}

extension FlowPlanner {
    /// Where the failures of the work of `flow` go.
    func route(of flow: Flow) -> OldFailureRoute {
        if let failure = flow.failure { return route(failure, local: constants.failures(of: flow)) }
        if let failures = spec.failures { return route(failures) }
        guard let index = flow.sink.outputIndex, let failure = spec.outputs[index].failure else { return .ignored }
        let isOwn = spec.errors?.typeName.text == failure.text
        return .ending(scope.stream(of: spec.outputs[index].name.text), conversion: isOwn ? "\(failure.text).init" : "")
    }

    /// Where the failures of `failure` go; `local` is the relay of a flow's own failures.
    func route(_ failure: FailureFlow, local: String? = nil) -> OldFailureRoute {
        if case .ignore = failure.sink.kind { return .ignored }
        if let index = failure.sink.outputIndex, feeds[index] == .relay, let conversion = conversion(of: failure) {
            return .relay(scope.stream(of: spec.outputs[index].name.text), conversion: conversion)
        }
        let conversion = spec.errors.map { "\($0.typeName.text).init" } ?? ""
        return local.map { .local($0, conversion: conversion) }
            ?? .stream(scope.failuresRelay, conversion: conversion)
    }

    /// Where the failure of a source goes that would end the chain; nil where it cannot fail.
    ///
    /// A dependency's stream that can fail is work as well: its failure goes where work's does. Where types name failures,
    /// so does an input's; that of an output has ended the output already.
    func failureRoute(of source: FlowSource, in flow: Flow) -> OldFailureRoute? {
        guard source.element.canFail else { return nil }
        let isTyped = spec.runtime.hasTypedFailures
        switch source.kind {
        case .input: return isTyped ? route(of: flow) : nil
        case .expression: return route(of: flow)
        case .output, .state: return isTyped ? (flow.failure == nil ? .ignored : route(of: flow)) : nil
        case .inputEvent, .named, .start: return nil
        }
    }

    /// Where the failure of a stream goes that `flow` takes along; nil where it cannot fail.
    func failureRoute(of companion: StreamReference, in flow: Flow?) -> OldFailureRoute? {
        guard case .source(let kind) = companion.kind, companion.element.canFail else { return nil }
        guard let flow else { return .ignored }
        let source = FlowSource(text: companion.text, kind: kind, element: companion.element)
        return failureRoute(of: source, in: flow)
    }

    /// Whether `flow` has anything to send where its failures go.
    func mayFail(_ flow: Flow) -> Bool {
        flow.sources.contains { failureRoute(of: $0, in: flow) != nil }
            || flow.companions.contains { failureRoute(of: $0, in: flow) != nil }
            || flow.steps.contains { step in
                guard case .work(let invocation, _) = step.argument else { return false }
                return invocation.canThrow || !invocation.isAsync
            }
    }

    /// The type of the values that the failure's sink takes.
    private func element(of failure: FailureFlow) -> String? {
        failure.sink.outputIndex.map { spec.outputs[$0].element.text }
    }

    /// The closure that makes of any error what `body` makes of one of the spec's type; nil where `body` names that.
    private func conversion(of body: Fragment) -> String? {
        let isUsed = !SwiftText.closureArguments(in: body).isEmpty
        guard let errors = spec.errors, isUsed || body.namesItsParameters else {
            return isUsed || body.namesItsParameters ? "{ \(body.text) }" : "{ _ in \(body.text) }"
        }
        if body.namesItsParameters { return nil }
        return "{ \(SwiftText.replacingClosureArguments(in: body.text, with: ["\(errors.typeName.text)($0)"])) }"
    }

    /// The function that turns any error into the value of the failure's sink; nil where it takes more than that.
    private func conversion(of failure: FailureFlow) -> String? {
        guard failure.steps.count < 2 else { return nil }
        if let step = failure.steps.first {
            guard step.kind == .map, case .closure(let body) = step.argument else { return nil }
            return conversion(of: body)
        }
        guard let errors = spec.errors, element(of: failure) == errors.typeName.text else { return "" }
        return "\(errors.typeName.text).init"
    }
}
