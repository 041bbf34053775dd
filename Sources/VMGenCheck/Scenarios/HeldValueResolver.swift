import VMGenModel
import VMGenSpec

/// Resolves what has its value outside of the view model: what stores keep, and the properties of services.
struct HeldValueResolver {
    /// What the line is held to.
    let checks: ScenarioChecks
    /// Whose properties they are.
    let works: ScenarioWorkResolver

    private var draft: SpecDraft { checks.draft }
    private var findings: Findings { checks.findings }

    /// `defaults "Round" = 3`; `isSeen` afterwards, where it is what the view model has put there.
    func stored(
        _ statement: StatementSyntax,
        key: Fragment,
        value: Fragment,
        isSeen: Bool = false
    ) -> ScenarioStatement.Kind? {
        let ports =
            draft.outputs.ports.enumerated().map { (ScenarioSubject.output($0.offset), $0.element) }
            + draft.states.ports.enumerated().map { (ScenarioSubject.state($0.offset), $0.element) }
        let kept = ports.filter { $0.1.persistence?.store.text == statement.root.text }
        guard !kept.isEmpty, statement.path.isEmpty else {
            let stores = Set(ports.compactMap { $0.1.persistence?.store.text }).sorted()
            // A `persist` that could not be read may have named it, and has been reported.
            if stores.isEmpty, checks.names[statement.root.text] != nil, findings.hasError(of: LineShape.id) {
                return nil
            }
            if statement.path.isEmpty,
                draft.parameters.contains(where: {
                    $0.name.text == statement.root.text && $0.type.text == "UserDefaults"
                })
            {
                return findings.refuse(ScenarioUnknown.keepsNothing(statement.root, key: key, value: value))
            }
            let what = "what `persist` keeps values in"
            return findings.refuse(ScenarioUnknown.name(statement.root, among: stores, what: what))
        }
        guard let (subject, port) = kept.first(where: { "\"\($0.1.persistence?.key.text ?? "")\"" == key.text }) else {
            let keys = kept.compactMap { $0.1.persistence.map { "\"\($0.key.text)\"" } }
            return findings.refuse(ScenarioUnknown.key(key, of: statement.root, keys: keys))
        }
        // Of any type before the start: what a store keeps may be of another program.
        let type = isSeen && value.text != "nil" ? StoredForm(TypeText(port.element.text))?.type : nil
        checks.check(value, type: type.map { Fragment($0, port.element.range) })
        return .stored(
            store: statement.root,
            key: key.inner,
            port: subject,
            value: value.text == "nil" ? nil : value.dedented
        )
    }

    /// The property of a service that `service.name = value` sets.
    func property(_ statement: StatementSyntax, value: Fragment) -> ScenarioSubject? {
        guard let (parameter, service) = works.service(of: statement), !draft.services[service].isMissing else {
            return nil
        }
        guard case .member(let name)? = statement.path.first, statement.path.count == 1,
            let property = draft.services[service].allProperties.firstIndex(where: { $0.name.text == name.text })
        else {
            if let finding = works.part(statement, of: service) {
                findings.add(finding)
            } else if case .member(let name)? = statement.path.first,
                !draft.services[service].methods.contains(where: { $0.name.text == name.text })
            {
                findings.add(ScenarioUnknown.member(name, of: draft.services[service]))
            } else {
                let member = "\(statement.root.text)\(statement.pathText?.text ?? "")"
                let message = "a method answers: `\(member) answers \(value.text)`"
                findings.add(ScenarioUse.finding(message, at: statement.text))
            }
            return nil
        }
        let type = draft.services[service].allProperties[property].type
        if draft.runtime.stream(of: type) != nil {
            let member = "`\(statement.root.text).\(name.text)`"
            let said = draft.runtime.said(by: value) ?? value.text
            let sent = "`\(statement.root.text).\(name.text) sends \(said)`"
            findings.add(
                ScenarioUse.finding("\(member) is a stream, which says something: \(sent)", at: statement.text)
            )
            return nil
        }
        checks.check(value, type: type)
        return .property(parameter: parameter, service: service, property: property)
    }
}
