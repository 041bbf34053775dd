import VMGenPlan

extension FileTemplate {
    /// The stub of a URL session.
    package static let sessionStub = FileTemplate(
        "Shared/Tests/URLSessionStub.swift.stencil",
        SessionStubPlan.self
    )
    /// What the tests of a test target share.
    package static let testSupport = FileTemplate(
        "Shared/Tests/ViewModelTestSupport.swift.stencil",
        TestSupportPlan.self
    )
    /// What the tests of one module have for themselves.
    package static let moduleTestSupport = FileTemplate(
        "Shared/Tests/ModuleTestSupport.swift.stencil",
        ModuleTestSupportPlan.self
    )
}
