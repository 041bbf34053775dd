import VMGenDiagnostics
import VMGenModel
import VMGenPlan
import VMGenSpec

/// A failure of work, as tests make it.
package struct RehearsedFailure: Sendable {
    /// The failure itself, as Swift; nil where a test cannot spell it.
    package var error: KnownValue?
    /// What kind of failure it is.
    package var reason: ErrorPolicy.Reason
}

extension Rehearsal {
    /// The double that `invocation` calls, what of the spec that is, and the types of its parameters; nil where there is no
    /// double.
    func double(of invocation: Invocation) -> (double: TestDouble, target: RehearsedCall.Target, types: [String])? {
        switch invocation.target {
        case .request(let index):
            guard let session = harness.doubles.first(where: { $0.type == "URLSessionStub" }) else { return nil }
            let types = spec.requests[index].parameters.map(\.type)
            return (.session(parameter: session.name), .request(index), types)
        case .service(let receiver, let service, let method):
            guard let stub = bench.stub(ofParameter: receiver),
                stub.service.name.text == spec.services[service].name.text,
                let plan = stub.plan(of: spec.services[service].methods[method])
            else { return nil }
            let double = TestDouble.member(parameter: receiver, name: plan.double)
            return (double, .method(service: service, method: method), plan.method.parameters.map(\.type))
        case .logic, .foreign: return nil
        }
    }

    /// The flow at `index` listens to the stream that `swift` names. Returns false where no double gives it.
    mutating func listen(to swift: Fragment, for index: Int) -> Bool {
        guard let (double, type, _) = stream(swift) else { return false }
        let isSubject = if case .subject = double { true } else { false }
        calls.append(
            RehearsedCall(
                double: double,
                target: .stream(type),
                arguments: [],
                flow: index,
                step: -1,
                number: counter.next(double),
                outcome: isSubject ? .answered : .waiting
            )
        )
        if case .subject(_, _, let kind) = double, kind.traits.contains(.holdsValue) {
            guard let value = NaturalValue.of(type) ?? bench.values.values(of: type).first else { return false }
            arrive([KnownValue(swift: value, type: type)], from: .expression(swift.text), at: index)
        }
        return true
    }

    /// The double that gives the stream which `swift` names, the type of its values, and whether it can be told to fail with
    /// any error; nil where there is none.
    package func stream(_ swift: Fragment) -> (double: TestDouble, type: String, takesAnyFailure: Bool)? {
        var cursor = TextCursor(swift)
        guard let receiver = cursor.identifier(), cursor.take("."), let member = cursor.identifier() else { return nil }
        let brackets = cursor.bracketed(by: "(")
        guard cursor.isAtEnd, brackets?.inner.isEmpty ?? true, let stub = bench.stub(ofParameter: receiver.text)
        else { return nil }
        let double = TestDouble.member(parameter: receiver.text, name: "on\(member.text.capitalizedFirst)")
        if brackets == nil {
            guard let property = stub.service.properties.first(where: { $0.name.text == member.text }),
                let arguments = StreamType(property.type)?.arguments, let element = arguments.first
            else { return nil }
            let plan = StubbedPropertyPlan(property: property, spec: stub.spec)
            let takesAnyFailure = arguments.count < 2 || StubbedStream.isAnyError(arguments[1].text)
            let type = NestedTypes(stub.spec).qualified(element.text)
            if plan.stream != nil { return (double, type, takesAnyFailure) }
            guard let kind = plan.subject else { return nil }
            let subject = TestDouble.subject(parameter: receiver.text, name: member.text, kind: kind)
            return (subject, type, takesAnyFailure && kind.traits.contains(.canFail))
        }
        let methods = stub.service.methods.indices.filter { stub.service.methods[$0].name.text == member.text }
        guard methods.count == 1, let plan = stub.plan(ofMethod: methods[0]), plan.method.parameters.isEmpty,
            case .stream = plan.method.answer(in: spec.runtime)
        else { return nil }
        return (double, plan.value, plan.takesAnyFailure)
    }

    /// The double of the stream that `swift` names says `value`.
    mutating func speak(_ value: KnownValue, from swift: Fragment) {
        emit(.expression(swift.text), value.type == "Void" ? [] : [value])
    }

    /// The work of a step begins, or waits for its turn, or is left out. Returns whether that is certain.
    mutating func begin(_ step: FlowStep, at place: Step, _ values: [KnownValue]) -> Bool {
        guard case .work(let invocation, let flags) = step.argument,
            let (double, target, types) = double(of: invocation), !answersAtOnce(invocation)
        else { return false }
        let own = running(at: place)
        switch step.kind {
        case .first where !own.isEmpty: return true
        case .queue where !own.isEmpty:
            memory[place, default: Memory()].values.append(values)
            return true
        default: break
        }
        let arguments = arguments(invocation, with: values, types: types)
        note(invocation, arguments)
        count(flags, by: 1)
        if step.kind == .latest { cancel(at: place) }
        calls.append(
            RehearsedCall(
                double: double,
                target: target,
                arguments: arguments,
                flow: place.flow,
                step: place.step,
                number: counter.next(double)
            )
        )
        return true
    }

