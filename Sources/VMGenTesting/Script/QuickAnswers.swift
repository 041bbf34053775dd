import VMGenDoubles
import VMGenModel
import VMGenSpec

/// What those doubles answer that cannot wait, because their methods answer in the call itself.
struct QuickAnswers {
    /// One method's answer.
    package struct Answer {
        /// The method's double.
        let double: TestDouble
        /// The answer as Swift; empty for one without a value, nil where nothing is known to answer with.
        package let value: String?
        /// Why there is none, as a part of a sentence.
        let missing: String
        /// Whether the view model asks it while it is made, for what its superclass is handed.
        let isAskedAtStart: Bool
        /// The flows whose Swift calls it in passing, `latest api.title(of: api.url())`, by index: no rehearsal sees that.
        let flows: Set<Int>
    }

    /// The answers, in the order of `init` and of the protocols.
    let all: [Answer]

    /// The answers of the doubles of `bench`.
    init(_ bench: TestBench) {
        let passing = PassingTexts(bench.spec)
        all = bench.harness.doubles.flatMap { double in
            let plans = bench.stub(ofParameter: double.name)?.methods.filter { $0.answersAtOnce && !$0.needsAnswer }
            return (plans ?? []).map { plan in
                let call = "\(double.name).\(plan.method.name.text)"
                let flows = bench.spec.flows.indices.filter { passing.mayCall(call, in: $0) }
                return Answer(
                    double: TestDouble.member(parameter: double.name, name: plan.double),
                    value: plan.value == "Void" ? "" : bench.values.values(of: plan.value).first,
                    missing: "\(TestBench.missing(plan.value)), which `\(plan.method.name.text)` answers with",
                    isAskedAtStart: bench.spec.superArguments?.calls(call) == true,
                    flows: Set(flows)
                )
            }
        }
    }

    /// Why a double that answers in the call itself has no answer, as a part of a sentence; nil where all have.
    var missing: String? { all.first { $0.value == nil }?.missing }

    /// What may be asked in the course of `rehearsal`: all of it once something happened that nobody can follow.
    func needed(for rehearsal: Rehearsal) -> [Answer] {
        let isUnknown =
            rehearsal.doubts.runsLogic > 0 || rehearsal.doubts.isUnsureOfCalls || !rehearsal.doubts.unsure.isEmpty
            || !rehearsal.doubts.lostStreams.isEmpty
        return all.filter { answer in
            isUnknown || answer.isAskedAtStart || rehearsal.calls.contains { $0.double == answer.double }
                || answer.flows.contains { rehearsal.ends.contains($0) || rehearsal.halts[$0] != nil }
        }
    }
}
