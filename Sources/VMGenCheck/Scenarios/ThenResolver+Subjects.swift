import VMGenModel
import VMGenSpec

extension ThenResolver {
    /// What `statement` looks at, and its type where that is known.
    func subject(of statement: StatementSyntax) -> (ScenarioSubject, type: Fragment?)? {
        let name = statement.root
        let typed = { statement.typeSeen(of: $0, draft: draft) }
        if let read = names[name.text].flatMap(draft.read) { return (read.subject, read.type.flatMap { typed($0) }) }
        switch names[name.text] {
        case .output(let index) where draft.outputs.ports[index].kind == nil:
            return findings.refuse(ScenarioUse.plainField(name, draft.outputs.ports[index]))
        case .output(let index):
            if let finding = ScenarioUse.call(statement, of: draft.outputs.ports[index]) {
                return findings.refuse(finding)
            }
            return (.output(index), typed(draft.outputs.ports[index].element))
        case .state(let index):
            let persistence = draft.states.ports[index].persistence
            let ending = persistence.map { "; look at what is kept, `\($0.store.text) \"\($0.key.text)\" = …`" }
            return checks.refuse(
                "`\(name.text)` is not shown" + (ending ?? "; look at an output, or at what is asked"),
                at: statement.text
            )
        case .parameter(let index):
            if draft.keeps(in: name.text), case .other(let place)? = statement.path.first,
                let key = place.inner.unquoted
            {
                return findings.refuse(ScenarioUse.keptAt(key, in: name, at: statement.text))
            }
            guard draft.serviceIndex(ofType: draft.parameters[index].type) != nil else {
                return (.parameter(index), typed(draft.parameters[index].type))
            }
            guard let (_, service) = works.service(of: statement), case .member(let member)? = statement.path.first,
                let property = draft.services[service].allProperties.firstIndex(where: { $0.name.text == member.text })
            else {
                return checks.refuse(
                    "what is seen of a method is `was called`, `was not called`, `was called twice`, `was called with (…)` or "
                        + "`was cancelled`; a property has a value",
                    at: statement.text
                )
            }
            if draft.runtime.stream(of: draft.services[service].allProperties[property].type) != nil,
                statement.path.count == 1
            {
                let name = "\(name.text).\(member.text)"
                let message =
                    "`\(name)` is a stream, which is told what it says, `given: \(name) sends …`; look at an output"
                return checks.refuse(message, at: statement.text)
            }
            let declared = draft.services[service].allProperties[property].type
            let type = statement.typeSeen(of: declared, behind: 1, draft: draft)
            return (.property(parameter: index, service: service, property: property), type)
        case .input, .inputEvent:
            return findings.refuse(ScenarioUse.misplaced("this is an input", at: statement.text, belongs: .when))
        case .request(let index) where draft.requests[index].body != nil:
            return findings.refuse(ScenarioUse.requestCall(draft.requests[index], at: statement.text))
        case .request, .logic, .variable, .named:
            let what = names[name.text]?.what ?? "a name"
            return checks.refuse(
                "`\(name.text)` is \(what); what is seen is an output, what is kept, or `was called`",
                at: name
            )
        case nil:
            checks.reportUnknown(statement, what: "what is seen") { $0.isSeen }
            return nil
        }
    }

    /// What is wrong with `value` behind the name of something that is seen.
    func unlike(_ statement: StatementSyntax, _ value: Fragment) -> Finding {
        if case .output(let index)? = names[statement.root.text], draft.outputs.ports[index].isVoid,
            statement.path.isEmpty
        {
            return ScenarioUse.often(statement.root, at: statement.text)
        }
        let kept = draft.keeps(in: statement.name) ? ScenarioUse.kept(value, in: statement.root) : nil
        return kept ?? ScenarioUse.comparison(statement, value)
    }
}

extension SpecDraft {
    /// Whether a field is kept in what is called `name`.
    fileprivate func keeps(in name: String) -> Bool {
        firstField { $0.persistence?.store.text == name } != nil
    }

    /// What `then` looks at where `member` is a state or a variable that others read; nil for all else.
    func read(_ member: Namespace.Member) -> (subject: ScenarioSubject, type: Fragment?)? {
        switch member {
        case .state(let index) where states.ports[index].visibility != nil:
            (.state(index), states.ports[index].element)
        case .variable(let index) where variables[index].isVisible:
            if let stream = RecordedStream(variables[index], in: runtime) {
                (.stream(variable: index), stream.element)
            } else {
                (.variable(index), variables[index].type)
            }
        default: nil
        }
    }
}

extension Namespace.Member {
    /// Whether `then` can look at it.
    var isSeen: Bool {
        switch self {
        case .output: true
        default: false
        }
    }
}
