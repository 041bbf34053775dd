import VMGenModel
import VMGenSpec

/// What every line of a scenario is held to: its names are declared, its values fit, it says what belongs there.
struct ScenarioChecks {
    /// The declarations.
    let draft: SpecDraft
    /// The names of the declarations.
    let names: Namespace
    /// Where mistakes go.
    let findings: Findings
    /// Whether a step may count time: it does, or could not be read.
    let countsTime: Bool

    /// Prepares for the scenarios of `draft`.
    init(draft: SpecDraft, names: Namespace, findings: Findings) {
        self.draft = draft
        self.names = names
        self.findings = findings
        countsTime = draft.countsTime || findings.hasError(within: draft.sections[.flows]?.range)
    }

    /// Reports that what `place` says cannot be said so: what is wrong; what to do. Nothing comes of it.
    func refuse<Value>(_ message: String, at place: Fragment) -> Value? {
        findings.refuse(ScenarioUse.finding(message, at: place))
    }

    /// Reports `value` where it cannot be one of `type`; nil for a type that is not known. What is read `asPattern` may leave out
    /// what a case carries.
    func check(_ value: Fragment, type: Fragment?, asPattern: Bool = false) {
        findings.add(ScenarioValue.check(value, type: type, draft: draft, names: names, asPattern: asPattern))
    }

    /// Reports that nothing is called as the first name of `statement`. `fits` tells what could stand there.
    func reportUnknown(_ statement: StatementSyntax, what: String, where fits: (Namespace.Member) -> Bool) {
        if let form = ForeignStatement.time(statement.text) {
            findings.add(ScenarioShape.time(statement.text, form: form))
            return
        }
        if let finding = qualified(statement) ?? ScenarioUse.nothing(statement, isGiven: what == "what can be given") {
            findings.add(finding)
            return
        }
        let candidates = names.names(where: fits)
        if ForeignStatement.isAssertion(statement.root), let first = candidates.first {
            findings.add(ScenarioUnknown.assertion(statement.root, example: first))
            return
        }
        findings.add(ScenarioUnknown.name(statement.root, among: candidates, what: what))
    }

    /// What is wrong with `statement` where it says whether something is an input or output, `output.count`; nil for all else.
    func qualified(_ statement: StatementSyntax) -> Finding? {
        guard names[statement.root.text] == nil, ["input", "output", "state", "self"].contains(statement.root.text),
            case .member(let member)? = statement.path.first, names[member.text] != nil
        else { return nil }
        return ScenarioUnknown.qualified(statement.text, name: member)
    }

    /// Reports that `statement` belongs on a line of another keyword.
    func misplaced(
        _ what: String,
        _ statement: StatementSyntax,
        belongs keyword: Scenario.Keyword
    ) -> ScenarioStatement.Kind? {
        return findings.refuse(ScenarioUse.misplaced(what, at: statement.text, belongs: keyword))
    }

    /// `arguments` with the default values of those `parameters` that they leave out.
    func withDefaults(_ arguments: Fragment, of parameters: [SwiftMethod.Parameter]) -> Fragment {
        var parts = arguments.isEmpty ? [] : SwiftText.split(arguments, on: ",")
        guard parts.count < parameters.count else { return arguments }
        var texts: [String] = []
        for parameter in parameters {
            if let part = parts.first, part.argumentLabel == parameter.label {
                texts.append(part.text)
                parts.removeFirst()
            } else if let value = parameter.defaultValue {
                texts.append((parameter.label.map { "\($0): " } ?? "") + value)
            } else {
                return arguments
            }
        }
        return parts.isEmpty ? Fragment(texts.joined(separator: ", "), arguments.range) : arguments
    }

    /// Whether `arguments` have the labels of `parameters`; where not, that is reported, `form` shows how they are written.
    /// What is wrong with a value is reported by itself; what is read `asPattern` may be `_`, which fits any.
    func checkArguments(
        _ arguments: Fragment,
        of parameters: [SwiftMethod.Parameter],
        form: String,
        asPattern: Bool = false
    ) -> Bool {
        let parts = arguments.isEmpty ? [] : SwiftText.split(arguments, on: ",")
        let labels = parts.map(\.argumentLabel)
        guard labels == parameters.map(\.label) else {
            let types = parameters.map { parameter in
                "\(parameter.label ?? "_"): \(parameter.isVariadic ? "[\(parameter.elementType)]" : parameter.type)"
            }
            .joined(separator: ", ")
            let what = parameters.isEmpty ? "this does not fit" : "this does not fit `(\(types))`"
            findings.add(ScenarioUse.finding("\(what); write it as `\(form)`", at: arguments))
            return false
        }
        for (part, parameter) in zip(parts, parameters) {
            if let (label, value) = SwiftText.cut(part, at: ":"), label.text == "_" {
                findings.add(ScenarioUse.finding("`_` is no label; write `\(value.text)`", at: part))
                return false
            }
            let value = parameter.label == nil ? part : SwiftText.cut(part, at: ":")?.1 ?? part
            if asPattern, value.text == "_" { continue }
            check(value, type: Fragment(parameter.type, part.range))
        }
        return true
    }
}
