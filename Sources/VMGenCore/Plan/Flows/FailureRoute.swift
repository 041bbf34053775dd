import VMGenTemplating

/// Where the failures of work go.
enum FailureRoute {
    /// Nowhere.
    case ignored
    /// To the relay of an output, through a function that makes its value of any error; empty for errors as they are.
    case relay(String, conversion: String)
    /// To a relay of errors that a chain of its own starts from.
    case stream(String)
}

extension FlowPlanner {
    /// Where the failures of `failure` go; `local` is the relay of a flow's own failures.
    func route(_ failure: FailureFlow, local: String? = nil) -> FailureRoute {
        if case .ignore = failure.sink.kind { return .ignored }
        if let index = failure.sink.outputIndex, feeds[index] == .relay, let conversion = conversion(of: failure) {
            return .relay(scope.stream(of: spec.outputs[index].name.text), conversion: conversion)
        }
        return .stream(local ?? scope.failuresRelay)
    }

    /// The relay of the failures of one flow that says itself what becomes of them.
    func failuresConstant(of flow: Flow) -> String {
        let source = flow.sources.first?.text.text ?? "flow"
        return String(source.prefix { $0.isLetter || $0.isNumber || $0 == "_" }) + "Failures"
    }

    /// What a work's partial sees of its failures.
    func failureValue(_ failure: FailureFlow?, local: String?, receiver: String) -> TemplateValue {
        var relay = ""
        var conversion = ""
        switch failure.map({ route($0, local: local) }) {
        case .relay(let path, let function)?: (relay, conversion) = (receiver + path, function)
        case .stream(let path)?: relay = local == nil ? receiver + path : path
        case .ignored?, nil: break
        }
        return .dictionary([
            "isReported": .bool(!relay.isEmpty), "relay": .string(relay), "conversion": .string(conversion),
        ])
    }

    /// Whether handing on a failure names the view model.
    func reachesViewModel(_ failure: FailureFlow?, local: String?) -> Bool {
        switch failure.map({ route($0, local: local) }) {
        case .relay?: true
        case .stream?: local == nil
        case .ignored?, nil: false
        }
    }

    /// The type of the values that the failure's sink takes.
    private func element(of failure: FailureFlow) -> String? {
        failure.sink.outputIndex.map { spec.outputs[$0].element.text }
    }

    /// The function that turns any error into the value of the failure's sink; nil where it takes more than that.
    private func conversion(of failure: FailureFlow) -> String? {
        guard failure.steps.count < 2 else { return nil }
        if let step = failure.steps.first {
            guard step.kind == .map, case .closure(let body) = step.argument else { return nil }
            return "{ \(body.text) }"
        }
        guard let errors = spec.errors, element(of: failure) == errors.typeName.text else { return "" }
        return "\(errors.typeName.text).init"
    }
}
