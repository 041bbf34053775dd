import VMGenModel
import VMGenSpec

extension StreamContext {
    /// The stream that `source` is, as it is named; in what becomes a stored output, if it `isEarly`.
    func stream(_ source: FlowSource.Kind, isEarly: Bool = false) -> Chain {
        switch source {
        case .input(let index):
            return Chain("\(spec.transform.parameter).\(spec.inputs[index].path)")
        case .inputEvent: return Chain(spec.transform.parameter)
        case .output(let index):
            let name = streams.stream(of: spec.outputs[index].name.text)
            let stream = isEarly ? name.early : name.text
            return Chain(facts.outputs[index].held?.kind == .early ? "\(stream).inside" : stream)
        case .state(let index):
            let name = streams.stream(of: spec.states[index].name.text)
            return Chain(isEarly ? name.early : name.text)
        case .named(let name): return Chain(SwiftText.escaped(name))
        case .expression(let swift): return Chain(text(named(Expression(swift)), .direct))
        case .helper(let call, let part): return Chain(HelperText(context: self).text(of: part, from: call))
        case .start: return Chain(.start(ends: true))
        }
    }

    /// `expression` with streams of the input, which a call may be given, by their places.
    func named(_ expression: Expression) -> Expression {
        return expression.mapping { piece in
            guard case .name(let name, _, _) = piece, reach.meanings[name] == nil,
                let input = spec.inputs.first(where: { $0.kind != nil && $0.name.text == name })
            else { return [piece] }
            return [.text("\(spec.transform.parameter).\(input.path)")]
        }
    }

    /// What kind of stream `source` is, which gives `element`.
    func kind(of source: FlowSource.Kind, element: FlowElement = FlowElement(components: [])) -> SourceKind {
        switch source {
        case .input(let index): spec.inputs[index].kind.map { .input($0) } ?? .dependency(canFail: false, kind: "")
        case .inputEvent: spec.transform.inputStream.map { .input($0) } ?? .dependency(canFail: false, kind: "")
        case .output(let index):
            facts.outputs[index].held.map { $0.kind == .early ? .inside($0) : .held($0, spec.outputs[index]) }
                ?? .named(kinds[spec.outputs[index].name.text] ?? spec.runtime.defaultStream)
        case .state(let index): .held(facts.states[index], spec.states[index])
        case .named(let name): .named(kinds[name] ?? spec.runtime.defaultStream)
        case .expression, .helper: .dependency(canFail: element.canFail, kind: element.kind)
        case .start: .start
        }
    }

    /// Where the failures of the work of `flow` go.
    func route(of flow: Flow) -> FailureRoute {
        if let failure = flow.failure {
            return route(failure, relay: StreamName(name: index(of: flow).flatMap { streams.caught[$0] } ?? ""))
        }
        if let failures = spec.failures { return route(failures, relay: streams.failures) }
        guard let index = flow.sink.outputIndex, let failure = spec.outputs[index].failure else { return .ignored }
        let isOwn = spec.errors?.typeName.text == failure.text
        let subject = streams.stream(of: spec.outputs[index].name.text)
        return .ending(subject, conversion: isOwn ? "\(failure.text).init" : "")
    }

    private func route(_ failure: FailureFlow, relay: StreamName) -> FailureRoute {
        if failure.isIgnored { return .ignored }
        let conversion = spec.errors.map { "\($0.typeName.text).init" } ?? ""
        guard facts.isDirect(failure, in: spec), let index = failure.sink.outputIndex else {
            return .relay(relay, conversion: conversion)
        }
        let relay = streams.stream(of: spec.outputs[index].name.text)
        guard let step = failure.steps.first, case .closure(let body) = step.argument else {
            return .relay(relay, conversion: conversion)
        }
        let head = SwiftText.closureArguments(in: body).isEmpty ? "_ in " : ""
        let error = spec.errors.map { "\($0.typeName.text)(" + "$" + "0)" } ?? "$0"
        let text = SwiftText.replacingClosureArguments(in: body.text, with: [error])
        return .relay(relay, conversion: "{ \(head)\(spec.marked(text, at: body.range)) }")
    }

    /// Where the failure of `source` goes that would end the chain; nil where nothing is to be said of it.
    ///
    /// A dependency's stream that can fail is work as well: its failure goes where work's does. That of an output has ended
    /// the output already.
    func route(of source: FlowSource.Kind, in flow: Flow?) -> FailureRoute? {
        let isTyped = spec.runtime.hasTypedFailures
        switch source {
        case .input: return flow.map(route) ?? .ignored
        case .expression, .helper: return flow.map(route) ?? .ignored
        case .output, .state: return isTyped ? (flow?.failure == nil ? .ignored : flow.map(route) ?? .ignored) : nil
        case .inputEvent, .named, .start: return nil
        }
    }

    /// The place of `flow` among those of the spec.
    func index(of flow: Flow) -> Int? { readers.index(of: flow) }

    /// How `stream` is named in a closure, and what that captures.
    func captured(_ stream: StreamName, hasOwner: Bool) -> (stream: StreamName, captures: [Capture]) {
        if isValueType { return (stream, []) }
        switch stream.home {
        case .local: return (stream, [])
        case .state where hasOwner:
            var reached = stream
            reached.holder = "owner." + stream.holder
            return (reached, [])
        case .state: return (stream, [.state])
        case .output: return (stream, [.name("output")])
        case .member where stream.isWrapped:
            let own = SwiftText.escapedCapture(stream.name)
            return (StreamName(name: own), [.value(name: own, reading: stream.text, ofState: false)])
        case .member: return (stream, [.name(stream.name)])
        }
    }
}
