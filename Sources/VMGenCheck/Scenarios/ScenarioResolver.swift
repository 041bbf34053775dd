import VMGenModel
import VMGenSpec

/// Looks up what scenarios name, and checks what they say of it.
struct ScenarioResolver {
    /// The declarations.
    let draft: SpecDraft
    /// The samples, resolved.
    let samples: [Sample]
    /// The names of the closures that flows call.
    let called: Set<String>
    /// Where mistakes go.
    let findings: Findings
    /// The values of types.
    let values: SampleValues
    /// What every line is held to.
    let checks: ScenarioChecks
    /// What holds before.
    let given: GivenResolver
    /// What happens.
    let when: WhenResolver
    /// What is seen.
    let then: ThenResolver

    /// Prepares for the scenarios of `draft`, whose flows are `flows` and whose failures take the way of `failures`.
    init(
        draft: SpecDraft,
        names: Namespace,
        flows: [Flow],
        failures: FailureFlow?,
        samples: [Sample],
        findings: Findings
    ) {
        self.draft = draft
        called = flows.closureNames(and: failures)
        self.samples = samples
        self.findings = findings
        values = SampleValues(samples, errors: draft.errors, types: draft.types, in: draft.declaration?.name.text ?? "")
        checks = ScenarioChecks(draft: draft, names: names, findings: findings)
        let works = ScenarioWorkResolver(checks: checks)
        let answers = AnswerResolver(checks: checks, works: works, samples: samples, values: values)
        let held = HeldValueResolver(checks: checks, works: works)
        given = GivenResolver(checks: checks, held: held, answers: answers)
        when = WhenResolver(checks: checks, held: held, answers: answers)
        then = ThenResolver(
            checks: checks,
            held: held,
            works: works,
            calls: CallCountResolver(checks: checks, works: works)
        )
    }

    /// The scenarios, in order; those that could not be understood in full have been reported, and lack something.
    func resolve() -> [Scenario] {
        var first: [String: Fragment] = [:]
        return draft.scenarios.compactMap { scenario in
            let steps = resolve(scenario)
            if !scenario.isBroken {
                let isRead = scenario.lines.last?.statements.count == steps.last?.statements.count
                if isRead { findings.add([ScenarioShape.checkOrder(scenario)].compactMap { $0 }) }
                checkParameters(scenario, steps: steps)
                checkAddresses(steps)
            }
            guard let identifier = ScenarioIdentifier.identifier(of: scenario.name.text) else {
                return findings.refuse(ScenarioName.empty(scenario.name))
            }
            if let first = first[identifier] {
                return findings.refuse(ScenarioName.duplicate(scenario.name, first: first, identifier: identifier))
            }
            first[identifier] = scenario.name
            return Scenario(
                name: scenario.name,
                documentation: scenario.documentation,
                identifier: identifier,
                steps: steps
            )
        }
    }

    private func resolve(_ scenario: ScenarioSyntax) -> [ScenarioStep] {
        var hasStarted = false
        // What the `then` lines in a row say, which look at one round.
        var round: [ScenarioStatement] = []
        var steps: [ScenarioStep] = []
        for line in scenario.lines {
            var statements: [ScenarioStatement] = []
            for statement in line.statements {
                let kind: ScenarioStatement.Kind? =
                    switch line.keyword {
                    case .given: given.resolve(statement, hasStarted: hasStarted)
                    case .when: when.resolve(statement, hasStarted: hasStarted)
                    case .then: then.resolve(statement)
                    }
                if let kind {
                    statements.append(ScenarioStatement(text: statement.text, kind: kind))
                } else if !findings.hasErrors {
                    // Nothing that is not understood may leave a scenario without a word.
                    findings.add(ScenarioUse.finding("this says nothing that a test could do", at: statement.text))
                }
                if line.keyword != .given { hasStarted = true }
            }
            round = line.keyword == .then ? round + statements : []
            checkSilence(round)
            checkRest(round)
            steps.append(ScenarioStep(keyword: line.keyword, place: line.place, statements: statements))
        }
        return Self.withJoinedEvents(steps)
    }

    /// `steps` where the events of one case that `then` lines in a row speak of are one statement: these, in this order.
    private static func withJoinedEvents(_ steps: [ScenarioStep]) -> [ScenarioStep] {
        var joined: [ScenarioStep] = []
        for var step in steps {
            guard step.keyword == .then else {
                joined.append(step)
                continue
            }
            let round = (joined.lastIndex { $0.keyword != .then } ?? -1) + 1
            let statements = step.statements
            step.statements = []
            joined.append(step)
            for statement in statements {
                let found = joined[round...].indices.lazy.flatMap { index in
                    joined[index].statements.indices.map { (index, $0) }
                }
                .compactMap { index, place in
                    joined[index].statements[place].joined(with: statement).map { (index, place, $0) }
                }
                .first
                if let (index, place, both) = found {
                    joined[index].statements[place] = both
                } else {
                    joined[joined.count - 1].statements.append(statement)
                }
            }
        }
        return joined
    }

