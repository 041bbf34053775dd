import VMGenModel
import VMGenSpec

/// Resolves what is seen afterwards.
struct ThenResolver {
    /// What the line is held to.
    let checks: ScenarioChecks
    /// What is kept.
    let held: HeldValueResolver
    /// Who was asked.
    let works: ScenarioWorkResolver
    /// How often, and with what.
    let calls: CallCountResolver

    /// The declarations.
    var draft: SpecDraft { checks.draft }
    /// Their names.
    var names: Namespace { checks.names }
    /// Where mistakes go.
    var findings: Findings { checks.findings }

    /// What a statement behind `then` says; nil where it says nothing that can be seen, which is reported.
    func resolve(_ statement: StatementSyntax) -> ScenarioStatement.Kind? {
        guard let kind = kind(of: statement) else { return nil }
        if case .parameter(let index)? = kind.compared,
            let finding = ScenarioUse.hidden(
                draft.parameters[index],
                at: statement.root,
                isLogicApart: draft.hasLogic
            )
        {
            return findings.refuse(finding)
        }
        return kind
    }

    private func kind(of statement: StatementSyntax) -> ScenarioStatement.Kind? {
        switch statement.form {
        case .verb(.is, _, let rest, let below):
            if let below { return findings.refuse(LineShape.extraBlock(below.range, below: statement.text.text)) }
            return isStatement(statement, rest: rest)
        case .verb(.was, let place, let rest, let below):
            return wasStatement(statement, place: place, rest: rest, below: below)
        case .verb(let verb, _, _, _):
            if verb == .sends, case .request(let index)? = names[statement.root.text] {
                return findings.refuse(ScenarioUse.requestCall(draft.requests[index], at: statement.text))
            }
            return checks.misplaced("`\(verb.rawValue)` says what comes back", statement, belongs: .given)
        case .assignment(let value): return equals(statement, value: value)
        case .stored(let key, let value): return held.stored(statement, key: key, value: value, isSeen: true)
        case .event(let arguments, let isSilent): return event(statement, arguments: arguments, isSilent: isSilent)
        case .times(let times): return happened(statement, times: times)
        case .bare:
            if statement.root.text == "nothing", names["nothing"] == nil, statement.path.isEmpty { return .nothing }
            return happened(statement, times: 1)
        case .value(let value):
            if let member = names.source(statement.root.text), draft.isSent(member) {
                return checks.misplaced("this sends an input", statement, belongs: .when)
            }
            if subject(of: statement) != nil {
                findings.add(unlike(statement, value))
            }
            return nil
        case .time: return checks.misplaced("time passes", statement, belongs: .when)
        }
    }

    /// `error is .networkError`, `title is silent`.
    private func isStatement(_ statement: StatementSyntax, rest: Fragment) -> ScenarioStatement.Kind? {
        guard let (subject, type) = subject(of: statement) else { return nil }
        if rest.text == "silent" || rest.text == "unchanged" { return silent(statement, subject: subject, word: rest) }
        guard !rest.isEmpty else {
            return checks.refuse(
                "what it is, is missing; write `\(statement.root.text) is .case` or `is silent`",
                at: statement.text
            )
        }
        if SwiftText.isIdentifier(rest.text), rest.text.first?.isLowercase == true, SwiftValueLiteral(rest) == nil {
            return findings.refuse(ScenarioUse.noPattern(statement.name, rest))
        }
        // A pattern may leave parts open.
        if !rest.isTypeName, !rest.allWords.contains("_") { checks.check(rest, type: type, asPattern: true) }
        let path = path(of: statement, subject: subject)
        let isOptional = path != nil || draft.recorded(subject) == nil
        if isOptional, let seen = OptionalPattern(rest, behind: path, type: type) {
            return seen.pattern.map { .matches(subject, path: path, pattern: $0) }
                ?? .equals(subject, path: path, value: Fragment("nil", rest.range))
        }
        let name = TypeText.name(rest.text, within: draft.declaration?.name.text ?? "")
        if [name, name + "?"].contains(type?.text),
            let finding = ScenarioUse.declared(statement.name, rest, subject, mayBeNil: type?.text != name)
        {
            return findings.refuse(finding)
        }
        if rest.isTypeName, let type, TypeText(rest.text).certainlyDiffers(from: TypeText(type.text)) {
            return findings.refuse(ScenarioUse.neverIs(statement.name, type, rest))
        }
        return rest.isTypeName ? .isType(subject, path: path, type: rest) : .matches(subject, path: path, pattern: rest)
    }

