import VMGenDoubles
import VMGenModel
import VMGenPlan
import VMGenSpec

/// How scenarios look: every statement stands with the words that the spec has for it, and, where the file names places of the
/// spec, at its line.
///
///     scenario.when("refresh")
///     harness.refresh()
///
///     await scenario.then("rows = []", harness.rows, is: [])
extension TestWriter {
    /// The constant of the tests' type that leads to the spec.
    static let specFile = "specFile"

    /// The line that begins the scenario called `name`.
    func opening(of name: Fragment) -> String {
        let test = dialect.framework == .swiftTesting ? "" : ", self"
        let literal = SwiftLiteral(verbatim: name.text).swift
        return bench.spec.marked(
            "let scenario = TestScenario(\(literal), in: Self.\(Self.specFile)\(test))",
            at: name.range
        )
    }

    /// The lines of `steps`, those of a scenario in its words.
    func lines(of steps: [TestStep], isBefore: Bool = false) -> [String] {
        var words: ScenarioWords?
        return steps.flatMap { step -> [String] in
            if case .statement(let statement) = step { words = statement }
            switch step {
            case .gap, .beginRound: words = nil
            default: break
            }
            guard let words else { return lines(of: step, isBefore: isBefore) }
            let spoken = spoken(step, words) ?? lines(of: step, isBefore: isBefore)
            return spoken.map { bench.spec.marked($0, at: words.range) }
        }
    }

    /// `arguments` of the harness, of which `given` says some, with the places of those.
    func located(_ arguments: [(parameter: String, text: String)], _ given: [TestStep]) -> [String] {
        var places: [String: ScenarioWords] = [:]
        var words: ScenarioWords?
        for step in given {
            if case .statement(let statement) = step { words = statement }
            if case .pass(let parameter, _) = step { places[parameter] = words }
        }
        return arguments.map { argument in
            places[argument.parameter].map { bench.spec.marked(argument.text, at: $0.range) } ?? argument.text
        }
    }

    /// The line that begins a round, in `words`.
    func opening(of words: ScenarioWords) -> String {
        bench.spec.marked("scenario.when(\(SwiftLiteral(verbatim: words.text).swift))", at: words.range)
    }

    /// The lines of `step` as a scenario says it in `words`; nil where it says it as every test.
    private func spoken(_ step: TestStep, _ words: ScenarioWords) -> [String]? {
        if step.isReportedByScenario || throwsBack(step) {
            return lines(of: step).map { "await scenario.attempt { \($0) }" }
        }
        guard case .expect(let subject, let expectation) = step else { return nil }
        let statement = SwiftLiteral(verbatim: words.text).swift
        if case .equals(let value) = expectation, let label = subject.label, let recorder = recorder(of: subject) {
            return ["await scenario.then(\(statement), \(recorder), \(label): \(value))"]
        }
        let recorder = recorder(of: subject).map { ", of: \($0)" } ?? ""
        let look = "\(statement), \(text(of: subject))"
        switch expectation {
        case .equals where subject.isRound: return ["await scenario.then(\(look))"]
        case .equals(let value): return ["await scenario.then(\(look), equals: \(value)\(recorder))"]
        case .equalsInAnyOrder(let value):
            return ["await scenario.then(\(look), equalsInAnyOrder: \(value)\(recorder))"]
        case .isLike: return nil
        case .matches(let pattern):
            return ["await scenario.then(\(look)\(recorder)) { if case \(pattern) = $0 { true } else { false } }"]
        case .isOfType(let type, let isKnown):
            return ["await scenario.then(\(look)\(recorder)) { \(Self.isOf(type, isKnown)) }"]
        }
    }

    /// Whether `step` calls a callback that can throw.
    private func throwsBack(_ step: TestStep) -> Bool {
        if case .call(let index, _) = step { bench.spec.logic[index].canThrow } else { false }
    }

    /// What recorded `subject`, and can say what it was; nil for what a message shows as it is.
    private func recorder(of subject: TestSubject) -> String? {
        switch subject {
        case .output(let name, _, nil): "harness.\(SwiftText.escapedMember(name))"
        case .events, .eventCount: "harness.output"
        case .calls(let double, _): path(double)
        case .output, .viewModel, .property, .stored, .written, .reachedFromBackground, .request, .round: nil
        }
    }
}
