import VMGenModel
import VMGenSpec

extension AnswerResolver {
    /// What to write where a property of a service that is no stream is told to answer `rest`, to fail or to wait: it is given as
    /// what it is.
    func ofProperty(_ work: ScenarioWork, verb: StatementSyntax.Verb, rest: Fragment?) -> String {
        guard case .property(let parameter, let service, let index) = work.target else { return "" }
        let property = checks.draft.services[service].allProperties[index]
        let name = "\(checks.draft.parameters[parameter].name.text).\(property.name.text)"
        let wrapped = TypeText(property.type.text).optionalOf?.text
        let plain = wrapped.flatMap { SwiftText.lastBrackets(of: Fragment($0, property.type.range))?.inner.text }
        let closure = ClosureType(plain ?? wrapped ?? property.type.text)
        let blanks = closure.map { $0.parameters.map { _ in "_" }.joined(separator: ", ") } ?? ""
        let head = blanks.isEmpty ? "" : "\(blanks) in "
        switch verb {
        case .waits:
            let value = closure == nil ? "…" : "{ \(head)… }"
            return "`\(name)` is a property, and nothing waits for one; write `\(name) = \(value)`"
        case .fails:
            guard closure?.canThrow == true else { return "`\(name)` is a property, which cannot fail; take this out" }
            var cursor = rest.map { TextCursor($0) }
            let isNamed = cursor?.take(word: "with") == true
            let error = isNamed ? cursor?.rest.text ?? "" : "URLError(.notConnectedToInternet)"
            let type = error.hasPrefix(".") ? checks.draft.errors?.typeName.text ?? "" : ""
            return "`\(name)` is a property; write `\(name) = { \(head)throw \(type)\(error) }`"
        default:
            let value = rest?.values.first?.text ?? "…"
            return "`\(name)` is a property; write `\(name) = \(closure == nil ? value : "{ \(head)\(value) }")`"
        }
    }
}
