import Testing
import VMGenDiagnostics

@testable import VMGenModel
@testable import VMGenPlan
@testable import VMGenDoubles
@testable import VMGenTesting

/// What tests are planned with, for specs of one target.
struct Bench {
    /// The bench of each spec.
    let benches: [TestBench]

    /// Checks and plans `specs`, which are the target's, each as a file of its view model's name.
    init(_ specs: String...) throws {
        let checked = try specs.map { text in
            let checked = CheckedSpec(text)
            return try #require(checked.spec, "\(checked.summary)")
        }
        let target = TargetInput(moduleName: "App", specs: [], wantsTests: true)
        let stubs = StubTable(StubPlanner.stubs(for: checked))
        benches = checked.map { spec in
            let viewModel = ViewModelPlanner(spec: spec, specName: spec.declaration.name.text, target: target)
            return TestBench(HarnessPlanner(viewModel, services: stubs))
        }
    }

    /// The only bench, or the first.
    func first() throws -> TestBench { try #require(benches.first) }

    /// The lines of `test` in `framework`: its signature, and its body without indentation.
    static func lines(of test: GeneratedTest, _ bench: TestBench, in framework: TestFramework = .xctest) -> String {
        let plan = TestWriter(bench: bench, dialect: TestDialect(framework: framework)).plan(test)
        return ([plan.signature] + plan.body).joined(separator: "\n")
    }
}
