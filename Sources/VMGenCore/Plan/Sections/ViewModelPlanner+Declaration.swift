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
        return line
    }

    /// The signature of `transform`.
    var transform: TemplateValue {
        let shape = spec.transform
        let input: String
        if let label = shape.label {
            input = (label == shape.parameter ? "" : label + " ") + "\(shape.parameter): \(shape.inputType)"
        } else {
            input = "_ \(shape.parameter): \(shape.inputType)"
        }
        return .dictionary([
            "signature": .string("transform(\(input)) -> \(shape.outputType)"),
            "parameter": .string(shape.parameter),
            "outputType": .string(shape.outputType),
        ])
    }

    /// The fields of input or output.
    func fields(_ ports: [Port], name: String) -> TemplateValue {
        .dictionary(["name": .string(name), "fields": .list(ports.map(field))])
    }

    private func field(_ port: Port) -> TemplateValue {
        .dictionary([
            "name": .string(SwiftText.escaped(port.name.text)),
            "documentation": .strings(port.documentation),
            "type": .string(fieldType(port)),
            "kind": .string(port.kind?.name ?? ""),
            "isVoid": .bool(port.isVoid),
            "source": source(of: port),
        ])
    }

    /// The type of a field as it stands in Input or Output.
    private func fieldType(_ port: Port) -> String {
        guard let kind = port.kind else { return port.element.text }
        guard kind.traits.contains(.hasFailureType) else { return "\(kind.name)<\(port.element.text)>" }
        return "\(kind.name)<\(port.element.text), \(port.failure?.text ?? "Never")>"
    }

    /// What an output's field is made of: its relay, or the constant that holds its flow's stream, and the conversion that
    /// makes it the field's kind.
    private func source(of port: Port) -> TemplateValue {
        let name = port.name.text
        guard let kind = port.kind, let index = spec.outputs.firstIndex(where: { $0.name == port.name }) else {
            return .dictionary(["text": .string(SwiftText.escaped(name)), "conversion": .string("")])
        }
        let feed = spec.outputFeeds[index]
        var text = SwiftText.escaped(name)
        if feed == .state, let member = scope.members[name] { text = scope.relay(at: member.path) }
        if feed == .relay { text = scope.eventRelay(name) }
        return .dictionary([
            "text": .string(text),
            "conversion": .string("\(folder)/output/\(kind.name).stencil"),
            "isState": .bool(feed == .state),
            "isRelay": .bool(feed == .relay),
        ])
    }
}
