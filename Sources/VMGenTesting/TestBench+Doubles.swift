import VMGenDoubles
import VMGenModel
import VMGenPlan
import VMGenSpec

extension TestBench {
    /// The flows that start from `source`, by index: without its ``Bystanders`` where a test is about one flow, the `focus`.
    func listeners(to source: Rehearsal.Source, about focus: Int?) -> [Int] {
        guard let focus, let bystanders = bystanders[source] else { return facts.flows[source] ?? [] }
        return bystanders.flows(about: focus)
    }

    /// Whether what `double` stands for comes when a stored view model has been wired: a variable is set behind `init`.
    func isSetBehindInit(_ double: TestDouble) -> Bool {
        spec.transform.isStored && harness.doubles.contains { $0.isAssigned && $0.name == double.parameter }
    }

    /// The double that `invocation` calls, what of the spec that is, and the types of its parameters; nil where there is no
    /// double.
    func double(of invocation: Invocation) -> (double: TestDouble, target: RehearsedCall.Target, types: [String])? {
        switch invocation.target {
        case .request(let index):
            guard let session = harness.doubles.first(where: { $0.type == "URLSessionStub" }) else { return nil }
            let types = spec.requests[index].parameters.map(\.type)
            return (.session(parameter: session.name), .request(index), types)
        case .service(let receiver, let service, let method):
            guard let found = double(at: MethodPlace(receiver: receiver, service: service, method: method)) else {
                return nil
            }
            return (found.double, .method(service: service, method: method), found.types)
        case .foreign:
            guard let name = invocation.closureName, let place = closures.firstIndex(where: { $0.parameter == name })
            else { return nil }
            let target = RehearsedCall.Target.method(service: spec.services.count + place, method: 0)
            return (closures[place].double, target, closures[place].types)
        case .logic: return nil
        }
    }

    /// The double that gives the stream which `swift` names, the type of its values, and whether it can be told to fail with
    /// any error; nil where there is none.
    package func stream(_ swift: Fragment) -> (double: TestDouble, type: String, takesAnyFailure: Bool)? {
        var cursor = TextCursor(swift)
        guard let receiver = cursor.identifier(), cursor.take("."), let member = cursor.identifier() else { return nil }
        let brackets = cursor.bracketed(by: "(")
        guard cursor.isAtEnd, brackets?.inner.isEmpty ?? true, let stub = self.stub(ofParameter: receiver.text)
        else { return nil }
        let double = TestDouble.member(parameter: receiver.text, name: "on\(member.text.capitalizedFirst)")
        if brackets == nil {
            guard let property = stub.service.properties.first(where: { $0.name.text == member.text }),
                let arguments = StreamType(property.type)?.arguments, let element = arguments.first
            else { return nil }
            let plan = StubbedPropertyPlan(property: property, spec: stub.spec)
            let takesAnyFailure = arguments.count < 2 || StubbedStream.isAnyError(arguments[1].text)
            let type = NestedTypes(stub.spec).qualified(element.text)
            if plan.stream != nil { return (double, type, takesAnyFailure) }
            guard let kind = plan.subject else { return nil }
            let subject = TestDouble.subject(parameter: receiver.text, name: member.text, kind: kind)
            return (subject, type, takesAnyFailure && kind.traits.contains(.canFail))
        }
        let methods = stub.service.methods.indices.filter { stub.service.methods[$0].name.text == member.text }
        guard methods.count == 1, let plan = stub.plan(ofMethod: methods[0]), plan.method.parameters.isEmpty,
            case .stream = plan.method.answer(in: spec.runtime)
        else { return nil }
        return (double, plan.value, plan.takesAnyFailure)
    }

    /// Whether the double that `invocation` calls cannot be kept waiting.
    func answersAtOnce(_ invocation: Invocation) -> Bool {
        guard case .service(let receiver, let service, let method) = invocation.target else { return false }
        return double(at: MethodPlace(receiver: receiver, service: service, method: method))?.answersAtOnce == true
    }

    /// The double of the method at `place`, looked up once; nil where there is none.
    private func double(at place: MethodPlace) -> MethodDouble? {
        if let known = methodDoubles[place] { return known }
        var found: MethodDouble?
        let service = spec.services[place.service]
        if let stub = stub(ofParameter: place.receiver), stub.service.name.text == service.name.text,
            let plan = stub.plan(of: service.methods[place.method])
        {
            found = MethodDouble(receiver: place.receiver, plan: plan)
        }
        methodDoubles[place] = .some(found)
        return found
    }
}
