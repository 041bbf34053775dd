import VMGenModel
import VMGenSpec

/// Finds the services, requests and methods that statements speak of.
struct ScenarioWorkResolver {
    /// What the line is held to.
    let checks: ScenarioChecks

    private var draft: SpecDraft { checks.draft }
    private var names: Namespace { checks.names }
    private var findings: Findings { checks.findings }

    /// The parameter and the service that the first name of `statement` stands for; nil where it is none, which is
    /// reported.
    func service(of statement: StatementSyntax) -> (parameter: Int, service: Int)? {
        let name = statement.root
        guard case .parameter(let index)? = names[name.text] else {
            if case .variable(let index)? = names[name.text],
                draft.variables[index].type.flatMap(draft.serviceIndex(ofType:)) != nil
            {
                findings.add(ScenarioUse.hiddenService(name))
            } else if let member = names[name.text] {
                var isVoid = false
                if case .output(let index) = member { isVoid = draft.outputs.ports[index].isVoid }
                findings.add(ScenarioUse.cannotAnswer(name, what: member.what, isVoid: isVoid))
            } else {
                checks.reportUnknown(statement, what: "what answers", where: draft.canAnswer)
            }
            return nil
        }
        let type = draft.parameters[index].type
        guard let service = draft.serviceIndex(ofType: type) else {
            if draft.parameters[index].isEscaping, SwiftText.isIdentifier(type.text) {
                return findings.refuse(ScenarioUse.unknownClosure(name, type: type))
            }
            let wrapped = TypeText(type.text).optionalOf.map { String($0.text.dropFirst().dropLast()) }
            let isClosure = TypeText.isFunction(wrapped ?? type.text)
            let parameter = draft.parameters[index]
            let undeclared = isClosure ? nil : ScenarioUse.undeclaredService(parameter, types: draft.types)
            return findings.refuse(
                undeclared
                    ?? (isClosure ? ScenarioUse.givenClosure(name) : ScenarioUse.cannotAnswer(name, what: nil))
            )
        }
        return (index, service)
    }

    /// What is wrong with `statement` where it gives a part of what `service` holds, `app.session.token`; nil for all else.
    func part(_ statement: StatementSyntax, of service: Int) -> Finding? {
        guard statement.path.count > 1, case .member(let member)? = statement.path.first,
            case .member = statement.path[1],
            let property = draft.services[service].allProperties.first(where: { $0.name.text == member.text })
        else { return nil }
        return ScenarioUnknown.part(
            of: property,
            called: "\(statement.root.text).\(member.text)",
            isService: draft.serviceIndex(ofType: property.type) != nil,
            at: statement.text
        )
    }

