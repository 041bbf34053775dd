/// What those doubles answer that cannot wait, because their methods answer in the call itself.
struct QuickAnswers {
    /// One method's answer.
    struct Answer {
        /// The parameter of `init` that holds the stub.
        let parameter: String
        /// The method's double: `onTitle`.
        let double: String
        /// The answer as Swift; empty for one without a value.
        let value: String

        /// What a test calls the double once there is a harness.
        var path: String { "harness.\(SwiftText.escapedMember(parameter)).\(double)" }
    }

    /// The answers, in the order of `init` and of the protocols.
    let all: [Answer]

    /// The answers of the doubles of `bench`; nil where nothing is known for one of them to answer with.
    init?(_ bench: TestBench) {
        var all: [Answer] = []
        for double in bench.harness.doubles {
            guard let stub = bench.stub(ofParameter: double.name) else { continue }
            for index in stub.service.methods.indices {
                guard let plan = stub.plan(ofMethod: index), plan.answersAtOnce, !plan.needsAnswer else { continue }
                guard let value = plan.value == "Void" ? "" : bench.values.values(of: plan.value).first else {
                    return nil
                }
                all.append(Answer(parameter: double.name, double: plan.double, value: value))
            }
        }
        self.all = all
    }

    /// Prepares in `setup` what may be asked in the course of `rehearsal`: all of it once something happened that nobody can
    /// follow.
    func prepare(_ setup: inout TestSetup, for rehearsal: Rehearsal) {
        let isUnknown =
            rehearsal.runsLogic > 0 || rehearsal.isUnsureOfCalls || !rehearsal.unsure.isEmpty
            || !rehearsal.lostStreams.isEmpty
        for answer in all {
            guard isUnknown || rehearsal.calls.contains(where: { $0.double == answer.path }) else { continue }
            let double = setup.prepare(answer.parameter)
            setup.add(.line("\(double).\(answer.double).returns(\(answer.value))"))
        }
    }
}

extension StubbedMethodPlan {
    /// Whether a test has to say what it answers before it is called: it answers in the call itself.
    var answersAtOnce: Bool {
        if case .stream = method.answer(in: runtime) { return false }
        if method.isAsync { return false }
        return method.canThrow || value != "Void"
    }
}
