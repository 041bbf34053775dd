import VMGenModel
import VMGenSpec

extension ScenarioResolver {
    /// The parameter and the service that the first name of `statement` stands for; nil where it is none, which is
    /// reported.
    func service(of statement: StatementSyntax) -> (parameter: Int, service: Int)? {
        let name = statement.root
        guard case .parameter(let index)? = names[name.text] else {
            if let member = names[name.text] {
                findings.add(ScenarioUse.cannotAnswer(name, what: member.what))
            } else {
                reportUnknown(statement, what: "what answers") { $0.canAnswer }
            }
            return nil
        }
        guard let service = draft.serviceIndex(ofType: draft.parameters[index].type) else {
            return findings.refuse(ScenarioUse.cannotAnswer(name, what: nil))
        }
        return (index, service)
    }

    /// The request or member of a service that `statement` speaks of.
    func work(of statement: StatementSyntax) -> ScenarioWork? {
        if case .request(let index)? = names[statement.root.text] {
            guard statement.path.isEmpty else {
                return refuse(
                    "the calls of a request are told by their URL: `\(statement.root.text) was called with https://…`",
                    at: statement.text
                )
            }
            return ScenarioWork(target: .request(index))
        }
        guard let (parameter, service) = service(of: statement) else { return nil }
        let declared = draft.services[service]
        guard case .member(let member)? = statement.path.first else {
            let example = declared.methods.first.map { "`\(statement.root.text).\($0.name.text)`" } ?? "a member"
            return refuse("a service has members; name one, such as \(example)", at: statement.root)
        }
        let brackets = statement.path.count > 1 ? statement.path[1] : nil
        let methods = declared.methods.indices.filter { declared.methods[$0].name.text == member.text }
        if methods.isEmpty {
            guard let property = declared.properties.firstIndex(where: { $0.name.text == member.text }) else {
                // Of a protocol that is not found nobody knows the members.
                return declared.isMissing ? nil : findings.refuse(ScenarioUnknown.member(member, of: declared))
            }
            return ScenarioWork(target: .property(parameter: parameter, service: service, property: property))
        }
        var arguments: Fragment?
        var labels: [String]?
        if case .brackets(let fragment)? = brackets {
            labels = fragment.inner.methodLabels
            if labels == nil { arguments = fragment.inner }
            labels = labels ?? fragment.inner.argumentLabels
        }
        let fitting = methods.filter { index in labels.map { $0 == declared.methods[index].labels } ?? true }
        guard let method = fitting.first, fitting.count == 1 else {
            let forms = methods.map { "\(member.text)(\(declared.methods[$0].labels.map { $0 + ":" }.joined()))" }
            return refuse(
                fitting.isEmpty
                    ? "`\(member.text)` has other labels; it is \(forms.listed())"
                    : "there are several `\(member.text)`; write \(forms.listed())",
                at: member
            )
        }
        if let arguments {
            let parameters = declared.methods[method].parameters
            guard checkArguments(arguments, of: parameters, form: "\(member.text)(\(parameters.form))") else {
                return nil
            }
        }
        let target = ScenarioWork.Target.method(parameter: parameter, service: service, method: method)
        return ScenarioWork(target: target, arguments: arguments)
    }

    /// `was called`, `was called twice`, `was called with (page: 1)`, `was not called`.
    func called(_ statement: StatementSyntax, isNot: Bool, rest: Fragment) -> ScenarioStatement.Kind? {
        guard let work = work(of: statement) else { return nil }
        if rest.isEmpty { return .called(work, .times(isNot ? 0 : 1)) }
        if !isNot, let times = StatementReader.times(rest) { return .called(work, .times(times)) }
        var cursor = TextCursor(rest)
        guard !isNot, cursor.take(word: "with"), !cursor.isAtEnd else {
            return refuse(
                "write `was called`, `was called twice`, `was called 3 times`, `was called with (…)` or "
                    + "`was not called`",
                at: rest
            )
        }
        let calls = SwiftText.split(cursor.rest, on: ",").filter { !$0.isEmpty }
        guard case .method(_, let service, let method) = work.target else {
            if let call = calls.first(where: { !$0.text.hasPrefix("http") || $0.text.contains(" ") }) {
                return refuse(
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
                let written = parameters.count == 1 && parameters[0].label == nil ? "(\(call.text))" : form
                return refuse("arguments stand in brackets: `was called with \(written)`", at: call)
            }
            guard checkArguments(call.inner, of: parameters, form: form) else { return nil }
            arguments.append(call.inner)
        }
        return .called(work, .with(arguments))
    }

    /// Whether `arguments` have the labels of `parameters`; where not, that is reported, `form` shows how they are written.
    /// What is wrong with a value is reported by itself.
    func checkArguments(_ arguments: Fragment, of parameters: [SwiftMethod.Parameter], form: String) -> Bool {
        let parts = arguments.isEmpty ? [] : SwiftText.split(arguments, on: ",")
        let labels = parts.map(\.argumentLabel)
        guard labels == parameters.map(\.label) else {
            findings.add(ScenarioUse.finding("this does not fit; write it as `\(form)`", at: arguments))
            return false
        }
        for (part, parameter) in zip(parts, parameters) {
            let value = parameter.label == nil ? part : SwiftText.cut(part, at: ":")?.1 ?? part
            check(value, type: Fragment(parameter.type, part.range))
        }
        return true
    }
}

extension SwiftMethod {
    /// The argument labels, `_` for none.
    var labels: [String] { parameters.map { $0.label ?? "_" } }
}
