import VMGenModel
import VMGenPlan
import VMGenSpec

extension HarnessInput {
    /// What a view does that sets `property` of the view model of `spec`.
    package init(_ property: PublishedProperty, spec: ViewModelSpec) {
        let port = property.port(in: spec)
        let member = SwiftText.escapedMember(port.name.text)
        let receiver =
            switch property {
            case .state: "viewModel"
            case .output: spec.transform.isStored ? "viewModel.output" : "\(Self.latestOutput)?"
            }
        let type = NestedTypes(spec).qualified(port.element.text)
        let method = property.method(in: spec)
        self.init(
            label: port.name.text,
            method: method,
            signature: "\(SwiftText.escaped(method))(_ value: \(spec.types.kept(type, spelt: port.element.text)))",
            statement: "\(receiver).\(member) = value",
            documentation: port.documentation
        )
    }

    /// The property that keeps the output of the last `transform`, into which a view writes.
    static let latestOutput = "latestOutput"
}

extension PublishedProperty {
    /// The method of the harness that sets it as a view does.
    package func method(in spec: ViewModelSpec) -> String { "set" + port(in: spec).name.text.capitalizedFirst }

    /// Those of `spec` that tests set: flows start from them, or a scenario sets them.
    static func set(inTestsOf spec: ViewModelSpec) -> [PublishedProperty] {
        let sources = Set(spec.flows.flatMap(\.sources).map(\.place))
        let statements = spec.scenarios.flatMap(\.steps).flatMap(\.statements)
        let set = Set(
            statements.compactMap { statement -> ScenarioSubject? in
                if case .set(let subject, _) = statement.kind { subject } else { nil }
            }
        )
        return all(of: spec).filter { property in
            switch property {
            case .output(let index): sources.contains(property.source) || set.contains(.output(index))
            case .state(let index): sources.contains(property.source) || set.contains(.state(index))
            }
        }
    }
}
