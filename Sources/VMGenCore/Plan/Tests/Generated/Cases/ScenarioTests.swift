/// The tests that scenarios become.
enum ScenarioTests {
    /// A test for each scenario of the spec, of its name.
    @Sendable
    static func tests(of bench: TestBench) -> [GeneratedTest] { [] }
}
