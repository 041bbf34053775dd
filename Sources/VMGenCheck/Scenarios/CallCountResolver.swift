import VMGenModel
import VMGenSpec

/// Resolves how often services and requests were asked, and with what.
struct CallCountResolver {
    /// What the line is held to.
    let checks: ScenarioChecks
    /// Who was asked.
    let works: ScenarioWorkResolver

    private var draft: SpecDraft { checks.draft }
    private var findings: Findings { checks.findings }

    /// `was called`, `was called twice`, `was called with (page: 1)`, `was not called`.
    ///
    /// - Parameter below: what stands below the line behind a `|`: the body that a request sent.
    func resolve(
        _ statement: StatementSyntax,
        isNot: Bool,
        rest: Fragment,
        below: Fragment?
    ) -> ScenarioStatement.Kind? {
        guard let work = works.work(of: statement) else { return nil }
        if case .property(_, let service, let index) = work.target {
            let service = draft.services[service]
            let property = service.allProperties[index]
            if draft.runtime.stream(of: property.type) == nil {
                return findings.refuse(ScenarioUse.calledProperty(property, of: service, at: statement.text))
            }
        }
        var cursor = TextCursor(rest)
        if case .request(let index) = work.target, !isNot, cursor.take(word: "with"), !cursor.isAtEnd || below != nil {
            let calls = RequestCalls(request: draft.requests[index], checks: checks)
            return calls.read(cursor.rest, below: below).map { .called(work, .sent($0)) }
        }
        if let below { return findings.refuse(LineShape.extraBlock(below.range, below: statement.text.text)) }
        if rest.isEmpty { return .called(work, .times(isNot ? 0 : 1)) }
        if !isNot, let times = StatementReader.times(rest) { return .called(work, .times(times)) }
        cursor = TextCursor(rest)
        guard !isNot, cursor.take(word: "with"), !cursor.isAtEnd else {
            return checks.refuse(
                "write `was called`, `was called twice`, `was called 3 times`, `was called with (…)` or "
                    + "`was not called`",
                at: rest
            )
        }
        let calls = SwiftText.split(cursor.rest, on: ",").filter { !$0.isEmpty }
        guard let parameters = draft.method(askedBy: work)?.parameters else {
            return checks.refuse("`\(statement.name)` takes no arguments; write `was called`", at: cursor.rest)
        }
        let form = "(\(parameters.scenarioForm))"
        var arguments: [Fragment] = []
        for call in calls {
            guard call.text.hasPrefix("("), call.text.hasSuffix(")") else {
                let written = parameters.count == 1 && parameters[0].label == nil ? "(\(call.text))" : form
                return checks.refuse("arguments stand in brackets: `was called with \(written)`", at: call)
            }
            guard checks.checkArguments(call.inner, of: parameters, form: form) else { return nil }
            arguments.append(call.inner)
        }
        return .called(work, .with(arguments))
    }
}
