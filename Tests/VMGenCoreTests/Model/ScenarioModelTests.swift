import Testing

@testable import VMGenCore
@testable import VMGenModel
@testable import VMGenSpec
@testable import VMGenTesting

@Suite("The model of scenarios")
struct ScenarioModelTests {
    @Test("Nothing is said of what is right")
    func clean() {
        #expect(CheckedSpec(CleanSpecs.scenarios).summary == "")
    }

    @Test("Statements say what is meant")
    func kinds() throws {
        let spec = try #require(CheckedSpec(CleanSpecs.scenarios).spec)
        #expect(spec.tests == .swiftTesting)
        #expect(spec.scenarios.map(\.identifier) == ["theScreenStarts", "lateAnswersOfAllKinds"])
        #expect(spec.scenarios.map(\.documentation) == [["What a start does."], []])
        let start = try #require(spec.scenarios.first)
        #expect(start.steps.map(\.keyword) == [.given, .given, .given, .when, .then])
        let statements = spec.scenarios.map { $0.steps.map { $0.statements.map { Self.name($0.kind) } } }
        #expect(
            statements == [
                [
                    ["stored", "set", "set", "set", "set", "set"], ["set", "answers", "answers", "answers"],
                    ["answers"],
                    ["start"], ["equals", "happened", "unchanged"],
                ],
                [
                    ["answers", "answers", "answers"], ["send", "send", "send", "set", "set"],
                    ["called", "called", "nothing"], ["answers", "answers"],
                    ["equals", "matches", "isType", "equals", "silent"], ["answers", "answers", "answers"],
                    ["start", "send"], ["said", "happened", "stored", "called", "called"],
                    ["called", "called", "equals", "equals"],
                ],
            ]
        )
    }

    @Test("Text below a line is without its indentation")
    func below() throws {
        let spec = try #require(CheckedSpec(CleanSpecs.scenarios).spec)
        #expect(spec.samples.last?.values.map(\.text) == ["Room(\n    id: 2\n)"])
        guard case .answers(_, let answers)? = spec.scenarios.first?.steps[2].statements.first?.kind,
            case .body(let body, nil)? = answers.first
        else {
            Issue.record("no body")
            return
        }
        #expect(body?.text == "{\n  \"a\": 1\n}")
    }

    @Test("A path starts with its dot")
    func paths() throws {
        let spec = try #require(CheckedSpec(CleanSpecs.scenarios).spec)
        let paths = spec.scenarios.flatMap(\.steps).flatMap(\.statements).compactMap { statement -> String? in
            guard case .equals(_, let path?, _) = statement.kind else { return nil }
            return path.text
        }
        #expect(paths == [".count"])
    }

    /// The name of a kind of statement.
    private static func name(_ kind: ScenarioStatement.Kind) -> String {
        String("\(kind)".prefix { $0 != "(" })
    }
}
