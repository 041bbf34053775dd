import VMGenDoubles
import VMGenModel
import VMGenSpec

/// What a scenario answers under `when`, and has no answer to all its calls before: that waits until then.
struct LateAnswers {
    /// Finds the doubles.
    let reader: ScenarioReader

    /// The steps that let the doubles of `scenario` wait. Throws where there is no double.
    func preparations(of scenario: Scenario) throws(ScenarioReader.Obstacle) -> [TestStep] {
        var steps: [TestStep] = []
        var known: [(TestDouble, String?)] = []
        for step in scenario.steps {
            for case .answers(let work, _) in step.statements.map(\.kind) {
                // A property is a stream that nobody asks.
                if case .property = work.target { continue }
                let double = try reader.double(of: work)
                let calls = reader.calls(of: work)
                let address = double.isSession ? calls : nil
                let isOfSome = step.keyword == .given && calls != address
                guard !isOfSome, !known.contains(where: { $0 == (double, address) }) else { continue }
                known.append((double, address))
                if step.keyword == .given { continue }
                steps.append(.prepare(double, TestPreparation(calls: address, answers: [.waits])))
            }
        }
        return steps
    }
}
