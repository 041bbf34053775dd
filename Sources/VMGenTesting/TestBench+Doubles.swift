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

    /// The double that `invocation` calls, what of the spec that is, and the types of its parameters; nil where there is no double.
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
            if invocation.propertyKind != nil, let (double, given) = stream(invocation.text), given.subject == nil {
                return (double, .property(given.type, takesAnyFailure: given.takesAnyFailure), [])
            }
            guard let name = invocation.closureName, let place = closures.firstIndex(where: { $0.parameter == name })
            else { return nil }
            let target = RehearsedCall.Target.method(service: spec.services.count + place, method: 0)
            return (closures[place].double, target, closures[place].types)
        case .logic: return nil
        }
    }

    /// The double that gives the stream which `swift` names, and what that is; nil where there is none.
    package func stream(_ swift: Fragment) -> (double: TestDouble, given: DoubledStream)? {
        guard let path = swift.memberPath, path.arguments?.isEmpty ?? true,
            let given = stub(ofParameter: path.receiver)?.stream(of: path.member, called: path.arguments != nil)
        else { return nil }
        if let kind = given.subject {
            return (.subject(parameter: path.receiver, name: path.member, kind: kind), given)
        }
        return (.member(parameter: path.receiver, name: given.double), given)
    }

    /// The doubles that `flow` asks for streams to take along or to end its work with, and the types of what these carry.
    func asked(by flow: Flow) -> [(double: TestDouble, type: String)] {
        flow.companions.compactMap { companion in
            guard case .source(let kind) = companion.kind, let swift = kind.dependency, let path = swift.memberPath
            else { return nil }
            guard path.arguments != nil else {
                return stream(swift).flatMap { $0.given.subject == nil ? ($0.double, $0.given.type) : nil }
            }
            guard let method = stub(ofParameter: path.receiver)?.streamMethod(called: path.member) else { return nil }
            return (.member(parameter: path.receiver, name: method.double), method.type)
        }
    }

    /// Whether calls of `double` may overtake each other: each begins in a task of its own, and several of these may run.
    func mayOvertake(_ double: TestDouble) -> Bool {
        let asking = spec.flows.steps(and: spec.failures).filter { step in
            step.argument.invocation.map { $0.isAsync && self.double(of: $0)?.double == double } ?? false
        }
        return asking.count > 1 || asking.contains { $0.kind == .all }
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
