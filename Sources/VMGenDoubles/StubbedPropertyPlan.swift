import VMGenModel
import VMGenPlan
import VMGenSpec

/// What a stub makes of one property of its protocol.
package struct StubbedPropertyPlan {
    /// The property.
    package private(set) var property: Service.Property
    /// The spec that declares the protocol.
    package let spec: ViewModelSpec
    private let declared: String
    private let taken: Set<String>

    /// Plans what a stub makes of `property` of `service`, which `spec` declares.
    package init(property: Service.Property, of service: Service, spec: ViewModelSpec) {
        self.property = property
        let type = property.type
        declared = type.text
        self.property.type = Fragment(TypeText.plainOptional(type.text), type.range)
        self.spec = spec
        taken = service.plainNames
    }

    /// The type as a test names it.
    private var type: String { NestedTypes(spec).qualified(property.type.text) }

    /// The kind of stream that it is; nil for a plain value.
    private var kind: StreamKind? {
        StreamType(property.type).flatMap { spec.runtime.kind(named: $0.name.text) }
    }

    /// How the stub keeps it; nil for a stream, or where no stub can have it.
    package var form: StubPropertyPlan? {
        guard let kind else { return form(NaturalValue.of(property.type.text)) }
        if stream != nil { return form("") }
        guard kind.traits.contains(.takesValues), kind.typeSuffix.isEmpty else { return nil }
        return form(NaturalValue.of(property.type, kind: kind, named: type), isStored: !property.isSettable)
    }

    private func form(_ value: String?, isStored: Bool = false) -> StubPropertyPlan {
        StubPropertyPlan(
            label: property.name.text,
            type: type,
            declared: NestedTypes(spec).qualified(declared),
            value: value,
            isStored: isStored,
            object: object,
            isNonisolated: property.isNonisolated
        )
    }

    /// The object that it holds weakly, as a delegate is held: it is called like one, or a flow makes it the view model.
    private var object: String? {
        guard property.isSettable, let object = TypeText(type).optionalOf?.text else { return nil }
        let isWeak = property.isDelegate || spec.flows.contains { $0.makesSelf(property.name.text) }
        return isWeak ? object : nil
    }

    /// A stream that only speaks is a method without arguments that waits; nil for anything else.
    package var stream: StubMethodPlan? {
        guard let kind, !kind.traits.contains(.takesValues), !property.isSettable,
            !kind.traits.contains(.runsUnheard), let element = StreamType(property.type)?.arguments.first
        else { return nil }
        let stream = StubbedStream(
            kind: kind.name,
            type: property.type,
            runtime: spec.runtime,
            types: NestedTypes(spec)
        )
        return stream.expression(double, "(())").map { body in
            StubMethodPlan(
                double: double,
                declaration: "var \(SwiftText.escaped(property.name.text)): \(type)",
                arguments: "Void",
                value: NestedTypes(spec).qualified(element.text),
                answer: ".held",
                given: nil,
                first: "",
                firstType: "",
                body: body,
                isNonisolated: property.isNonisolated
            )
        }
    }

    /// The kind of relay or subject that the stub keeps as it is; nil for anything else.
    package var subject: StreamKind? { form != nil && stream == nil ? kind : nil }

    /// The property of the stub that says what a stream sends: `onRooms`.
    package var double: String { StubPlanner.double(of: property.name.text, besides: taken) }
}
