import VMGenTemplating

extension ViewModelPlanner {
    /// One parameter of `init` and its property.
    func parameter(_ parameter: InitParameter) -> TemplateValue {
        let keyword = parameter.isVariable ? "var" : "let"
        let modifiers = parameter.modifiers.isEmpty ? "" : parameter.modifiers.joined(separator: " ") + " "
        let name = SwiftText.escaped(parameter.name.text)
        let value = parameter.defaultValue.map { " = \($0.text)" } ?? ""
        let escaping = Self.isFunctionType(parameter.type.text) ? "@escaping " : ""
        return .dictionary([
            "name": .string(name),
            "member": .string(SwiftText.escapedMember(parameter.name.text)),
            "documentation": .strings(parameter.documentation),
            "property": .string("\(modifiers)\(keyword) \(name): \(parameter.type.text)"),
            "parameter": .string(
                "\(SwiftText.escapedParameter(parameter.name.text)): \(escaping)\(parameter.type.text)\(value)"
            ),
        ])
    }

    /// One stored property.
    func variable(_ variable: StoredVariable) -> TemplateValue {
        .dictionary([
            "documentation": .strings(variable.documentation),
            "declaration": .string(variable.declaration.text),
        ])
    }

    /// Whether a parameter of this type needs `@escaping`: a function type that is not optional or in brackets.
    static func isFunctionType(_ type: String) -> Bool {
        type.hasPrefix("(") && SwiftText.cut(Fragment(type, .init(0, type.utf8.count)), at: "->") != nil
    }
}
