import VMGenModel
import VMGenSpec

extension ViewModelPlanner {
    /// One parameter of `init` and its property.
    package func parameter(_ parameter: InitParameter) -> ParameterPlan {
        let keyword = parameter.isVariable ? "var" : "let"
        let words = isHidden(parameter) ? ["private"] + parameter.modifiers : parameter.modifiers
        let modifiers = words.isEmpty ? "" : words.joined(separator: " ") + " "
        let name = SwiftText.escaped(parameter.name.text)
        let value = parameter.defaultValue.map { " = \(spec.marked($0))" } ?? ""
        return ParameterPlan(
            name: name,
            member: SwiftText.escapedMember(parameter.name.text),
            documentation: parameter.documentation,
            property: parameter.isForSuper
                ? "" : "\(modifiers)\(keyword) \(name): \(spec.marked(parameter.spelling ?? parameter.propertyType))",
            parameter: "\(Self.argumentName(parameter)): \(parameter.keptSpelling(in: spec))\(value)"
        )
    }

    /// What stands before the colon of a parameter: its name, and the label where that is another.
    private static func argumentName(_ parameter: InitParameter) -> String {
        let name = SwiftText.escapedParameter(parameter.name.text)
        return parameter.label.map { "\($0) \(name)" } ?? name
    }

    /// Whether nobody else is meant to see `parameter`: the spec does not say who may see it, and there is no hand-written
    /// logic in a file of its own.
    private func isHidden(_ parameter: InitParameter) -> Bool {
        let access: Set<String> = ["private", "fileprivate", "internal", "package", "public", "open"]
        return spec.handwritten.isEmpty && !parameter.isDeclared && access.isDisjoint(with: parameter.modifiers)
    }

    /// The first property that holds a URL session.
    var sessionName: String { SwiftText.escaped(declaredSession ?? "urlSession") }

    /// The parameter or variable that is a session; nil where the spec declares none.
    private var declaredSession: String? {
        let parameters = spec.parameters.map { (name: $0.name.text, type: $0.type.text) }
        let variables = spec.variables.map { (name: $0.name.text, type: $0.type?.text ?? "") }
        return (parameters + variables).first { $0.type.hasSuffix(Self.sessionType) }?.name
    }

    /// The parameter of `init` that requests are made through, where there are some and the spec declares no session.
    var sessionParameter: InitParameter? {
        guard !spec.requests.isEmpty, declaredSession == nil else { return nil }
        func fragment(_ text: String) -> Fragment { Fragment(text, .init(0, 0)) }
        return InitParameter(
            documentation: [],
            modifiers: [],
            isVariable: false,
            name: fragment("urlSession"),
            type: fragment(Self.sessionType),
            defaultValue: fragment("URLSession.shared")
        )
    }
}
