extension ScenarioStatement {
    /// Whether it says that something did not happen.
    package var isSilence: Bool {
        switch kind {
        case .silent, .unchanged, .nothing, .called(_, .times(0)): true
        default: false
        }
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
