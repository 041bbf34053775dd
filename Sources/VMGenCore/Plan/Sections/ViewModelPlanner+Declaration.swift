import VMGenTemplating

extension ViewModelPlanner {
    /// The declaration line, and the names that other declarations use.
    var type: TemplateValue {
        let declaration = spec.declaration
        return .dictionary([
            "name": .string(declaration.name.text),
            "documentation": .strings(declaration.documentation),
            "declaration": .string(declarationLine),
            "attributes": .strings(declaration.attributes),
            "isValueType": .bool(declaration.isValueType),
            "isGeneric": .bool(declaration.generics != nil),
            "isMainActor": .bool(declaration.isMainActor),
        ])
    }

    private var declarationLine: String {
        let declaration = spec.declaration
        var words: [String] = []
        if let access = declaration.access { words.append(access) }
        if declaration.isFinal { words.append("final") }
        words.append(declaration.keyword)
        words.append(declaration.name.text + (declaration.generics ?? ""))
        var line = words.joined(separator: " ")
        if !declaration.inherited.isEmpty {
            line += ": " + declaration.inherited.map(\.text).joined(separator: ", ")
        }
        if let clause = declaration.whereClause { line += " " + clause }
        return spec.marked(line, at: declaration.name.range)
    }

    /// The signature of `transform`.
    var transform: TemplateValue {
        let shape = spec.transform
        var parameters = [Self.parameter(label: shape.label, name: shape.parameter, type: shape.inputType)]
        if let bag = shape.bag { parameters.append(Self.parameter(label: bag.label, name: bag.name, type: bag.type)) }
        return .dictionary([
            "isStored": .bool(shape.isStored),
            "isOverride": .bool(shape.isOverride),
            "signature": .string("transform(\(parameters.joined(separator: ", "))) -> \(shape.outputType)"),
            "parameter": .string(shape.parameter),
            "outputType": .string(shape.outputType),
        ])
    }

    private static func parameter(label: String?, name: String, type: String) -> String {
        guard let label else { return "_ \(name): \(type)" }
        return label == name ? "\(name): \(type)" : "\(label) \(name): \(type)"
    }
}

extension ViewModelSpec {
    /// The spec with the main actor for a view model of which only the name is written, where it awaits something: a class
    /// without isolation cannot hand itself to a task in Swift 6 mode.
    var isolated: ViewModelSpec {
        let awaits = flows.contains { $0.invocations.contains(where: \.isAsync) }
        guard declaration.isBare, awaits, !declaration.isMainActor else { return self }
        var spec = self
        spec.declaration.attributes.append("@MainActor")
        return spec
    }
}
