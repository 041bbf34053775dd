import VMGenTemplating

/// What a stub makes of one property of its protocol.
struct StubbedPropertyPlan {
    /// The property.
    let property: Service.Property
    /// The spec that declares the protocol.
    let spec: ViewModelSpec

    /// How the stub keeps it.
    struct Form {
        /// The type as a test names it.
        var type: String
        /// Its first value; nil where the test has to say it.
        var value: String?
        /// Whether it is a relay or subject, which is kept as it is.
        var isStored: Bool
    }

    /// The type as a test names it.
    private var type: String { NestedTypes(spec).qualified(property.type.text) }

    /// The kind of stream that it is; nil for a plain value.
    private var kind: StreamKind? {
        StreamType(property.type).flatMap { spec.runtime.kind(named: $0.name.text) }
    }

    /// How the stub keeps it; nil for a stream, or where no stub can have it.
    var form: Form? {
        guard let kind else { return Form(type: type, value: NaturalValue.of(property.type.text), isStored: false) }
        if stream != nil { return Form(type: type, value: "", isStored: false) }
        guard kind.traits.contains(.takesValues), kind.typeSuffix.isEmpty, !property.isSettable else { return nil }
        guard kind.traits.contains(.holdsValue) else { return Form(type: type, value: "\(type)()", isStored: true) }
        return Form(type: type, value: nil, isStored: true)
    }

    /// A stream that only speaks is a method without arguments that waits; nil for anything else.
    var stream: StreamPlan? {
        guard let kind, !kind.traits.contains(.takesValues), !property.isSettable,
            let element = StreamType(property.type)?.arguments.first
        else { return nil }
        let stream = StubbedStream(
            kind: kind.name,
            type: property.type,
            runtime: spec.runtime,
            types: NestedTypes(spec)
        )
        return stream.expression(double, "(())").map { body in
            StreamPlan(
                context: .dictionary([
                    "double": .string(double),
                    "declaration": .string("var \(SwiftText.escaped(property.name.text)): \(type)"),
                    "arguments": "Void",
                    "value": .string(NestedTypes(spec).qualified(element.text)),
                    "answer": ".held", "given": "", "first": "",
                    "body": .string(body),
                ])
            )
        }
    }

    /// The kind of relay or subject that the stub keeps as it is; nil for anything else.
    var subject: StreamKind? { form?.isStored == true ? kind : nil }

    /// The property of the stub that says what a stream sends: `onRooms`.
    var double: String { "on\(property.name.text.capitalizedFirst)" }

    /// A property that is a stream.
    struct StreamPlan {
        /// What the template of a method sees.
        let context: TemplateValue
    }

    /// What the template of the stub sees; nil where the stub has no such property.
    var context: TemplateValue? {
        guard let form else { return nil }
        let name = property.name.text
        return .dictionary([
            "name": .string(SwiftText.escaped(name)),
            "member": .string(SwiftText.escapedMember(name)),
            "box": .string("\(name)Property"),
            "type": .string(form.type),
            "value": .string(form.value ?? ""),
            "given": .string(form.value == nil ? name : ""),
            "isStored": .bool(form.isStored),
        ])
    }
}
