import VMGenDoubles
import VMGenPlan

extension FileTemplate {
    /// The harness of a view model and the stubs of its services.
    static let harness = FileTemplate("Shared/Tests/Harness.swift.stencil", HarnessFile.self)
    /// The generated tests of a view model.
    static let generatedTests = FileTemplate("Shared/Tests/GeneratedTests.swift.stencil", GeneratedTestsPlan.self)
    /// The user's tests of a view model, as they are created.
    static let tests = FileTemplate("Shared/Tests.swift.stencil", ScaffoldPlan.self)

    /// All of them, in the order of the documentation.
    package static let all = [
        viewModel, logic, harness, generatedTests, tests, support, session, sessionStub, testSupport, moduleTestSupport,
    ]
}
