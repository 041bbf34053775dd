import VMGenModel
import VMGenSpec

extension ViewModelPlanner {
    /// The initializers beside the view model's own: first the one that the superclass asks for, where that one takes more.
    package var furtherInits: [FurtherInitPlan] {
        let asked = spec.initWord == .required && !addedParameters.isEmpty
        return (asked ? [requiredInit] : []) + spec.furtherInits.map(furtherInit)
    }

    /// The `init` that the superclass asks for, which calls the one with what vmgen adds.
    private var requiredInit: FurtherInitPlan {
        let own = parameters.dropLast(addedParameters.count)
        let added = addedParameters.map { parameter in
            "\(parameter.name.text): \(parameter.defaultValue?.text ?? "")"
        }
        let list = own.map { self.parameter($0).parameter }.joined(separator: ", ")
        let arguments = own.map { $0.argument } + added
        return FurtherInitPlan(
            documentation: [],
            isUnavailable: false,
            declaration: "\(access.prefix)required convenience init(\(list))",
            statement: "self.init(\(arguments.joined(separator: ", ")))"
        )
    }

    private func furtherInit(_ further: FurtherInit) -> FurtherInitPlan {
        let visible: Set<String> = ["private", "fileprivate", "internal", "package", "public", "open"]
        var words = further.modifiers
        let delegates = further.arguments != nil && !spec.declaration.isValueType
        if delegates, !words.contains("convenience") { words.append("convenience") }
        let prefix = visible.isDisjoint(with: words) ? access.prefix : ""
        return FurtherInitPlan(
            documentation: further.documentation,
            isUnavailable: further.arguments == nil,
            declaration: prefix + (words + [spec.marked(further.signature)]).joined(separator: " "),
            statement: further.arguments.map { "self.init(\(spec.marked($0)))" }
                ?? "fatalError(\"\(further.name) has not been implemented\")"
        )
    }
}

extension InitParameter {
    /// The argument that hands it on under its own label: `title: title`.
    var argument: String {
        let name = SwiftText.escaped(name.text)
        let label = label ?? self.name.text
        return label == "_" ? name : "\(label): \(name)"
    }
}
