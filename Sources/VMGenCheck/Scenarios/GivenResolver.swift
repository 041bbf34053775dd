import VMGenModel
import VMGenSpec

/// Resolves what holds before the screen starts.
struct GivenResolver {
    /// What the line is held to.
    let checks: ScenarioChecks
    /// What is set and kept.
    let held: HeldValueResolver
    /// What is answered.
    let answers: AnswerResolver

    private var draft: SpecDraft { checks.draft }
    private var names: Namespace { checks.names }
    private var findings: Findings { checks.findings }

    /// What a statement behind `given` says; nil where it says nothing that can hold, which is reported.
    func resolve(_ statement: StatementSyntax, hasStarted: Bool) -> ScenarioStatement.Kind? {
        switch statement.form {
        case .verb(let verb, let place, let rest, let below):
            guard verb != .is, verb != .was else {
                return checks.misplaced("`\(verb.rawValue)` looks at something", statement, belongs: .then)
            }
            return answers.resolve(statement, verb: verb, at: place, rest: rest, below: below, isLate: false)
        case .assignment(let value):
            guard let subject = givenSubject(statement, value: value) else { return nil }
            return hasStarted ? late(statement) : .set(subject, value: value)
        case .stored(let key, let value):
            guard let kind = held.stored(statement, key: key, value: value) else { return nil }
            return hasStarted ? late(statement) : kind
        case .time: return checks.misplaced("time passes", statement, belongs: .when)
        case .event: return checks.misplaced("this looks at an event", statement, belongs: .then)
        case .bare, .value, .times:
            switch names.source(statement.root.text) {
            case .input, .inputEvent: return checks.misplaced("this sends an input", statement, belongs: .when)
            case nil where statement.root.text == "start":
                return checks.misplaced("this starts the screen", statement, belongs: .when)
            case nil:
                checks.reportUnknown(statement, what: "what can be given", where: draft.isGiven)
                return nil
            default:
                incomplete(statement)
                return nil
            }
        }
    }

    /// Reports a name of the spec with which nothing is given, or in other words than those of scenarios.
    private func incomplete(_ statement: StatementSyntax) {
        let name = statement.name
        if let answer = draft.foreignAnswer(statement, names: names) {
            findings.add(ScenarioUse.finding("write `\(answer)`", at: statement.text))
            return
        }
        var form = "`\(name) = …`"
        switch names[statement.root.text] {
        case .request: form = "`\(name) answers …`"
        case .parameter(let index):
            guard draft.serviceIndex(ofType: draft.parameters[index].type) != nil else { break }
            form = statement.path.isEmpty ? "`\(name).method answers …`" : "`\(name) answers …`"
        default: break
        }
        let message = "what is given of `\(name)` is missing; write \(form)"
        findings.add(ScenarioUse.finding(message, at: statement.text))
    }

    /// What `name = value` sets before the screen starts.
    private func givenSubject(_ statement: StatementSyntax, value: Fragment) -> ScenarioSubject? {
        if !statement.path.isEmpty { return held.property(statement, value: value) }
        let name = statement.root
        switch names[name.text] {
        case .parameter(let index):
            let parameter = draft.parameters[index]
            if let service = draft.serviceIndex(ofType: parameter.type) {
                return checks.refuse(
                    "`\(name.text)` is the stub of `\(draft.services[service].name.text)`; say what its members "
                        + "answer, `\(name.text).method answers …`",
                    at: name
                )
            }
            checks.check(value, type: parameter.type)
            return .parameter(index)
        case .input(let index):
            let port = draft.inputs.ports[index]
            guard port.kind == nil else {
                return checks.refuse(
                    "`\(name.text)` is an input, which is sent: `when: \(name.text)\(port.isVoid ? "" : " …")`",
                    at: name
                )
            }
            checks.check(value, type: port.element)
            return .field(index)
        case .output(let index):
            let port = draft.outputs.ports[index]
            guard port.isStateful else {
                return checks.refuse("`\(name.text)` has no value to start from; it says what flows send it", at: name)
            }
            return canStart(port, at: statement, value: value) ? .output(index) : nil
        case .state(let index):
            return canStart(draft.states.ports[index], at: statement, value: value) ? .state(index) : nil
        case nil:
            checks.reportUnknown(statement, what: "what can be given", where: draft.isGiven)
            return nil
        case .variable(let index)?:
            return findings.refuse(ScenarioUse.unsettable(name, draft.variables[index]))
        case let member?:
            return checks.refuse("`\(name.text)` is \(member.what), which has no value to start from", at: name)
        }
    }

    /// Whether a test can let `port` start with `value`: it is kept in a store, or it starts with that value anyway. Where
    /// it cannot, that is reported.
    private func canStart(_ port: Port, at statement: StatementSyntax, value: Fragment) -> Bool {
        checks.check(value, type: port.element)
        guard port.persistence == nil, let initial = port.initialValue ?? port.implicitValue,
            initial.text.filter({ $0 != " " }) != value.text.filter({ $0 != " " })
        else { return true }
        let name = port.name.text
        let message =
            "`\(name)` starts as `\(initial.text)`, and "
            + (port.isSetByViews
                ? "a view sets it later: `when: \(name) = \(value.text)`"
                : "nothing outside can change that; send the inputs that lead to `\(value.text)`, in a `when`")
        findings.add(ScenarioUse.finding(message, at: statement.text))
        return false
    }

    private func late(_ statement: StatementSyntax) -> ScenarioStatement.Kind? {
        return findings.refuse(ScenarioUse.tooLate(statement.text))
    }
}

extension Port {
    /// What an optional state starts with where nothing is written.
    fileprivate var implicitValue: Fragment? { role == .state ? Fragment("nil", name.range) : nil }
}

extension SpecDraft {
    /// Whether `given` can speak of `member`.
    fileprivate func isGiven(_ member: Namespace.Member) -> Bool {
        switch member {
        case .parameter, .request, .state: true
        case .input(let index): inputs.ports[index].kind == nil
        case .output(let index): outputs.ports[index].isStateful
        default: false
        }
    }
}
