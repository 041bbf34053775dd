import VMGenModel
import VMGenSpec

extension ViewModelPlanner {
    /// The declaration line, and the names that other declarations use.
    package var type: TypePlan {
        let declaration = spec.declaration
        return TypePlan(
            name: declaration.name.text,
            documentation: declaration.documentation,
            attributes: declaration.attributes,
            head: declarationLine,
            isGeneric: declaration.generics != nil,
            isMainActor: declaration.isMainActor,
            isIsolatedByDefault: declaration.isIsolatedByDefault,
            isValueType: declaration.isValueType
        )
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
            line += ": " + declaration.inherited.map { inherited($0.text) }.joined(separator: ", ")
        }
        if let clause = declaration.whereClause { line += " where " + clause }
        return spec.marked(line, at: declaration.name.range)
    }

    /// An inherited type as it is named from outside of the view model: generic arguments that are types of the view model by
    /// their whole names.
    private func inherited(_ type: String) -> String {
        guard type.holds("<") else { return type }
        let nested = NestedTypes(spec).names
        let name = spec.declaration.name.text
        return SwiftText.rewritingFreeNames(in: type) { nested.contains($0) ? "\(name).\($0)" : nil }
    }

    /// The signature of `transform`.
    package var transform: TransformHeadPlan {
        let shape = spec.transform
        var parameters = [Self.parameter(label: shape.label, name: shape.parameter, type: shape.inputType)]
        if let bag = shape.bag { parameters.append(Self.parameter(label: bag.label, name: bag.name, type: bag.type)) }
        return TransformHeadPlan(
            isStored: shape.isStored,
            isOverride: shape.isOverride,
            signature:
                "\(SwiftText.escapedMember(shape.method))(\(parameters.joined(separator: ", "))) -> \(shape.outputType)",
            parameter: shape.parameter,
            values: streams.inputValues.map { name in
                let input = spec.inputs.first { $0.name.text == name }
                return ConstantPlan(name: SwiftText.escaped(FlowElement.apart(name)), member: input?.path ?? name)
            }
        )
    }

    private static func parameter(label: String?, name: String, type: String) -> String {
        guard let label else { return "_ \(name): \(type)" }
        return label == name ? "\(name): \(type)" : "\(label) \(name): \(type)"
    }
}

extension ViewModelSpec {
    /// The spec with the main actor for a view model of which only the name is written, where it awaits something, since a
    /// class without isolation cannot hand itself to a task in Swift 6 mode, or where it takes or asks what is there.
    package var isolated: ViewModelSpec {
        let awaits = flows.contains { $0.invocations.contains(where: \.isAsync) }
        let types = parameters.map(\.type.text) + variables.compactMap(\.type?.text)
        let needs =
            awaits || declaration.asksMainActor || types.contains { ClosureType(calledOn: $0)?.isMainActor == true }
        guard declaration.isBare, needs, !declaration.isMainActor else { return self }
        var spec = self
        spec.declaration.attributes.append("@MainActor")
        spec.facts = SpecFacts(spec)
        return spec
    }
}
