/// Writes one scenario as a test: what is given, what happens, what is seen, with empty lines between.
struct ScenarioWriter {
    /// What the test is made with.
    let bench: TestBench
    /// What is written so far.
    var body: [TestStatement] = []
    /// The doubles and the harness, which are written just before the first `when`.
    var setup: TestSetup
    /// What stores hold before the start: for each the literals of keys with their values.
    var stored: [(store: String, entries: [(key: String, value: String)])] = []
    /// Whether the harness is there.
    var hasStarted = false
    /// Whether the round is the one that begins with the view model, and the scenario speaks of that.
    var looksAtStart = false

    /// Nothing is written yet.
    init(_ bench: TestBench) {
        self.bench = bench
        setup = TestSetup(bench)
    }

    /// The spec.
    var spec: ViewModelSpec { bench.spec }

    /// Writes `scenario`, and returns why that cannot be done, as a sentence without its full stop; nil where it can.
    mutating func write(_ scenario: Scenario) -> String? {
        do throws(Obstacle) {
            var last: Scenario.Keyword?
            for (index, step) in scenario.steps.enumerated() {
                if step.keyword == .when, !hasStarted { try start() }
                if hasStarted, last != step.keyword, body.last != .blank { body.append(.blank) }
                if last == .then, step.keyword != .then, looksAtRound(scenario.steps[index...]) {
                    body.append(.line("harness.beginRound()"))
                    looksAtStart = false
                }
                try write(step)
                last = step.keyword
            }
            return nil
        } catch {
            return error.reason
        }
    }

    /// Why a scenario cannot become a test.
    struct Obstacle: Error {
        /// A sentence without its full stop.
        var reason: String
    }

    /// The harness's name for the parameter of `init` at `index`.
    func double(_ index: Int) -> String {
        "harness.\(SwiftText.escapedMember(spec.parameters[index].name.text))"
    }

    /// Whether work of the spec runs in tasks, whose answers come in a later turn.
    var isAsync: Bool {
        (spec.logic + spec.services.flatMap(\.methods)).contains(where: \.isAsync)
            || spec.flows.contains { $0.text.text.contains("await ") }
    }

    private mutating func write(_ step: ScenarioStep) throws(Obstacle) {
        switch step.keyword {
        case .given:
            for kind in Self.joined(step.statements.map(\.kind)) { try given(kind) }
        case .when:
            for (index, statement) in step.statements.enumerated() {
                let previous = index > 0 ? step.statements[index - 1].kind : nil
                try when(statement.kind, after: previous)
            }
        case .then:
            // What is not to happen is looked at last, when all that is to happen has.
            let (quiet, loud) = (step.statements.filter(\.isSilence), step.statements.filter { !$0.isSilence })
            for statement in loud + quiet { try then(statement.kind) }
        }
    }

    /// `kinds` with what a stream sends and how it ends as one.
    private static func joined(_ kinds: [ScenarioStatement.Kind]) -> [ScenarioStatement.Kind] {
        kinds.reduce(into: []) { joined, kind in
            guard case .answers(let work, let answers) = kind, case .finishes? = answers.first,
                case .answers(let earlier, let sent)? = joined.last, earlier.target == work.target,
                case .sends? = sent.first
            else { return joined.append(kind) }
            joined[joined.count - 1] = .answers(earlier, sent + answers)
        }
    }

    private mutating func start() throws(Obstacle) {
        for (store, entries) in stored {
            let list = entries.map { "\(SwiftText.literal($0.key)): \($0.value)" }.joined(separator: ", ")
            _ = setup.prepare(store, as: entries.isEmpty ? "UserDefaultsStub()" : "UserDefaultsStub([\(list)])")
        }
        if let missing = setup.missing { throw Obstacle(reason: missing) }
        body = setup.statements
        hasStarted = true
    }

    /// Whether something in `steps` speaks of rounds.
    private func looksAtRound(_ steps: ArraySlice<ScenarioStep>) -> Bool {
        steps.contains { step in step.keyword == .then && step.statements.contains { looksAtRound($0.kind) } }
    }

    /// Whether what `kind` says is of a round, and not of all that has happened.
    private func looksAtRound(_ kind: ScenarioStatement.Kind) -> Bool {
        switch kind {
        case .said, .happened, .happenedEvent, .silent, .nothing, .called(_, .times), .called(_, .with): true
        case .equals(.output(let index), _, _), .matches(.output(let index), _, _), .isType(.output(let index), _, _):
            !spec.outputs[index].isStateful
        default: false
        }
    }
}

extension ScenarioStatement {
    /// Whether it says that something did not happen.
    fileprivate var isSilence: Bool {
        switch kind {
        case .silent, .nothing, .called(_, .times(0)): true
        default: false
        }
    }
}
