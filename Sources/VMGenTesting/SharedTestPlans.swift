import VMGenModel

/// The stub of a URL session.
struct SessionStubPlan: Sendable {
    /// The module that has the protocol; nil where nobody knows it.
    var module: String?
    /// Whether the tests of several modules use it.
    var isShared: Bool
    /// Whether some requests have a body.
    var sendsBodies: Bool
    /// The folder of the runtime's templates.
    var folder: String
    /// The modules that it imports, sorted.
    var imports: [String]
}

/// What the tests of a test target share.
struct TestSupportPlan: Sendable {
    /// The module that has what stands in for the runtime; nil where nothing of it is needed.
    var module: String?
    /// The modules that it imports, sorted.
    var imports: [String]
    /// The partials that it is made of.
    var pieces: [String]
    /// The name of what stands in for time.
    var timeType: String
    /// What the tests are written for.
    var frameworks: Set<TestFramework>
    /// Whether some of them play scenarios.
    var playsScenarios: Bool
}

/// What the tests of one module need for its own types, where an earlier module has what all share.
struct ModuleTestSupportPlan: Sendable {
    /// The module.
    var module: String
    /// The modules that it imports beside it, sorted.
    var imports: [String]
    /// Whether its view models ask a URL session.
    var usesURLSession: Bool
    /// The partials that it is made of.
    var pieces: [String]
    /// The name of what stands in for time.
    var timeType: String
}
