import VMGenDiagnostics
import VMGenModel
import VMGenSpec

extension UnknownName {
    /// The parameters of `draft` that flows name although only the superclass keeps them, each where it is named first.
    static func checkSuperParameters(_ draft: SpecDraft, usage: Usage) -> [Finding] {
        let inputs = Set(draft.inputs.ports.map(\.name.text))
        let named = draft.parameters.filter { $0.isForSuper && usage.read.contains($0.name.text) }
        return named.filter { !inputs.contains($0.name.text) }.map { parameter in
            let name = parameter.name.text
            let message =
                "`\(name)` is handed to the superclass, so there is no property of that name here; a flow writes "
                + "`self.\(name)` where the superclass keeps it, and without `super` it is kept here"
            let use = draft.flows.lazy.flatMap(\.texts).flatMap { places(in: $0, of: [name]) }.first
            guard let use else { return error(message, at: parameter.name.range) }
            return error(message, at: use.range, notes: [("declared here", parameter.name.range)])
        }
    }
}

extension FlowSyntax {
    /// Its lines as written, with the operators below them.
    fileprivate var texts: [Fragment] {
        let steps = chain.steps + (failure?.chain.steps ?? [])
        let operators = steps.flatMap { step -> [Fragment] in
            if case .verbatim(let syntax) = step.argument { syntax.lines } else { [] }
        }
        return [text] + operators + [failure?.text].compactMap(\.self)
    }
}
