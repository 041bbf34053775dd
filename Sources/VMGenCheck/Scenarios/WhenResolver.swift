import VMGenModel
import VMGenSpec

/// Resolves what happens: inputs, callbacks, answers, time.
struct WhenResolver {
    /// What the line is held to.
    let checks: ScenarioChecks
    /// What is set.
    let held: HeldValueResolver
    /// What is answered meanwhile.
    let answers: AnswerResolver

    private var draft: SpecDraft { checks.draft }
    private var names: Namespace { checks.names }
    private var findings: Findings { checks.findings }

    /// What a statement behind `when` says; nil where it says nothing that can happen, which is reported.
    func resolve(_ statement: StatementSyntax, hasStarted: Bool) -> ScenarioStatement.Kind? {
        switch statement.form {
        case .verb(let verb, let place, let rest, let below):
            switch verb {
            case .is, .was: return checks.misplaced("`\(verb.rawValue)` looks at something", statement, belongs: .then)
            case .waits: return checks.misplaced("what waits is said before it is asked", statement, belongs: .given)
            default: return answers.resolve(statement, verb: verb, at: place, rest: rest, below: below, isLate: true)
            }
        case .time(let seconds):
            guard checks.countsTime else {
                return checks.refuse("no step of this spec counts time, so nothing depends on it", at: statement.text)
            }
            return .pass(seconds: seconds)
        case .bare:
            let methods = draft.callbacks(named: statement.root.text)
            if !methods.isEmpty, names.source(statement.root.text).map(draft.isSent) != true {
                return call(statement, methods)
            }
            return start(statement, hasStarted: hasStarted) ?? send(statement, value: nil)
        case .value(let value):
            if let answer = draft.foreignAnswer(statement, names: names) {
                return checks.refuse("write `\(answer)`", at: statement.text)
            }
            if value.text == "again", let start = start(statement, hasStarted: hasStarted) { return start }
            return send(statement, value: value)
        case .assignment(let value): return assignment(statement, value: value)
        case .stored: return checks.misplaced("this is what is kept before the start", statement, belongs: .given)
        case .event: return checks.misplaced("this looks at an event", statement, belongs: .then)
        case .times:
            return checks.refuse(
                "write the input as often as it is sent, `\(statement.root.text); \(statement.root.text)`",
                at: statement.text
            )
        }
    }

    /// `start` and `start again`.
    private func start(_ statement: StatementSyntax, hasStarted: Bool) -> ScenarioStatement.Kind? {
        guard statement.root.text == "start", names["start"] == nil, statement.path.isEmpty else { return nil }
        if case .value = statement.form {
            if draft.transform.isStored {
                let message = "`init` wires what is `stored`, once; a new scenario begins with another view model"
                findings.add(ScenarioUse.finding(message, at: statement.text))
            }
            return .start(isAgain: true)
        }
        if hasStarted {
            let message = "the screen has started; `start again` calls `transform` once more"
            findings.add(ScenarioUse.finding(message, at: statement.text))
        }
        return .start(isAgain: false)
    }

    /// A callback, which is called as its service calls it.
    private func call(_ statement: StatementSyntax, _ methods: [Int]) -> ScenarioStatement.Kind? {
        let form = { (method: SwiftMethod) in "\(method.name.text)(\(method.parameters.scenarioForm))" }
        guard case .brackets(let brackets)? = statement.path.first, statement.path.count == 1 else {
            let forms = methods.map { "`\(form(draft.logic[$0]))`" }.joined(separator: " or ")
            return checks.refuse("a callback is written as it is called: \(forms)", at: statement.text)
        }
        let labels = brackets.inner.argumentLabels
        let index = methods.first { draft.logic[$0].labels == labels } ?? methods[0]
        let method = draft.logic[index]
        guard checks.checkArguments(brackets.inner, of: method.parameters, form: form(method)) else { return nil }
        if method.isAsync, draft.declaration?.isMainActor != true {
            return checks.refuse(
                "`\(method.name.text)` runs on no actor, so no test can wait for it",
                at: statement.text
            )
        }
        return .call(logic: index, arguments: brackets.inner)
    }

