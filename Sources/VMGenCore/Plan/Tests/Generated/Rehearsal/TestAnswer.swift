/// What a test answers a call with.
struct TestAnswer {
    /// The call of the double's call: `returns([1])`, `returns(json: "[2, 1]")`.
    var statement: String
    /// What of it arrives in the flow; nil for nothing.
    var value: KnownValue?
    /// The same for a double that answers in advance: `.value([1])`, `.json("[1]")`.
    var prepared: String
    /// The body that it is made of, as a Swift literal; nil for an answer that is no body.
    var body: String?

    /// Two answers of `call`, which differ where two are known; empty where none is.
    static func all(for target: RehearsedCall.Target, _ bench: TestBench) -> [TestAnswer] {
        switch target {
        case .method(let service, let index):
            let method = bench.spec.services[service].methods[index]
            let plan = StubbedMethodPlan(method: method, spec: bench.spec, isOverloaded: false)
            if plan.value == "Void" {
                return [TestAnswer(statement: "returns(())", value: nil, prepared: ".value(())")]
            }
            return bench.values.values(of: plan.value).map { value in
                let known = KnownValue(swift: value, type: plan.value)
                return TestAnswer(statement: "returns(\(value))", value: known, prepared: ".value(\(value))")
            }
        case .request(let index): return RequestAnswers(bench, index).all
        case .stream(let type):
            if type == "Void" { return [TestAnswer(statement: "sends(())", value: .nothing, prepared: ".value(())")] }
            return bench.values.values(of: type).map { value in
                let known = KnownValue(swift: value, type: type)
                return TestAnswer(statement: "sends(\(value))", value: known, prepared: ".value(\(value))")
            }
        }
    }

    /// Why there is none, as a reason to skip.
    static func missing(for target: RehearsedCall.Target, _ bench: TestBench) -> String {
        switch target {
        case .method(let service, let index):
            let method = bench.spec.services[service].methods[index]
            let plan = StubbedMethodPlan(method: method, spec: bench.spec, isOverloaded: false)
            return TestScript.missing(plan.value)
        case .stream(let type): return TestScript.missing(type)
        case .request(let index): return "`samples:` has no body of `\(bench.spec.requests[index].name.text)`"
        }
    }
}
