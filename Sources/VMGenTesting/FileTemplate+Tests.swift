import VMGenDoubles
import VMGenPlan

extension FileTemplate {
    /// The harness of a view model and the stubs of its services.
    static let harness = FileTemplate("Shared/Tests/Harness.swift.stencil", HarnessFile.self)
    /// The generated tests of a view model.
    static let generatedTests = FileTemplate("Shared/Tests/GeneratedTests.swift.stencil", GeneratedTestsPlan.self)
    /// The user's tests of a view model, as they are created.
    static let tests = FileTemplate("Shared/Tests.swift.stencil", ScaffoldPlan.self)
    /// The stub of a URL session.
    static let sessionStub = FileTemplate("Shared/Tests/URLSessionStub.swift.stencil", SessionStubPlan.self)
    /// What the tests of a test target share.
    static let testSupport = FileTemplate("Shared/Tests/ViewModelTestSupport.swift.stencil", TestSupportPlan.self)
    /// What the tests of one module have for themselves.
    static let moduleTestSupport = FileTemplate(
        "Shared/Tests/ModuleTestSupport.swift.stencil",
        ModuleTestSupportPlan.self
    )

    /// All of them, in the order of the documentation.
    package static let all = [
        viewModel, logic, harness, generatedTests, tests, support, session, sessionStub, testSupport, moduleTestSupport,
    ]
}