    /// The request or member of a service that `statement` speaks of.
    func work(of statement: StatementSyntax) -> ScenarioWork? {
        if case .request(let index)? = names[statement.root.text] {
            guard statement.path.isEmpty else {
                return findings.refuse(ScenarioUse.requestCall(draft.requests[index], at: statement.text))
            }
            return ScenarioWork(target: .request(index))
        }
        if case .parameter(let index)? = names[statement.root.text], let closure = draft.closure(ofParameter: index) {
            return work(of: statement, closure, parameter: index)
        }
        guard let (parameter, service) = service(of: statement) else { return nil }
        let declared = draft.services[service]
        guard case .member(let member)? = statement.path.first else {
            let example = declared.methods.first.map { "`\(statement.root.text).\($0.name.text)`" } ?? "a member"
            return checks.refuse("a service has members; name one, such as \(example)", at: statement.root)
        }
        let brackets = statement.path.count > 1 ? statement.path[1] : nil
        let methods = declared.methods.indices.filter { declared.methods[$0].name.text == member.text }
        if methods.isEmpty {
            guard let property = declared.allProperties.firstIndex(where: { $0.name.text == member.text }) else {
                // Of a protocol that is not found nobody knows the members.
                return declared.isMissing ? nil : findings.refuse(ScenarioUnknown.member(member, of: declared))
            }
            if let finding = part(statement, of: service) { return findings.refuse(finding) }
            return ScenarioWork(target: .property(parameter: parameter, service: service, property: property))
        }
        var arguments: Fragment?
        var labels: [String]?
        if case .brackets(let fragment)? = brackets {
            labels = fragment.inner.methodLabels
            if labels == nil { arguments = fragment.inner }
            labels = labels ?? fragment.inner.argumentLabels
        }
        var fitting = methods.filter { index in labels.map { $0 == declared.methods[index].labels } ?? true }
        if fitting.count > 1, let types = arguments?.parameterTypes {
            let typed = fitting.filter { declared.methods[$0].parameters.map(\.type) == types }
            if typed.count == 1 { (fitting, arguments) = (typed, nil) }
        }
        guard let method = fitting.first, fitting.count == 1 else {
            let forms = methods.map { declared.methods[$0].form(among: methods.map { declared.methods[$0] }) }
            return checks.refuse(
                fitting.isEmpty
                    ? "`\(member.text)` has other labels; it is \(forms.listed())"
                    : "there are several `\(member.text)`; write \(forms.listed())",
                at: member
            )
        }
        if let reason = declared.methods[method].unstubbable {
            return checks.refuse(
                "no stub answers `\(member.text)`, which \(reason); let a protocol of the screen's own say what it needs, "
                    + "`services:` with `load() async throws -> …`, and `\(declared.name.text)` conform to it",
                at: member
            )
        }
        if let arguments {
            let parameters = declared.methods[method].parameters
            guard checks.checkArguments(arguments, of: parameters, form: "\(member.text)(\(parameters.scenarioForm))")
            else {
                return nil
            }
        }
        let target = ScenarioWork.Target.method(parameter: parameter, service: service, method: method)
        return ScenarioWork(target: target, arguments: arguments)
    }

    /// The closure that `init` takes at `parameter`, of which tests have a double where it takes time or gives nothing.
    private func work(of statement: StatementSyntax, _ closure: SwiftMethod, parameter: Int) -> ScenarioWork? {
        let name = statement.root.text
        guard closure.takesTime(in: draft.runtime) || closure.returnType == nil, draft.canDouble(parameter) else {
            return findings.refuse(ScenarioUse.givenClosure(statement.root))
        }
        guard let brackets = statement.path.first else { return ScenarioWork(target: .closure(parameter: parameter)) }
        guard case .brackets(let arguments) = brackets, statement.path.count == 1 else {
            return checks.refuse("`\(name)` is a closure, which has no members", at: statement.text)
        }
        let form = "\(name)(\(closure.parameters.scenarioForm))"
        guard checks.checkArguments(arguments.inner, of: closure.parameters, form: form) else { return nil }
        return ScenarioWork(target: .closure(parameter: parameter), arguments: arguments.inner)
    }
}

extension SpecDraft {
    /// The closure that `init` takes at `index`, as a method; nil for what is none.
    func closure(ofParameter index: Int) -> SwiftMethod? {
        let parameter = parameters[index]
        return ClosureType(calledOn: parameter.type.text).map {
            SwiftMethod((name: parameter.name, type: parameter.type, parts: $0), isAwaited: false)
        }
    }

    /// Whether tests can have a double of the closure that `init` takes at `index`.
    func canDouble(_ index: Int) -> Bool { ClosureType(calledOn: parameters[index].type.text)?.canBeDoubled == true }

    /// The method or closure that `work` asks; nil for requests and properties.
    func method(askedBy work: ScenarioWork) -> SwiftMethod? {
        switch work.target {
        case .method(_, let service, let index): services[service].methods[index]
        case .closure(let index): closure(ofParameter: index)
        case .request, .property: nil
        }
    }
}

extension SwiftMethod {
    /// The argument labels, `_` for none.
    var labels: [String] { parameters.map { $0.label ?? "_" } }
}

extension SwiftMethod {
    /// How a scenario names it beside the `methods` of the same name: `load(page:)`, or, where one of them has the same labels,
    /// `load(page: Int)`.
    fileprivate func form(among methods: [SwiftMethod]) -> String {
        let isAlone = methods.count { $0.labels == labels } < 2
        let types = zip(labels, parameters).map { "\($0): \($1.type)" }.joined(separator: ", ")
        return "\(name.text)(\(isAlone ? labels.map { $0 + ":" }.joined() : types))"
    }
}
