import VMGenDoubles
import VMGenModel
import VMGenSpec

extension ScenarioReader {
    /// Reads what happens. `previous` is what happened before it in the same line.
    mutating func when(_ kind: ScenarioStatement.Kind, after previous: ScenarioStatement.Kind?) throws(Obstacle) {
        if let previous, isAsync, needsSettling(kind, after: previous) { add(.settle) }
        switch kind {
        case .start(let isAgain):
            if isAgain { add(.transform) }
            looksAtStart = !isAgain
        case .send(let index, let value): add(.send([.init(trigger: .input(index), arguments: value?.text ?? "")]))
        case .feed(let index, let value):
            add(.feed(variable: spec.variables[index].name.text, value: value?.text ?? "()"))
        case .sendEvent(let index, let arguments):
            add(.send([.init(trigger: .event(index), arguments: arguments?.text ?? "")]))
        case .call(let index, let arguments): add(.call(logic: index, arguments: arguments.text))
        case .pass(let seconds):
            let hasTime = bench.harness.doubles.contains { $0.need == "time" }
            add(hasTime ? .advance(seconds: seconds.text) : .settle)
        case .set(let subject, let value):
            let send = subject.published.map { TestStep.Send(trigger: .published($0), arguments: value.text) }
            add(try send.map { .send([$0]) } ?? .set(try place(of: subject, isSet: true), value: value.text))
        case .answers(let work, let answers):
            let double = try double(of: work)
            for answer in try self.answers(answers, of: work) where answer != .waits {
                add(.answer(call(answer, of: work, double), answer))
            }
        default: break
        }
    }

    /// The call that gets `answer`: what a stream says all that listen get, everything else the one that has waited longest,
    /// or the one that was made with the arguments that stand there.
    private func call(_ answer: TestAnswer, of work: ScenarioWork, _ double: TestDouble) -> TestCall {
        let calls = calls(of: work)
        switch (double, answer) {
        case (.subject, _): return .all(double)
        case (_, .sends) where calls == nil, (_, .finishes) where calls == nil: return .all(double)
        default: return .waiting(double, calls: calls)
        }
    }

    /// What can be set, where it `isSet`, or looked at, outside of the outputs.
    func place(of subject: ScenarioSubject, path: String? = nil, isSet: Bool = false) throws(Obstacle) -> TestSubject {
        switch subject {
        case .parameter(let index):
            let parameter = spec.parameters[index]
            let hidden = ["private", "fileprivate"] + (isSet ? ["private(set)", "fileprivate(set)"] : [])
            if parameter.modifiers.contains(where: hidden.contains) {
                throw Obstacle(reason: "`\(parameter.name.text)` is private, so a test cannot reach it")
            }
            return .viewModel(SwiftText.escapedMember(parameter.name.text) + (path ?? ""))
        case .state(let index): return .viewModel(SwiftText.escapedMember(spec.states[index].name.text) + (path ?? ""))
        case .variable(let index):
            return .viewModel(SwiftText.escapedMember(spec.variables[index].name.text) + (path ?? ""))
        case .property(let parameter, let service, let property):
            let name = spec.services[service].allProperties[property].name.text
            return .property(parameter: spec.parameters[parameter].name.text, name: name, path: path)
        default: throw Obstacle(reason: "A test cannot reach what this scenario speaks of")
        }
    }

    /// Whether work of the spec runs in tasks, whose answers come in a later turn.
    private var isAsync: Bool {
        (spec.logic + spec.services.flatMap(\.methods) + bench.closures.map(\.method)).contains(where: \.isAsync)
            || spec.flows.contains { $0.text.text.contains("await ") }
    }

    /// Whether what `previous` set off has to be over before the next thing happens.
    private func needsSettling(_ kind: ScenarioStatement.Kind, after previous: ScenarioStatement.Kind) -> Bool {
        switch previous {
        case .answers, .pass: return true
        default: break
        }
        if case .pass = kind { return spec.flows.contains(where: \.countsTimeOfWork) }
        return false
    }
}

extension Flow {
    /// Whether it counts time for what work gave, so that the work has to be over before time passes.
    fileprivate var countsTimeOfWork: Bool {
        if steps.contains(where: { $0.retryPause != nil }) { return true }
        guard let time = steps.firstIndex(where: \.kind.takesTime) else { return false }
        let isSent = sources.allSatisfy { source in
            switch source.kind {
            case .input, .inputEvent: true
            default: false
            }
        }
        return !isSent || steps[..<time].contains(where: \.kind.isWork)
    }
}

extension ScenarioSubject {
    /// The published property that a view sets where a scenario does; nil for all that nobody but its owner sets.
    fileprivate var published: PublishedProperty? {
        switch self {
        case .output(let index): .output(index)
        case .state(let index): .state(index)
        case .parameter, .field, .outputEvent, .variable, .stream, .property: nil
        }
    }
}
