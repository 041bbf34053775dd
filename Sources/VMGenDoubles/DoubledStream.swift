import VMGenModel
import VMGenPlan
import VMGenSpec

/// A stream that a stub gives without being told anything: a property, or a method without parameters.
package struct DoubledStream {
    /// The property of the stub that says what it sends: `onRooms`.
    package let double: String
    /// The kind of relay or subject that the stub keeps as it is; nil where it says what the test tells it.
    package let subject: StreamKind?
    /// The type of its values, as tests name it.
    package let type: String
    /// Whether it can be told to fail with any error.
    package let takesAnyFailure: Bool
    /// Whether it ends with its first value.
    package let isSingle: Bool
}

extension StubPlanner {
    /// The stream that the stub's member called `name` gives, a method where it is `called`; nil where it gives none.
    package func stream(of name: String, called: Bool) -> DoubledStream? {
        guard called else { return stream(ofProperty: name) }
        let named = service.methods.indices.filter { service.methods[$0].name.text == name }
        guard named.count == 1, let plan = plan(ofMethod: named[0]), plan.method.parameters.isEmpty,
            case .stream(let kind, _, _) = plan.method.answer(in: spec.runtime)
        else { return nil }
        return DoubledStream(
            double: plan.double,
            subject: nil,
            type: plan.value,
            takesAnyFailure: plan.takesAnyFailure,
            isSingle: spec.runtime.isSingle(kind)
        )
    }

    /// The double of the method called `name` that gives a stream; nil where there is none, or several.
    package func streamMethod(called name: String) -> (double: String, type: String)? {
        let named = service.methods.indices.filter { service.methods[$0].name.text == name }
        guard named.count == 1, let plan = plan(ofMethod: named[0]),
            case .stream = plan.method.answer(in: spec.runtime)
        else { return nil }
        return (plan.double, plan.value)
    }

    private func stream(ofProperty name: String) -> DoubledStream? {
        guard let property = service.properties.first(where: { $0.name.text == name }),
            let stream = StreamType(property.type), let element = stream.arguments.first
        else { return nil }
        let plan = StubbedPropertyPlan(property: property, of: service, spec: spec)
        let subject = plan.stream == nil ? plan.subject : nil
        guard plan.stream != nil || subject != nil else { return nil }
        let takesAnyFailure = stream.arguments.count < 2 || StubbedStream.isAnyError(stream.arguments[1].text)
        return DoubledStream(
            double: plan.double,
            subject: subject,
            type: NestedTypes(spec).qualified(element.text),
            takesAnyFailure: takesAnyFailure && subject?.traits.contains(.canFail) != false,
            isSingle: spec.runtime.isSingle(stream.name.text)
        )
    }
}
