import VMGenDoubles
import VMGenModel
import VMGenSpec

/// What those doubles answer that cannot wait, because their methods answer in the call itself.
struct QuickAnswers {
    /// One method's answer.
    package struct Answer {
        /// The method's double.
        let double: TestDouble
        /// The answer as Swift; empty for one without a value.
        package let value: String
        /// The flows whose Swift calls it in passing, `latest api.title(of: api.url())`, by index: no rehearsal sees that.
        let flows: Set<Int>
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
                let call = "\(double.name).\(plan.method.name.text)"
                let flows = bench.spec.flows.indices.filter { bench.spec.flows[$0].texts.contains { $0.calls(call) } }
                let member = TestDouble.member(parameter: double.name, name: plan.double)
                all.append(Answer(double: member, value: value, flows: Set(flows)))
            }
        }
        self.all = all
    }

    /// What may be asked in the course of `rehearsal`: all of it once something happened that nobody can follow.
    func needed(for rehearsal: Rehearsal) -> [Answer] {
        let isUnknown =
            rehearsal.doubts.runsLogic > 0 || rehearsal.doubts.isUnsureOfCalls || !rehearsal.doubts.unsure.isEmpty
            || !rehearsal.doubts.lostStreams.isEmpty
        return all.filter { answer in
            isUnknown || rehearsal.calls.contains { $0.double == answer.double }
                || answer.flows.contains { rehearsal.ends.contains($0) || rehearsal.halts[$0] != nil }
        }
    }
}
