import VMGenModel

/// A parameter of `init` that nothing uses.
enum UnusedParameter: Rule {
    package static let id = "unused-parameter"

    /// The parameters of `draft` that nothing uses. The methods of `logic` may use any, requests use the session, and steps of
    /// flows that take time the scheduler.
    static func check(_ draft: SpecDraft, usage: Usage, steps: [FlowStep]) -> [Finding] {
        guard !draft.hasLogic else { return [] }
        let takesTime = steps.contains(where: \.countsTime)
        return draft.parameters.filter { !$0.isAssigned && !$0.isForSuper }.compactMap { parameter in
            let name = parameter.name.text
            let isSession = parameter.type.text.contains("URLSession") && !draft.requests.isEmpty
            let isTime = takesTime && parameter.type.text == draft.runtime.schedulerType
            guard !isSession, !isTime, !usage.read.contains(name), !parameter.isForOthers else { return nil }
            return warning("nothing uses the parameter `\(name)`", at: parameter.name.range)
        }
    }
}

extension InitParameter {
    /// Whether the line makes it a property for others: it names an access that is not private, or a `var` that holds on to it.
    fileprivate var isForOthers: Bool {
        let isPrivate = modifiers.contains { $0.hasPrefix("private") || $0.hasPrefix("fileprivate") }
        let isVariable = isVariable && !modifiers.contains("weak")
        return !isPrivate && (isVariable || modifiers.contains { ["public", "package", "internal"].contains($0) })
    }
}