    /// `title is silent`, `round is unchanged`.
    private func silent(
        _ statement: StatementSyntax,
        subject: ScenarioSubject,
        word: Fragment
    ) -> ScenarioStatement.Kind? {
        guard draft.recorded(subject) != nil, statement.path.isEmpty else {
            return checks.refuse("only an output is \(word.text)", at: statement.text)
        }
        guard word.text == "unchanged" else { return .silent(subject) }
        guard case .output(let index) = subject, draft.outputs.ports[index].isStateful else {
            return checks.refuse(
                "`\(statement.root.text)` keeps no value that could change; write `is silent`",
                at: word
            )
        }
        return .unchanged(output: index)
    }

    /// `isLoading was true, false`, `service.room was called twice`.
    private func wasStatement(
        _ statement: StatementSyntax,
        place: Fragment,
        rest: Fragment,
        below: Fragment?
    ) -> ScenarioStatement.Kind? {
        var cursor = TextCursor(rest)
        let isNot = cursor.take(word: "not")
        if cursor.take(word: "called") {
            return calls.resolve(statement, isNot: isNot, rest: cursor.rest, below: below)
        }
        if case .request(let index)? = names[statement.root.text], cursor.take(word: "sent") {
            return findings.refuse(ScenarioUse.requestCall(draft.requests[index], at: statement.text))
        }
        if let below { return findings.refuse(LineShape.extraBlock(below.range, below: statement.text.text)) }
        if !isNot, cursor.take(word: "cancelled"), cursor.isAtEnd {
            guard let work = works.work(of: statement) else { return nil }
            if case .stream(let kind, _, _)? = draft.method(askedBy: work)?.answer(in: draft.runtime),
                draft.runtime.runsUnheard(kind)
            {
                return findings.refuse(ScenarioUse.notCancelled(kind, at: statement.text))
            }
            return .called(work, .cancelled)
        }
        guard let (subject, type) = subject(of: statement) else { return nil }
        guard draft.recorded(subject) != nil, statement.path.isEmpty else {
            return checks.refuse("`was` lists what an output said, or tells of calls, `was called`", at: statement.text)
        }
        let values = rest.values
        if draft.recorded(subject)?.isVoid == true, let value = values.first(where: { $0.text != "()" }) {
            return findings.refuse(ScenarioUse.extraValue(value, of: statement.root))
        }
        guard !values.isEmpty else {
            return checks.refuse(
                "what it was is missing; write `\(statement.root.text) was …, …` or `is silent`",
                at: statement.text
            )
        }
        for value in values { checks.check(value, type: type) }
        return .said(subject, values: values)
    }

    private func equals(_ statement: StatementSyntax, value: Fragment) -> ScenarioStatement.Kind? {
        guard let (subject, type) = subject(of: statement) else { return nil }
        if draft.recorded(subject)?.isVoid == true {
            return findings.refuse(ScenarioUse.extraValue(value, of: statement.root))
        }
        if SwiftText.lastBrackets(of: value)?.inner.leavesOut == true {
            let message =
                "`_` is any value, and stands in a pattern: `\(statement.root.text)\(statement.pathText?.text ?? "") is \(value.text)`"
            return findings.refuse(ScenarioUse.finding(message, at: value))
        }
        let recorded = statement.path.isEmpty ? draft.recorded(subject) : nil
        // What has no value said these, one after the other.
        let values = recorded?.isStateful == false ? value.values : [value]
        if values.count == 1,
            let finding = ScenarioUse.severalSeen(value, type: type, at: statement, isRecorded: recorded != nil)
        {
            return findings.refuse(finding)
        }
        for value in values { checks.check(value, type: type) }
        return .equals(subject, path: path(of: statement, subject: subject), value: value.dedented)
    }