    /// The calls of the step at `place` that run, by index.
    private func running(at place: Step) -> [Int] {
        calls.indices.filter {
            calls[$0].flow == place.flow && calls[$0].step == place.step && calls[$0].outcome == .waiting
        }
    }

    /// The calls of the step at `place` that run are given up.
    mutating func cancel(at place: Step) {
        guard case .work(_, let flags) = spec.flows[place.flow].steps[place.step].argument else { return }
        for index in running(at: place) {
            calls[index].outcome = .cancelled
            count(flags, by: -1)
        }
    }

    /// Whether the double that `invocation` calls cannot be kept waiting.
    private func answersAtOnce(_ invocation: Invocation) -> Bool {
        guard case .service(let receiver, let service, let method) = invocation.target else { return false }
        return bench.stub(ofParameter: receiver)?.plan(of: spec.services[service].methods[method])?.answersAtOnce
            == true
    }

    /// The call at `index` is answered with `value`; nil for nothing.
    mutating func answer(_ index: Int, with value: KnownValue?) {
        guard calls.indices.contains(index), calls[index].outcome == .waiting, let flow = calls[index].flow else {
            return
        }
        let step = calls[index].step
        guard step >= 0 else { return }
        run(
            flow,
            from: step + 1,
            spec.flows[flow].steps[step].after.components.isEmpty ? [] : [value].compactMap { $0 }
        )
        finish(index, as: .answered)
    }

    /// The call at `index` fails.
    mutating func fail(_ index: Int, with failure: RehearsedFailure) {
        guard calls.indices.contains(index), calls[index].outcome == .waiting, let flow = calls[index].flow
        else { return }
        report(failure, of: spec.flows[flow])
        finish(index, as: .answered)
    }

    private mutating func finish(_ index: Int, as outcome: RehearsedCall.Outcome) {
        guard calls[index].outcome == .waiting, let flow = calls[index].flow else { return }
        calls[index].outcome = outcome
        guard calls[index].step >= 0 else { return }
        let place = Step(flow: flow, step: calls[index].step)
        let step = spec.flows[flow].steps[place.step]
        if case .work(_, let flags) = step.argument {
            let next = memory[place]?.values.first
            if step.kind == .queue, let next {
                memory[place]?.values.removeFirst()
                count(flags, by: -1)
                _ = begin(step, at: place, next)
            } else {
                count(flags, by: -1)
            }
        }
    }

    private mutating func count(_ flags: [StreamReference], by difference: Int) {
        for flag in flags {
            guard case .source(let kind) = flag.kind, let place = kind.place.written else { continue }
            let before = running[place, default: 0]
            running[place] = before + difference
            if (before > 0) != (before + difference > 0) {
                say([KnownValue(swift: before + difference > 0 ? "true" : "false", type: "Bool")], at: place)
            }
        }
    }

    /// What becomes of `failure` of the work of `flow`.
    package mutating func report(_ failure: RehearsedFailure, of flow: Flow) {
        guard let route = flow.failure ?? spec.failures else {
            guard let output = flow.sink.outputIndex, let type = spec.outputs[output].failure else { return }
            if let value = declared(failure, as: type.text) { ended[.output(output)] = value }
            return lose(.output(output))
        }
        if route.isIgnored { return }
        if route.steps.isEmpty {
            let element = route.sink.outputIndex.map { spec.outputs[$0].element.text }
            let isOwn = spec.errors != nil && element == spec.errors?.typeName.text
            let value = isOwn ? declared(failure, as: element ?? "") : failure.error
            guard let value else { return lose(route.sink) }
            return end(route.sink, [value], of: -1)
        }
        let own = spec.errors.map { declared(failure, as: $0.typeName.text) }
        guard let error = own ?? failure.error else { return lose(route.sink) }
        var values = [error]
        for step in route.steps {
            switch (step.kind, step.argument) {
            case (.map, .closure(let body)):
                guard let value = result(of: body, with: values) else { return lose(route.sink) }
                values = [value]
            case (.replace, .expression(let swift)):
                guard let value = value(of: swift, with: [], type: nil) else { return lose(route.sink) }
                values = step.after.components.isEmpty ? [] : [value]
            default: return lose(route.sink)
            }
        }
        end(route.sink, values, of: -1)
    }

    /// `failure` as a value of the spec's own error type; nil where nobody can tell which.
    private func declared(_ failure: RehearsedFailure, as type: String) -> KnownValue? {
        guard let errors = spec.errors, errors.typeName.text == type else { return nil }
        if errors.isDeclared {
            guard let name = errors.caseName(for: failure.reason) else { return nil }
            return KnownValue(.spelt, swift: ".\(SwiftText.escapedMember(name))", type: type)
        }
        guard let error = failure.error else { return nil }
        return KnownValue(.spelt, swift: "\(type)(\(error.swift))", type: type)
    }
}
