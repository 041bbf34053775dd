import VMGenSpec

/// One entry of the `scenarios:` section, every name of which is known to mean something.
public struct Scenario: Sendable {
    /// Its name as written: `a hit advances the round`.
    public var name: Fragment
    /// Doc comment lines.
    public var documentation: [String]
    /// Its name as a Swift identifier, without backticks: `aHitAdvancesTheRound`. Unique among the spec's scenarios.
    public var identifier: String
    /// Its lines in order: as many rounds of given, when and then as it needs.
    public var steps: [ScenarioStep]

    /// Makes it of its parts.
    package init(name: Fragment, documentation: [String], identifier: String, steps: [ScenarioStep]) {
        self.name = name
        self.documentation = documentation
        self.identifier = identifier
        self.steps = steps
    }

    /// The words that start a line.
    public enum Keyword: String, CaseIterable, Sendable {
        case given
        case when
        case then
    }
}

/// One line of a scenario: `when: checkNumber 1`.
public struct ScenarioStep: Sendable {
    /// Which word it starts with.
    public var keyword: Scenario.Keyword
    /// Where that word stands.
    public var place: Fragment
    /// What stands behind it, in order.
    public var statements: [ScenarioStatement]

    /// Makes it of its parts.
    package init(keyword: Scenario.Keyword, place: Fragment, statements: [ScenarioStatement]) {
        self.keyword = keyword
        self.place = place
        self.statements = statements
    }
}

extension ViewModelSpec {
    /// Whether a scenario gives the parameter or variable called `name` a value.
    package func gives(_ name: String) -> Bool {
        let statements = scenarios.flatMap(\.steps).filter { $0.keyword == .given }.flatMap(\.statements)
        return statements.contains { statement in
            guard case .set(.parameter(let index), _) = statement.kind else { return false }
            return parameters[index].name.text == name
        }
    }
}
