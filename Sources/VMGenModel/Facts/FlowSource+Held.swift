import VMGenSpec

extension FlowSource.Kind {
    /// Whether it is a stream of a dependency or of a variable that may have a value before anybody sends one into it: of a
    /// `BehaviorRelay`, or of something of which nobody knows what it is.
    package func mayHoldValue(in spec: ViewModelSpec) -> Bool {
        switch self {
        case .expression(let swift):
            Self.typeName(of: swift, in: spec).flatMap(spec.runtime.kind)?.traits.contains(.holdsValue) ?? true
        case .helper: true
        case .input, .inputEvent, .output, .state, .named, .start: false
        }
    }

    /// The state, or the output with a value, that it is; nil for another.
    package func held(in spec: ViewModelSpec) -> Port? {
        switch self {
        case .state(let index): spec.states[index]
        case .output(let index): spec.outputs[index].isStateful ? spec.outputs[index] : nil
        case .input, .inputEvent, .named, .expression, .helper, .start: nil
        }
    }

    /// The name of the type, without its arguments, of the variable that `swift` is, or of the property of a service.
    private static func typeName(of swift: Fragment, in spec: ViewModelSpec) -> String? {
        let parts = swift.text.split(separator: ".")
        if parts.count == 1 { return spec.variables.first { $0.name.text == swift.text }.flatMap(\.typeName) }
        guard parts.count == 2, let parameter = spec.parameters.first(where: { $0.name.text == parts[0] }) else {
            return nil
        }
        let name = TypeText.protocolName(in: parameter.type.text)
        let service = spec.services.first { $0.name.text == name }
        let property = service?.properties.first { $0.name.text == parts[1] }
        return property.flatMap { StreamType($0.type)?.name.text }
    }
}

extension StoredVariable {
    /// The name of its type, without arguments, as written or as its value begins.
    fileprivate var typeName: String? {
        if let type { return StreamType(type)?.name.text }
        return SwiftText.cut(declaration, at: "=").map { String($0.1.text.prefix { $0 != "<" && $0 != "(" }) }
    }
}
