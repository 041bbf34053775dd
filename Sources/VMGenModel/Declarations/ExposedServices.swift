import VMGenSpec

/// The services of a spec that those see who see its view model: what that is made with, what it holds for others, and what those
/// services speak of in turn.
package struct ExposedServices {
    private let spec: ViewModelSpec
    /// Their names.
    package private(set) var names: Set<String> = []

    /// Those of `spec`.
    package init(_ spec: ViewModelSpec) {
        self.spec = spec
        let callbacks = spec.logic.filter(\.isCallback).map(\.signature)
        var open = spec.services.filter { service in
            place(of: service.name.text) != nil || callbacks.contains { Self.names($0, service.name.text) }
        }
        while let service = open.popLast() {
            guard names.insert(service.name.text).inserted else { continue }
            let texts = service.methods.map(\.signature) + service.properties.map(\.type)
            open += spec.services.filter { other in
                service.inherited.contains(other.name.text) || texts.contains { Self.names($0, other.name.text) }
            }
        }
    }

    /// Where callers of the view model see what is called `name`, for a message; nil where they do not.
    package func place(of name: String) -> String? {
        let wide = ["public ", "package ", "open "]
        let shown = spec.parameters.first { parameter in
            let isHidden = spec.initWord == .internal && !parameter.modifiers.contains { wide.contains("\($0) ") }
            return !parameter.isAssigned && !isHidden && Self.names(parameter.type, name)
        }
        if let shown { return spec.initWord == .internal ? "`\(shown.name.text)`" : "`init`" }
        let variable = spec.variables.first { variable in
            wide.contains { variable.declaration.text.hasPrefix($0) }
                && variable.type.map { Self.names($0, name) } ?? false
        }
        return variable.map { "`\($0.name.text)`" }
    }

    private static func names(_ text: Fragment, _ name: String) -> Bool {
        SwiftText.freeNames(in: text).contains { $0.text == name }
    }
}
