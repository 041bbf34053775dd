/// The tests that scenarios become.
enum ScenarioTests {
    /// A test for each scenario of the spec, of its name.
    @Sendable
    static func tests(of bench: TestBench) -> [GeneratedTest] {
        bench.spec.scenarios.map { scenario in
            let text = ([sentence(scenario.name.text)] + scenario.documentation).joined(separator: "\n")
            var writer = ScenarioWriter(bench)
            if let reason = bench.harness.obstacle?.dropping(suffix: ".") ?? writer.write(scenario) {
                return GeneratedTest(name: scenario.identifier, documentation: text, skip: reason)
            }
            return GeneratedTest(name: scenario.identifier, documentation: text, body: writer.body)
        }
    }

    /// `name` as a sentence.
    private static func sentence(_ name: String) -> String {
        let isOver = name.last.map { ".!?…".contains($0) } ?? true
        return name.capitalizedFirst + (isOver ? "" : ".")
    }
}
