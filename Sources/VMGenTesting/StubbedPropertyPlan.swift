import VMGenModel
import VMGenPlan
import VMGenSpec

/// What a stub makes of one property of its protocol.
package struct StubbedPropertyPlan {
    /// The property.
    let property: Service.Property
    /// The spec that declares the protocol.
    package let spec: ViewModelSpec

    /// How the stub keeps it.
    package struct Form {
        /// The type as a test names it.
        package var type: String
        /// Its first value; nil where the test has to say it.
        package var value: String?
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
        guard kind.traits.contains(.takesValues), kind.typeSuffix.isEmpty else { return nil }
        return Form(
            type: type,
            value: NaturalValue.of(property.type, kind: kind, named: type),
            isStored: !property.isSettable
        )
    }

    /// A stream that only speaks is a method without arguments that waits; nil for anything else.
    package var stream: StubMethodPlan? {
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
            StubMethodPlan(
                double: double,
                declaration: "var \(SwiftText.escaped(property.name.text)): \(type)",
                arguments: "Void",
                value: NestedTypes(spec).qualified(element.text),
                answer: ".held",
                given: nil,
                first: "",
                body: body
            )
        }
    }

    /// The kind of relay or subject that the stub keeps as it is; nil for anything else.
    var subject: StreamKind? { form != nil && stream == nil ? kind : nil }

    /// The property of the stub that says what a stream sends: `onRooms`.
    var double: String { "on\(property.name.text.capitalizedFirst)" }

    /// The property of the stub; nil where the stub has no such property.
    package var plan: StubPropertyPlan? {
        form.map { form in
            StubPropertyPlan(
                label: property.name.text,
                type: form.type,
                value: form.value,
                isStored: form.isStored
            )
        }
    }
}