    /// `pushToMain`, `pushToMain twice`.
    private func happened(_ statement: StatementSyntax, times: Int) -> ScenarioStatement.Kind? {
        let name = statement.root
        switch names[name.text] {
        case .output(let index) where statement.path.isEmpty:
            let port = draft.outputs.ports[index]
            guard !port.isVoid else { return .happened(.output(index), times: times) }
            let type = port.element.text
            return findings.refuse(ScenarioUse.missingValue(name, form: "\(name.text) = …", type: type))
        case .input, .inputEvent: return checks.misplaced("this sends an input", statement, belongs: .when)
        case .variable(let index) where statement.path.isEmpty && draft.recorded(.stream(variable: index)) != nil:
            let subject = ScenarioSubject.stream(variable: index)
            guard let stream = draft.recorded(subject), !stream.isVoid else { return .happened(subject, times: times) }
            let type = stream.element.text
            return findings.refuse(ScenarioUse.missingValue(name, form: "\(name.text) = …", type: type))
        case let member? where draft.read(member) != nil: return findings.refuse(ScenarioUse.unsaid(statement.text))
        case .request, .logic, .variable, .named:
            return checks.refuse(
                "`\(name.text)` is \(names[name.text]?.what ?? "a name"); what is seen is an output, "
                    + "what is kept, or `… was called`",
                at: name
            )
        case .state: return subject(of: statement).flatMap { _ in nil }
        case .parameter(let index) where draft.serviceIndex(ofType: draft.parameters[index].type) != nil:
            return findings.refuse(ScenarioUse.call(statement, of: nil) ?? ScenarioUse.unsaid(statement.text))
        case .output(let index):
            let port = draft.outputs.ports[index]
            let meant = ScenarioUse.call(statement, of: port) ?? ScenarioUse.caseAsPath(statement, of: port)
            return findings.refuse(meant ?? ScenarioUse.unsaid(statement.text))
        case .parameter: return findings.refuse(ScenarioUse.unsaid(statement.text))
        case nil:
            if draft.outputs.events.contains(where: { $0.name.text == name.text }) {
                let message = "a case of the outputs is written with a dot: `.\(statement.text.text)`"
                findings.add(ScenarioUse.finding(message, at: statement.text))
            } else {
                checks.reportUnknown(statement, what: "what is seen") { $0.isSeen }
            }
            return nil
        }
    }

    /// `.failed(message: "a")`.
    private func event(
        _ statement: StatementSyntax,
        arguments: Fragment?,
        isSilent: Bool
    ) -> ScenarioStatement.Kind? {
        let cases = draft.outputs.events
        guard let index = cases.firstIndex(where: { $0.name.text == statement.root.text }) else {
            if cases.isEmpty {
                let message = "the outputs are no events; name the one that is meant, `… is .\(statement.root.text)`"
                findings.add(ScenarioUse.finding(message, at: statement.text))
            } else {
                let names = cases.map(\.name.text)
                findings.add(ScenarioUnknown.errorCase(statement.root, of: "Output", cases: names))
            }
            return nil
        }
        if isSilent { return .silent(.outputEvent(index)) }
        let payload = cases[index].payload
        let given = arguments ?? Fragment("", statement.text.range)
        let form = ".\(cases[index].form)"
        guard checks.checkArguments(given, of: payload, form: form, asPattern: true) else { return nil }
        return .happenedEvent(output: index, arguments: [payload.isEmpty ? nil : arguments])
    }

    /// What follows the subject: `.count`.
    private func path(of statement: StatementSyntax, subject: ScenarioSubject) -> Fragment? {
        guard case .property = subject else { return statement.pathText }
        return statement.pathTextBehindMember
    }
}

extension SpecDraft {
    /// What tests record of `subject`; nil where that is no stream.
    fileprivate func recorded(_ subject: ScenarioSubject) -> RecordedStream? {
        switch subject {
        case .output(let index): RecordedStream(outputs.ports[index])
        case .stream(let index): RecordedStream(variables[index], in: runtime)
        case .parameter, .field, .outputEvent, .state, .variable, .property: nil
        }
    }
}

extension ScenarioStatement.Kind {
    /// What it holds against something.
    fileprivate var compared: ScenarioSubject? {
        switch self {
        case .equals(let subject, _, _), .matches(let subject, _, _), .isType(let subject, _, _): subject
        default: nil
        }
    }
}
