import VMGenDoubles
import VMGenModel

/// What those doubles answer that cannot wait, because their methods answer in the call itself.
struct QuickAnswers {
    /// One method's answer.
    package struct Answer {
        /// The method's double.
        let double: TestDouble
        /// The answer as Swift; empty for one without a value.
        package let value: String
    }

    /// The answers, in the order of `init` and of the protocols.
    let all: [Answer]

    /// Why a double of `bench` that answers in the call itself has no answer, as a part of a sentence; nil where all have.
    static func missing(_ bench: TestBench) -> String? {
        for double in bench.harness.doubles {
            let plans = bench.stub(ofParameter: double.name)?.methods ?? []
            let missing = plans.first { plan in
                plan.answersAtOnce && !plan.needsAnswer && plan.value != "Void"
                    && bench.values.values(of: plan.value).isEmpty
            }
            if let missing {
                return "\(TestBench.missing(missing.value)), which `\(missing.method.name.text)` answers with"
            }
        }
        return nil
    }

    /// The answers of the doubles of `bench`; nil where nothing is known for one of them to answer with.
    init?(_ bench: TestBench) {
        var all: [Answer] = []
        for double in bench.harness.doubles {
            guard let stub = bench.stub(ofParameter: double.name) else { continue }
            for plan in stub.methods where plan.answersAtOnce && !plan.needsAnswer {
                guard let value = plan.value == "Void" ? "" : bench.values.values(of: plan.value).first else {
                    return nil
                }
                all.append(Answer(double: .member(parameter: double.name, name: plan.double), value: value))
            }
        }
        self.all = all
    }

    /// What may be asked in the course of `rehearsal`: all of it once something happened that nobody can follow.
    func needed(for rehearsal: Rehearsal) -> [Answer] {
        let isUnknown =
            rehearsal.doubts.runsLogic > 0 || rehearsal.doubts.isUnsureOfCalls || !rehearsal.doubts.unsure.isEmpty
            || !rehearsal.doubts.lostStreams.isEmpty
        return all.filter { answer in isUnknown || rehearsal.calls.contains { $0.double == answer.double } }
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
