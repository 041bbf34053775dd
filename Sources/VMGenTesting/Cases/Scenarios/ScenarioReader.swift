import VMGenDoubles
import VMGenModel
import VMGenSpec

/// Reads one scenario as a test: what is given, what happens, what is seen, with empty lines between.
struct ScenarioReader {
    /// What the test is made with.
    let bench: TestBench
    /// What comes before the harness.
    private(set) var given: [TestStep] = []
    /// What comes behind it.
    private(set) var steps: [TestStep] = []
    /// The doubles of closures that the test makes by itself.
    let closures: [TestDouble]
    /// What the scenario gives the properties of stubs.
    var stubs = GivenStubs()
    /// Whether the harness is there.
    private var hasStarted = false
    /// Whether the round is the one that begins with the view model, and the scenario speaks of that.
    var looksAtStart = false

    /// Why a scenario cannot become a test.
    package struct Obstacle: Error {
        /// A sentence without its full stop.
        package var reason: String
    }

    /// The test of `scenario`. Throws why there is none.
    static func test(
        of scenario: Scenario,
        beginning whole: Scenario? = nil,
        _ bench: TestBench
    ) throws(Obstacle) -> GeneratedTest {
        if let obstacle = bench.harness.obstacle { throw Obstacle(reason: obstacle.dropping(suffix: ".")) }
        let closures = scenario.closures(in: bench)
        var reader = ScenarioReader(bench: bench, closures: closures.map(\.double))
        try reader.read(scenario, of: whole ?? scenario)
        let setup = TestSetup(bench, closures.flatMap(\.steps) + reader.given)
        if let missing = setup.missing { throw Obstacle(reason: missing) }
        return GeneratedTest(
            name: scenario.identifier,
            documentation: scenario.documentation.joined(separator: "\n"),
            given: setup.completed.map { $0.qualified(by: bench.facts.types) },
            steps: reader.steps.map { $0.qualified(by: bench.facts.types) },
            scenario: scenario.name
        )
    }

    /// The spec.
    var spec: ViewModelSpec { bench.spec }

    private mutating func read(_ scenario: Scenario, of whole: Scenario) throws(Obstacle) {
        for step in try LateAnswers(reader: self).preparations(of: whole) { add(step) }
        var last: Scenario.Keyword?
        for step in scenario.steps {
            if step.keyword == .when { hasStarted = true }
            if hasStarted, last != step.keyword, !endsInGap { add(.gap) }
            if last == .then, step.keyword != .then {
                add(.beginRound(closures))
                looksAtStart = false
            }
            if step.keyword == .when { begin(step) }
            try read(step)
            last = step.keyword
        }
    }

    private mutating func read(_ step: ScenarioStep) throws(Obstacle) {
        switch step.keyword {
        case .given:
            for statement in ScenarioStatement.joined(step.statements).generalFirst {
                add(.statement(ScenarioWords(.given, statement)))
                try given(statement.kind)
            }
        case .when:
            for (index, statement) in step.statements.enumerated() {
                add(.statement(ScenarioWords(.when, statement)))
                try when(statement.kind, after: index > 0 ? step.statements[index - 1].kind : nil)
            }
        case .then:
            // What is not to happen is looked at last, when all that is to happen has.
            let (quiet, loud) = (step.statements.filter(\.isSilence), step.statements.filter { !$0.isSilence })
            for statement in loud + quiet {
                add(.statement(ScenarioWords(.then, statement)))
                try then(statement.kind)
            }
        }
    }

    /// Says what begins with `step`: what the view model does while it is wired belongs to a `start`.
    private mutating func begin(_ step: ScenarioStep) {
        let words = TestStep.when(ScenarioWords(step))
        if case .start(false)? = step.statements.first?.kind { given.append(words) } else { steps.append(words) }
    }

    /// Whether an empty line stands last of what is written.
    private var endsInGap: Bool {
        let written = steps.last { if case .statement = $0 { false } else { true } }
        return written == .gap
    }

    /// Adds a step: before the harness until the scenario starts.
    mutating func add(_ step: TestStep) {
        if hasStarted { steps.append(step) } else { given.append(step) }
    }

    /// Adds an expectation.
    mutating func expect(_ subject: TestSubject, _ value: String) { add(.expect(subject, .equals(value))) }

    /// Says that a store holds `value` for `key`; nil for nothing.
    mutating func store(_ parameter: String, _ key: String, _ value: String?) {
        var entries: [TestStep.Entry] = []
        given.removeAll { step in
            guard case .store(parameter, let known) = step else { return false }
            entries = known
            return true
        }
        entries.removeAll { $0.key == key }
        if let value { entries.append(TestStep.Entry(key: key, value: value)) }
        given.append(.store(parameter: parameter, entries: entries))
    }
}

extension [ScenarioStatement] {
    /// The same, where what all calls of a method are answered stands before what some are, of which it takes the place.
    fileprivate var generalFirst: [ScenarioStatement] {
        var ordered: [ScenarioStatement] = []
        for statement in self {
            let some = ordered.firstIndex { other in
                guard case .answers(let work, _) = statement.kind, case .answers(let apart, _) = other.kind else {
                    return false
                }
                return work.arguments == nil && apart.arguments != nil && work.target == apart.target
            }
            ordered.insert(statement, at: some ?? ordered.endIndex)
        }
        return ordered
    }
}
