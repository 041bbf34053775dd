import Testing

@testable import VMGenPlan
@testable import VMGenDoubles
@testable import VMGenTesting

/// What providers make of a spec, as text.
enum PlannedTests {
    /// The bench of the spec `text`.
    static func bench(_ text: String) throws -> TestBench {
        let spec = try #require(CheckedSpec(text).spec)
        let target = TargetInput(moduleName: "App", specs: [], wantsTests: true)
        let planner = ViewModelPlanner(spec: spec, specName: "Page", target: target)
        let services = StubTable(spec.services.map { StubPlanner(service: $0, spec: spec) })
        return TestBench(HarnessPlanner(planner, services: services))
    }

    /// The tests that `provider` makes of the spec `text`, by their names: the statements, or why they are skipped.
    static func tests(_ text: String, of provider: (TestBench) -> [GeneratedTest]) throws -> [String: String] {
        let bench = try bench(text)
        let writer = TestWriter(bench: bench, dialect: TestDialect(framework: .xctest))
        let tests = provider(bench).map { test in (test.name, writer.plan(test).body.joined(separator: "\n")) }
        return Dictionary(tests) { first, _ in first }
    }
}
