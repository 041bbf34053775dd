extension Scenario {
    /// Whether it answers what `isMeant` later than it is asked, or not at all.
    package func letsWait(_ isMeant: (ScenarioWork.Target) -> Bool) -> Bool {
        answers(isMeant).contains { keyword, answers in
            keyword == .when || answers.contains { if case .waits = $0 { true } else { false } }
        }
    }

    /// Whether what `isMeant` fails in it.
    package func letsFail(_ isMeant: (ScenarioWork.Target) -> Bool) -> Bool {
        answers(isMeant).contains { _, answers in
            answers.contains { answer in
                switch answer {
                case .failure, .body(_, .some): true
                case .value, .body, .sends, .finishes, .waits: false
                }
            }
        }
    }

    /// What it answers to what `isMeant`, and in which lines.
    private func answers(_ isMeant: (ScenarioWork.Target) -> Bool) -> [(keyword: Keyword, answers: [ScenarioAnswer])] {
        steps.flatMap { step in
            step.statements.compactMap { statement in
                guard case .answers(let work, let answers) = statement.kind, isMeant(work.target) else { return nil }
                return (step.keyword, answers)
            }
        }
    }
}
