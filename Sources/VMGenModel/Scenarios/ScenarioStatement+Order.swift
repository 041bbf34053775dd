import VMGenSpec

extension ScenarioStatement {
    /// Whether it says that something did not happen.
    package var isSilence: Bool {
        switch kind {
        case .silent, .unchanged, .nothing, .called(_, .times(0)): true
        default: false
        }
    }

    /// The events of one case that this statement and `other` speak of, as one statement; nil where they do not, or where what
    /// stands in brackets is left out in part, and not alike.
    package func joined(with other: ScenarioStatement) -> ScenarioStatement? {
        guard case .happenedEvent(let index, let arguments) = kind, case .happenedEvent(index, let others) = other.kind
        else { return nil }
        let all = arguments + others
        let isWhole = all.allSatisfy { $0?.leavesOut != true }
        guard isWhole || all.allSatisfy({ $0?.text == all[0]?.text }) else { return nil }
        let text = Fragment("\(text.text); \(other.text.text)", text.range)
        return ScenarioStatement(text: text, kind: .happenedEvent(output: index, arguments: all))
    }

    /// `statements` with what a stream sends and how it ends as one.
    package static func joined(_ statements: [ScenarioStatement]) -> [ScenarioStatement] {
        statements.reduce(into: []) { joined, statement in
            guard case .answers(let work, let answers) = statement.kind, case .finishes? = answers.first,
                case .answers(let earlier, let sent)? = joined.last?.kind, earlier.target == work.target,
                case .sends? = sent.first
            else { return joined.append(statement) }
            joined[joined.count - 1].kind = .answers(earlier, sent + answers)
        }
    }
}
