import VMGenModel

extension SwiftMethod.Parameter {
    /// `parameters` as in a Swift declaration.
    package static func list(_ parameters: [SwiftMethod.Parameter]) -> String {
        parameters.map { parameter in
            let label = parameter.label ?? "_"
            let names = label == parameter.name ? label : "\(label) \(parameter.name)"
            return "\(names): \(parameter.type)" + (parameter.defaultValue.map { " = \($0)" } ?? "")
        }
        .joined(separator: ", ")
    }
}
