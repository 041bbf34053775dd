import VMGenModel
import VMGenSpec

extension CallArgumentsRule {
    /// What is wrong with the arguments with which further initializers of `draft` call the view model's own.
    static func checkInits(_ draft: SpecDraft) -> [Finding] {
        // What a superclass or a protocol has may be called so as well.
        guard draft.declaration?.inherited.isEmpty == true else { return [] }
        let parameters = draft.parameters.filter { !$0.isAssigned }.map(SwiftMethod.Parameter.init)
        let others = draft.furtherInits.map { $0.parameters.map(\.label) }
        return draft.furtherInits.compactMap { further in
            guard let arguments = further.arguments else { return nil }
            let labels = SwiftText.split(arguments, on: ",").filter { !$0.isEmpty }.map(\.argumentLabel)
            // The generated `init` takes what its requests and its steps run on besides.
            let isOwn = !labels.contains("scheduler") && !labels.contains("urlSession")
            guard isOwn, !others.contains(labels) else { return nil }
            return CallArguments(name: "self.init", parameters: parameters, at: arguments)
                .check(arguments, arriving: .unknown).first
        }
    }
}

extension SwiftMethod.Parameter {
    /// `parameter` of `init` as that of a method.
    fileprivate init(_ parameter: InitParameter) {
        let label = parameter.label ?? parameter.name.text
        self.init(
            label: label == "_" ? nil : label,
            name: parameter.name.text,
            type: parameter.type.text,
            defaultValue: parameter.defaultValue?.text
        )
    }
}