    /// Reports `nothing` beside something that was said or asked in the same round.
    private func checkSilence(_ statements: [ScenarioStatement]) {
        guard let nothing = statements.first(where: { if case .nothing = $0.kind { true } else { false } }),
            let other = statements.first(where: { contradictsSilence($0.kind) })
        else { return }
        findings.add(ScenarioUse.notNothing(nothing.text, other: other.text))
    }

    /// Reports what leaves a part of an event open, `.failed(_)`, beside another one of its case, in the same round, that does not: what
    /// does not lists all that came of the case.
    private func checkRest(_ statements: [ScenarioStatement]) {
        let events = statements.compactMap { statement -> (index: Int, isOpen: Bool, text: Fragment)? in
            guard case .happenedEvent(let index, let arguments) = statement.kind else { return nil }
            return (index, arguments.contains { $0?.leavesOut == true }, statement.text)
        }
        for event in events where event.isOpen {
            guard let other = events.first(where: { $0.index == event.index && !$0.isOpen }) else { continue }
            findings.add(ScenarioUse.open(event.text, other: other.text))
            return
        }
    }

    private func contradictsSilence(_ kind: ScenarioStatement.Kind) -> Bool {
        switch kind {
        case .happened, .happenedEvent, .said: return true
        case .called(_, .times(let times)): return times > 0
        case .called(_, .with): return true
        case .equals(.output(let index), _, _), .matches(.output(let index), _, _), .isType(.output(let index), _, _):
            return !draft.outputs.ports[index].isStateful
        default: return false
        }
    }

    /// Reports the first request that tests cannot tell from another one that the same scenario speaks of.
    private func checkAddresses(_ steps: [ScenarioStep]) {
        var known: [RequestAddress: Int] = [:]
        for statement in steps.flatMap(\.statements) {
            guard let index = statement.kind.request else { continue }
            let first = known[RequestAddress(draft.requests[index]), default: index]
            known[RequestAddress(draft.requests[index])] = first
            guard first != index else { continue }
            let names = (draft.requests[index].name.text, draft.requests[first].name.text)
            findings.add(ScenarioUse.sameAddress(names.0, as: names.1, at: statement.text))
            return
        }
    }

    /// Whether a value for each parameter of `init` is known.
    private func checkParameters(_ scenario: ScenarioSyntax, steps: [ScenarioStep]) {
        let given = steps.flatMap(\.statements).compactMap { statement -> Int? in
            guard case .set(.parameter(let index), _) = statement.kind else { return nil }
            return index
        }
        for (index, parameter) in draft.parameters.enumerated() where !parameter.isAssigned {
            let hasSample = samples.contains { $0.target == .parameter(index) && !$0.values.isEmpty }
            guard parameter.defaultValue == nil, !hasSample, !given.contains(index),
                draft.serviceIndex(ofType: parameter.type) == nil, values.values(of: parameter.type.text).isEmpty,
                !findings.hasError(at: parameter.name.range)
            else { continue }
            // Work that is a closure which flows call, a session and a store have stubs of their own.
            if called.contains(parameter.name.text), draft.canDouble(index),
                draft.closure(ofParameter: index)?.takesTime(in: draft.runtime) == true
            {
                continue
            }
            if ["URLSessionProtocol", "UserDefaults"].contains(parameter.type.text) { continue }
            // That its name is taken is reported.
            let bag = draft.runtime.bag
            if parameter.name.text == bag.name, parameter.type.text == bag.type { continue }
            findings.add(MissingSample.parameter(parameter.name, scenario: scenario.name))
        }
    }

}

extension ScenarioStatement.Kind {
    /// The index of the request that it speaks of; nil where it speaks of none.
    fileprivate var request: Int? {
        switch self {
        case .answers(let work, _), .called(let work, _):
            guard case .request(let index) = work.target else { return nil }
            return index
        default: return nil
        }
    }
}

extension SpecDraft {
    /// The index of the service that `type` names: `RoomService`, `any RoomService`, `RoomService?`.
    func serviceIndex(ofType type: Fragment?) -> Int? {
        let name = Self.serviceName(ofType: type)
        return services.firstIndex { $0.name.text == name }
    }

    /// The name of the service that `type` would name.
    static func serviceName(ofType type: Fragment?) -> String {
        type.map { TypeText.protocolName(in: $0.text) } ?? ""
    }
}

extension SpecDraft {
    /// Whether `member` can answer: a request, or a parameter that is a service or a closure.
    func canAnswer(_ member: Namespace.Member) -> Bool {
        switch member {
        case .request: true
        case .parameter(let index):
            serviceIndex(ofType: parameters[index].type) != nil || closure(ofParameter: index) != nil
        default: false
        }
    }
}
