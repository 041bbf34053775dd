import VMGenPlan

extension FileTemplate {
    /// The harness of a view model and the stubs of its services.
    package static let harness = FileTemplate("Shared/Tests/Harness.swift.stencil", HarnessFile.self)
    /// The generated tests of a view model.
    package static let generatedTests = FileTemplate(
        "Shared/Tests/GeneratedTests.swift.stencil",
        GeneratedTestsPlan.self
    )
    /// The user's tests of a view model, as they are created.
    package static let tests = FileTemplate("Shared/Tests.swift.stencil", ScaffoldPlan.self)

    /// All of them, in the order of the documentation.
    package static let all = [
        viewModel, logic, harness, generatedTests, tests, support, session, sessionStub, testSupport, moduleTestSupport,
    ]
}
