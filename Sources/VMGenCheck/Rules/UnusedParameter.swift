/// A parameter of `init` that nothing uses.
enum UnusedParameter: Rule {
    package static let id = "unused-parameter"

    /// The parameters of `draft` that nothing uses. The methods of `logic` may use any, and requests use the session.
    static func check(_ draft: SpecDraft, usage: Usage) -> [Finding] {
        guard !draft.hasLogic else { return [] }
        return draft.parameters.filter { !$0.isAssigned && !$0.isForSuper }.compactMap { parameter in
            let name = parameter.name.text
            let isSession = parameter.type.text.contains("URLSession") && !draft.requests.isEmpty
            guard !isSession, !usage.read.contains(name) else { return nil }
            return warning("nothing uses the parameter `\(name)`", at: parameter.name.range)
        }
    }
}