    /// An input, or a case of the input events. Its value stands behind a space or in brackets.
    private func send(_ statement: StatementSyntax, value: Fragment?) -> ScenarioStatement.Kind? {
        let name = statement.root
        var value = value
        if case .brackets(let brackets)? = statement.path.first, statement.path.count == 1, value == nil {
            value = brackets
        } else if !statement.path.isEmpty {
            if case .parameter = names[name.text] { return cannotHappen(statement) }
            if let finding = checks.qualified(statement) { return findings.refuse(finding) }
            if case .variable = names[name.text], case .member(let member)? = statement.path.last {
                return checks.refuse(
                    "a scenario sends into inputs, and into relays that are variables themselves; make this one a variable, "
                        + "`let \(member.text) = …`, and write `\(member.text) \(value?.text ?? "…")`",
                    at: statement.text
                )
            }
            return checks.refuse(
                "an input is written with its value behind a space, `\(name.text) …`",
                at: statement.text
            )
        }
        switch names.source(name.text) {
        case .input(let index):
            let port = draft.inputs.ports[index]
            guard port.kind != nil else {
                return checks.refuse(
                    "`\(name.text)` is a plain field, which is given: `given: \(name.text) = …`",
                    at: name
                )
            }
            return send(port, index: index, name: name, value: value)
        case .inputEvent(let index): return sendEvent(draft.inputs.events[index], index: index, at: name, value: value)
        case nil:
            checks.reportUnknown(statement, what: "what can happen") { draft.isSent($0) }
            return nil
        case .variable(let index):
            guard let stream = RecordedStream(draft.variables[index], in: draft.runtime), stream.sending != nil else {
                return cannotHappen(statement)
            }
            return feed(stream, index: index, name: name, value: value)
        case .output(let index) where draft.outputs.ports[index].isSetByViews: return setsOnly(statement, value)
        case .state(let index) where draft.states.ports[index].isSetByViews: return setsOnly(statement, value)
        default: return cannotHappen(statement)
        }
    }

    /// Reports something that a view sets, as if it were sent.
    private func setsOnly(_ statement: StatementSyntax, _ value: Fragment?) -> ScenarioStatement.Kind? {
        let way = "write `\(statement.root.text) = \(value?.text ?? "…")`"
        return checks.refuse("`\(statement.root.text)` is set by a view: \(way)", at: statement.text)
    }

    /// A relay or a subject of the view model, into which others send.
    private func feed(_ stream: RecordedStream, index: Int, name: Fragment, value: Fragment?) -> ScenarioStatement.Kind?
    {
        if stream.isVoid {
            let isNothing = value.map { ["()", "(())"].contains($0.text) } ?? true
            if let value, !isNothing { return findings.refuse(ScenarioUse.extraValue(value, of: name)) }
            return .feed(variable: index, value: nil)
        }
        guard let value else {
            return findings.refuse(
                ScenarioUse.missingValue(name, form: "\(name.text) …", type: stream.element.text)
            )
        }
        checks.check(value, type: stream.element)
        return .feed(variable: index, value: value.unbracketed.dedented)
    }

    private func send(_ port: Port, index: Int, name: Fragment, value: Fragment?) -> ScenarioStatement.Kind? {
        guard let value else {
            if port.isVoid { return .send(input: index, value: nil) }
            let finding = ScenarioUse.missingValue(name, form: "\(name.text) …", type: port.element.text)
            return findings.refuse(finding)
        }
        guard !port.isVoid else { return findings.refuse(ScenarioUse.extraValue(value, of: name)) }
        if let finding = ScenarioUse.severalValues(value, of: name, type: port.element) {
            return findings.refuse(finding)
        }
        checks.check(value, type: port.element)
        return .send(input: index, value: value.unbracketed.dedented)
    }

    private func sendEvent(
        _ event: EventCase,
        index: Int,
        at name: Fragment,
        value: Fragment?
    ) -> ScenarioStatement.Kind? {
        if event.payload.isEmpty {
            if let value { findings.add(ScenarioUse.extraValue(value, of: name)) }
            return value == nil ? .sendEvent(input: index, arguments: nil) : nil
        }
        guard let value, value.text.hasPrefix("("), value.text.hasSuffix(")") else {
            let form = event.form
            return checks.refuse("`\(name.text)` carries something; write it as `\(form)`", at: name)
        }
        let arguments = checks.withDefaults(value.inner, of: event.payload)
        guard checks.checkArguments(arguments, of: event.payload, form: event.form) else { return nil }
        return .sendEvent(input: index, arguments: arguments)
    }

