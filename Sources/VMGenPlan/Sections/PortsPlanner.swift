import VMGenModel
import VMGenSpec

/// Plans the types of what comes in and of what goes out.
struct PortsPlanner {
    /// The spec.
    let spec: ViewModelSpec

    /// The type of what comes in.
    var input: PortsPlan {
        let isMadeOutside = isWide && !spec.transform.isStored
        return PortsPlan(
            name: spec.transform.inputName,
            place: spec.inputDeclaration.place,
            attributes: spec.inputDeclaration.attributes,
            conformances: conformances(spec.inputDeclaration),
            documentation: spec.inputDocumentation.isEmpty ? ["What the view sends."] : spec.inputDocumentation,
            members: spec.inputEvents.isEmpty
                ? .fields(
                    spec.inputs.map { field($0, spec.inputDeclaration) },
                    initializer: isMadeOutside ? .written : .synthesized
                )
                : .events(spec.inputEvents.map { eventCase($0, spec.inputDeclaration) })
        )
    }

    /// The type of what goes out.
    var output: PortsPlan {
        PortsPlan(
            name: spec.transform.outputName,
            place: spec.outputDeclaration.place,
            attributes: spec.outputDeclaration.attributes,
            conformances: conformances(spec.outputDeclaration),
            documentation: spec.outputDocumentation.isEmpty ? ["What the view shows."] : spec.outputDocumentation,
            members: spec.outputEvents.isEmpty
                ? .fields(spec.outputs.map { field($0, spec.outputDeclaration) }, initializer: .synthesized)
                : .events(spec.outputEvents.map { eventCase($0, spec.outputDeclaration) })
        )
    }

    /// Whether members are seen elsewhere.
    private var isWide: Bool { Access(of: spec.declaration).isWide }

    private func conformances(_ declaration: PortsDeclaration) -> String {
        declaration.inherited.isEmpty ? "" : ": " + declaration.inherited.map(spec.marked).joined(separator: ", ")
    }

    /// What `transform` returns.
    var result: ResultPlan {
        ResultPlan(
            type: spec.transform.outputType,
            isMadeInInit: spec.outputs.contains { !isInline($0) }
        )
    }

    private func eventCase(_ event: EventCase, _ owner: PortsDeclaration) -> EventCasePlan {
        let name = SwiftText.escaped(event.name.text)
        let payload = event.payload.map { owner.visible($0.payload, of: spec) }
        let declaration = payload.isEmpty ? name : "\(name)(\(payload.joined(separator: ", ")))"
        return EventCasePlan(
            documentation: event.documentation,
            declaration: spec.marked(declaration, at: event.name.range)
        )
    }

    private func field(_ port: Port, _ owner: PortsDeclaration) -> FieldPlan {
        let port = owner.visible(port, of: spec)
        let name = port.name.text
        let type = type(of: port)
        let unconnected = unconnected(port)
        return FieldPlan(
            name: SwiftText.escaped(name),
            member: SwiftText.escapedMember(name),
            documentation: port.documentation,
            type: spec.marked(type, at: port.element.range),
            parameter: "\(SwiftText.escapedParameter(name)): \(TypeText.kept(type))"
                + (unconnected.isEmpty ? "" : " = \(unconnected)"),
            unconnected: isWide || unconnected.isEmpty ? nil : unconnected,
            made: isInline(port) && port.wrapper == nil ? made(port) : nil,
            wrapped: WrappedField(port, of: spec)
        )
    }

    /// The relay or subject that the field of `port` makes.
    private func made(_ port: Port) -> MadeStream {
        MadeStream(
            partial: "\(spec.runtime.templateFolder)/storage/inline.stencil",
            kind: port.kind?.name ?? "",
            element: port.element.text,
            failure: port.failure?.text ?? "Never",
            value: port.initialValue.map(spec.marked) ?? ""
        )
    }

    /// What a field of the input is where nobody connects it; empty where it has to be connected, as one whose kind the spec
    /// itself writes: that is the declaration that people write by hand.
    func unconnected(_ port: Port) -> String {
        port.role == .input && !spec.transform.isStored && !port.isPinned ? port.kind?.unconnected ?? "" : ""
    }

    /// Whether the field makes its relay or subject: of a stored input, the pinned ones of a stored output, of one made first.
    private func isInline(_ port: Port) -> Bool {
        if port.isMade { return !spec.namesDependencies(port.initialValue) }
        guard spec.transform.isStored else { return false }
        return port.role == .input ? port.kind != nil : spec.storage(of: port) == .inline
    }

    /// The type of a field as it stands in input or output.
    private func type(of port: Port) -> String {
        guard let kind = port.kind else { return port.element.text }
        let failure = kind.traits.contains(.hasFailureType) ? ", \(port.failure?.text ?? "Never")" : ""
        return "\(kind.name)<\(port.element.text)\(failure)>\(kind.typeSuffix)"
    }
}

extension PortsDeclaration {
    /// `type` as a field of it has it: what stands beside the view model of `spec` names its nested types in full.
    fileprivate func visible(_ type: String, of spec: ViewModelSpec) -> String {
        place == .global ? NestedTypes(spec).qualified(type) : type
    }

    /// The same for what is made of `port` in it.
    fileprivate func visible(_ port: Port, of spec: ViewModelSpec) -> Port {
        guard place == .global else { return port }
        let types = NestedTypes(spec)
        func visible(_ swift: Fragment) -> Fragment { Fragment(types.qualified(swift.text), swift.range) }
        var port = port
        port.element = visible(port.element)
        port.failure = port.failure.map(visible)
        port.initialValue = port.initialValue.map(visible)
        port.wrapper = port.wrapper.map(visible)
        return port
    }
}
