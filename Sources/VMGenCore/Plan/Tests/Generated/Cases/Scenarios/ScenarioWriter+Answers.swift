extension ScenarioWriter {
    /// A member of a stub, as tests use it.
    struct Member {
        /// The stub's property: `onBooks`.
        var name: String
        /// The type of what it answers.
        var value: String
        /// The plan of the method; nil for a property.
        var method: StubbedMethodPlan?

        /// Whether it answers nothing.
        var isVoid: Bool { value == "Void" || value == "()" }

        /// The arguments of a call as the stub keeps them.
        func recorded(_ arguments: Fragment) -> String { method?.recorded(arguments) ?? "()" }
    }

    /// The member of a stub that `work` is.
    func member(of work: ScenarioWork) throws(Obstacle) -> Member {
        switch work.target {
        case .request: break
        case .method(let parameter, let service, let index):
            let name = spec.parameters[parameter].name.text
            let method = spec.services[service].methods[index]
            let plan = bench.stub(ofParameter: name)?.methods.first { plan in
                plan.method.name.text == method.name.text
                    && plan.method.parameters.map(\.label) == method.parameters.map(\.label)
            }
            if let plan { return Member(name: plan.double, value: plan.value, method: plan) }
        case .property(_, let service, let index):
            let property = spec.services[service].properties[index]
            let plan = StubbedPropertyPlan(property: property, spec: spec)
            let element = StreamType(property.type)?.arguments.first?.text ?? ""
            if plan.stream != nil { return Member(name: plan.double, value: element, method: nil) }
        }
        throw Obstacle(reason: "A stub cannot have what this scenario asks it")
    }

    /// The name of the parameter of `init` that is the stub of the session.
    func sessionName() throws(Obstacle) -> String {
        guard let double = bench.harness.doubles.first(where: { $0.type == "URLSessionStub" }) else {
            throw Obstacle(reason: "`init` is given no session, so a test cannot answer requests")
        }
        return double.name
    }

    /// A Swift expression for the failure `error`, whose type a place does not tell.
    func failure(_ error: Fragment?) -> String {
        guard let error else { return "URLError(.notConnectedToInternet)" }
        return error.text.hasPrefix(".") ? (spec.errors?.typeName.text ?? "") + error.text : error.text
    }

    /// The bodies among `answers` of the request at `index`, as literals, each with its status.
    func bodies(
        _ answers: [ScenarioAnswer],
        of index: Int
    ) throws(Obstacle) -> [(text: String, status: String)] {
        let double = RequestDouble(index, of: spec)
        var bodies: [(text: String, status: String)] = []
        for case .body(let body, let status) in answers {
            if let body {
                bodies.append((RequestDouble.literal(body.text), status?.text ?? double.status))
            } else if let status {
                bodies.append(("\"\"", status.text))
            } else if let sample = bench.bodies(ofRequest: index).first {
                bodies.append((RequestDouble.literal(sample), double.status))
            } else if double.request.decode == nil {
                bodies.append(("\"\"", double.status))
            } else {
                throw Obstacle(reason: "The spec has no sample of `\(double.request.name.text)`")
            }
        }
        return bodies
    }

    /// The values among `answers` of `member`, as Swift.
    func values(_ answers: [ScenarioAnswer], of member: Member) throws(Obstacle) -> [String] {
        var values: [String] = []
        for case .value(let value) in answers {
            if let text = value?.text ?? (member.isVoid ? "()" : bench.values.values(of: member.value).first) {
                values.append(text)
            } else {
                throw Obstacle(reason: "The spec has no sample of \(member.value)")
            }
        }
        return values
    }
}