    /// `name = value`: a parameter that can be set, or a property of a service.
    private func assignment(_ statement: StatementSyntax, value: Fragment) -> ScenarioStatement.Kind? {
        if !statement.path.isEmpty {
            guard let kind = held.property(statement, value: value) else { return nil }
            if case .property(_, let service, _) = kind, draft.services[service].isStruct {
                return checks.refuse(
                    "a struct stays as it is once the view model has it; write this under `given`, or let "
                        + "`\(draft.services[service].name.text)` hold a closure or a stream that answers",
                    at: statement.text
                )
            }
            return .set(kind, value: value)
        }
        let name = statement.root
        switch names[name.text] {
        case .parameter(let index):
            let parameter = draft.parameters[index]
            let isPrivate = !parameter.modifiers.allSatisfy { !$0.contains("private") }
            guard parameter.isVariable, !isPrivate else {
                return checks.refuse(
                    "`\(name.text)` cannot be set from outside; give it before the first `when`",
                    at: name
                )
            }
            checks.check(value, type: parameter.type)
            return .set(.parameter(index), value: value)
        case .input(let index) where draft.inputs.ports[index].kind != nil:
            return checks.refuse("an input is sent: write `\(name.text) \(value.text)`", at: statement.text)
        case .output(let index) where draft.outputs.ports[index].isSetByViews:
            checks.check(value, type: draft.outputs.ports[index].element)
            return .set(.output(index), value: value)
        case .state(let index) where draft.states.ports[index].isSetByViews:
            checks.check(value, type: draft.states.ports[index].element)
            return .set(.state(index), value: value)
        case .output(let index) where draft.outputs.ports[index].persistence == nil: return cannotHappen(statement)
        case .state(let index) where draft.states.ports[index].persistence == nil: return cannotHappen(statement)
        case .variable(let index):
            return findings.refuse(ScenarioUse.unsettable(name, draft.variables[index]))
        case nil:
            checks.reportUnknown(statement, what: "what can happen") { draft.isSent($0) }
            return nil
        default:
            return checks.misplaced("this is what holds before", statement, belongs: .given)
        }
    }

    private func cannotHappen(_ statement: StatementSyntax) -> ScenarioStatement.Kind? {
        let what = names[statement.root.text]?.what ?? "no input"
        let inputs = names.names { draft.isSent($0) }
        let ending = inputs.isEmpty ? "" : "; what happens is \(inputs.prefix(8).listed()), an answer, or time"
        return checks.refuse("`\(statement.root.text)` is \(what), and nobody sends it\(ending)", at: statement.root)
    }
}

extension SpecDraft {
    /// The callbacks called `name`, by their indices.
    fileprivate func callbacks(named name: String) -> [Int] {
        logic.indices.filter { logic[$0].isCallback && logic[$0].name.text == name }
    }

    /// Whether `member` is an input that is sent, no plain field.
    func isSent(_ member: Namespace.Member) -> Bool {
        switch member {
        case .input(let index): inputs.ports[index].kind != nil
        case .inputEvent: true
        default: false
        }
    }
}

extension EventCase {
    /// How the case is written with its payload: `registerTap(name: …)`.
    var form: String { payload.isEmpty ? name.text : "\(name.text)(\(payload.form))" }
}

extension [SwiftMethod.Parameter] {
    /// Labels and places of arguments: `name: …, …`.
    var form: String { map { $0.label.map { "\($0): …" } ?? "…" }.joined(separator: ", ") }

    /// The same in a scenario, which has the values of `String...` as a list: `[…, …]`.
    var scenarioForm: String {
        map { parameter in
            let value = parameter.isVariadic ? "[…, …]" : "…"
            return parameter.label.map { "\($0): \(value)" } ?? value
        }
        .joined(separator: ", ")
    }
}

extension SpecDraft {
    /// Whether a step counts time.
    var countsTime: Bool {
        flows.contains { flow in
            (flow.chain.steps + (flow.failure?.chain.steps ?? [])).contains(where: \.countsTime)
        }
    }
}
