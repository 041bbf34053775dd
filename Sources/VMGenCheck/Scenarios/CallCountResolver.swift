import VMGenModel
import VMGenSpec

/// Resolves how often services and requests were asked, and with what.
struct CallCountResolver {
    /// What the line is held to.
    let checks: ScenarioChecks
    /// Who was asked.
    let works: ScenarioWorkResolver

    private var draft: SpecDraft { checks.draft }

    /// `was called`, `was called twice`, `was called with (page: 1)`, `was not called`.
    func resolve(_ statement: StatementSyntax, isNot: Bool, rest: Fragment) -> ScenarioStatement.Kind? {
        guard let work = works.work(of: statement) else { return nil }
        if rest.isEmpty { return .called(work, .times(isNot ? 0 : 1)) }
        if !isNot, let times = StatementReader.times(rest) { return .called(work, .times(times)) }
        var cursor = TextCursor(rest)
        guard !isNot, cursor.take(word: "with"), !cursor.isAtEnd else {
            return checks.refuse(
                "write `was called`, `was called twice`, `was called 3 times`, `was called with (…)` or "
                    + "`was not called`",
                at: rest
            )
        }
        let calls = SwiftText.split(cursor.rest, on: ",").filter { !$0.isEmpty }
        guard case .method(_, let service, let method) = work.target else {
            if let call = calls.first(where: { !$0.text.hasPrefix("http") || $0.text.contains(" ") }) {
                return checks.refuse(
                    "the calls of a request are told by their URL: `\(statement.root.text) was called with https://…`",
                    at: call
                )
            }
            return .called(work, .with(calls))
        }
        let parameters = draft.services[service].methods[method].parameters
        let form = "(\(parameters.form))"
        var arguments: [Fragment] = []
        for call in calls {
            guard call.text.hasPrefix("("), call.text.hasSuffix(")") else {
                return checks.refuse("arguments stand in brackets: `was called with \(form)`", at: call)
            }
            guard checks.checkArguments(call.inner, of: parameters, form: form) else { return nil }
            arguments.append(call.inner)
        }
        return .called(work, .with(arguments))
    }
}
