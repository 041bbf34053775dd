/// The tests that scenarios become.
enum ScenarioTests {
    /// A test for each scenario of the spec, of its name.
    @Sendable
    static func tests(of bench: TestBench) -> [GeneratedTest] {
        bench.spec.scenarios.map { scenario in
            do throws(ScenarioReader.Obstacle) {
                return try ScenarioReader.test(of: scenario, bench)
            } catch {
                return GeneratedTest(
                    name: scenario.identifier,
                    documentation: scenario.documentation.joined(separator: "\n"),
                    scenario: scenario.name,
                    skip: error.reason
                )
            }
        }
    }
}
