import VMGenModel
import VMGenSpec

extension NotAType {
    /// The inputs, outputs and parameters of `draft` whose type is one of Swift's collections without its elements.
    static func checkElements(_ draft: SpecDraft) -> [Finding] {
        let ports = (draft.inputs.ports + draft.outputs.ports).map(\.element)
        let parameters = draft.parameters.filter { !$0.isAssigned }.map(\.type)
        return (ports + parameters).compactMap { type in
            let text = TypeText(type.text)
            let name = (text.optionalOf ?? text).text
            guard let form = collections[name], !draft.ownTypes.contains(name) else { return nil }
            return error("`\(name)` does not say what is in it; write `\(form)` with the types of that", at: type.range)
        }
    }

    private static let collections = ["Array": "[…]", "Dictionary": "[…: …]", "Set": "Set<…>"]
}
