import VMGenDoubles
import VMGenModel
import VMGenSpec

extension ScenarioReader {
    /// The double that `work` asks. Throws where there is none.
    func double(of work: ScenarioWork) throws(Obstacle) -> TestDouble {
        switch work.target {
        case .request:
            guard let double = bench.harness.doubles.first(where: { $0.type == "URLSessionStub" }) else {
                throw Obstacle(reason: "`init` is given no session, so a test cannot answer requests")
            }
            return .session(parameter: double.name)
        case .method(let parameter, _, _):
            guard let plan = work.plan(in: bench) else { break }
            return .member(parameter: spec.parameters[parameter].name.text, name: plan.double)
        case .closure:
            if let place = work.closure(in: bench) { return bench.closures[place].double }
        case .property(let parameter, let service, let index):
            let name = spec.parameters[parameter].name.text
            try expectStub(name)
            let declared = spec.services[service]
            let plan = StubbedPropertyPlan(property: declared.allProperties[index], of: declared, spec: spec)
            if plan.stream != nil { return .member(parameter: name, name: plan.double) }
            if let kind = plan.subject { return .subject(parameter: name, name: plan.property.name.text, kind: kind) }
        }
        throw Obstacle(reason: "A stub cannot have what this scenario asks it")
    }

    /// Throws where there is no stub for the parameter called `name`.
    func expectStub(_ name: String) throws(Obstacle) {
        if bench.stub(ofParameter: name) == nil { throw Obstacle(reason: "There is no stub for `\(name)`") }
    }

    /// Throws where a test cannot `reach` the defaults called `name`.
    func expectStore(_ name: String, so reach: String) throws(Obstacle) {
        if !bench.harness.doubles.contains(where: { $0.name == name && $0.need == "defaults" }) {
            throw Obstacle(reason: "`\(name)` is no UserDefaults that `init` is given, so a test cannot \(reach)")
        }
    }

    /// Which calls `work` means, as Swift; nil for all.
    func calls(of work: ScenarioWork) -> String? {
        if case .request(let index) = work.target {
            return RequestDouble(index, of: spec).address.map { SwiftLiteral($0).swift }
        }
        return work.arguments.map { recorded($0, by: work) }
    }

    /// The arguments of a call of `work` as its stub keeps them.
    func recorded(_ arguments: Fragment, by work: ScenarioWork) -> String {
        work.plan(in: bench)?.recorded(arguments) ?? "()"
    }

    /// `answers` as those of a double. Throws where a value is missing.
    func answers(_ answers: [ScenarioAnswer], of work: ScenarioWork) throws(Obstacle) -> [TestAnswer] {
        var result: [TestAnswer] = []
        for answer in answers {
            switch answer {
            case .value(let value?): result.append(.value(value.text))
            case .value(nil): result.append(.value(try value(of: work)))
            case .body(let body, let status): result.append(try self.body(body, status, of: work))
            case .sends(let value): result.append(.sends(value.text))
            case .finishes: result.append(.finishes)
            case .failure(let error): result.append(.failure(failure(error, of: work)))
            case .waits: result.append(.waits)
            }
        }
        return result
    }

    /// A Swift expression for the failure `error`, whose type a place does not tell.
    private func failure(_ error: Fragment?, of work: ScenarioWork) -> String {
        guard let error, error.text.hasPrefix(".") else { return error?.text ?? "URLError(.notConnectedToInternet)" }
        return (work.plan(in: bench)?.ownFailure ?? spec.errors?.typeName.text ?? "") + error.text
    }

    /// A value of what `work` answers with; empty where it answers nothing.
    private func value(of work: ScenarioWork) throws(Obstacle) -> String {
        var type = work.plan(in: bench)?.value ?? ""
        if case .property(_, let service, let index) = work.target {
            type = StreamType(spec.services[service].allProperties[index].type)?.arguments.first?.text ?? ""
        }
        if type == "Void" || type == "()" { return "" }
        guard let value = bench.values.values(of: type).first else {
            throw Obstacle(reason: "The spec has no sample of \(type)")
        }
        return value
    }

    private func body(_ body: Fragment?, _ status: Fragment?, of work: ScenarioWork) throws(Obstacle) -> TestAnswer {
        guard case .request(let index) = work.target else { return .waits }
        let double = RequestDouble(index, of: spec)
        let given = status?.text ?? double.request.usualStatus
        if let body { return .body(SwiftLiteral(verbatim: body.text).swift, status: given) }
        if status != nil { return .body("\"\"", status: given) }
        if let sample = bench.bodies(ofRequest: index).first {
            return .body(SwiftLiteral(verbatim: sample).swift, status: given)
        }
        if double.request.decode == nil { return .body("\"\"", status: given) }
        throw Obstacle(reason: "The spec has no sample of `\(double.request.name.text)`")
    }
}
