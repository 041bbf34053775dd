import VMGenModel

/// The stub of a URL session.
package struct SessionStubPlan: Sendable {
    /// The module that has the protocol; nil where nobody knows it.
    package var module: String?
    /// Whether the tests of several modules use it.
    package var isShared: Bool
    /// Whether some requests have a body.
    package var sendsBodies: Bool
    /// The module that is the runtime's library, by which its types are named that apps have too; empty where there is none.
    package var library: String
    /// The folder of the runtime's templates.
    package var folder: String
    /// The modules that it imports, sorted.
    package var imports: [String]

    /// Makes it of its parts.
    package init(
        module: String?,
        isShared: Bool,
        sendsBodies: Bool,
        library: String,
        folder: String,
        imports: [String]
    ) {
        self.module = module
        self.isShared = isShared
        self.sendsBodies = sendsBodies
        self.library = library
        self.folder = folder
        self.imports = imports
    }
}

/// What the tests of a test target share.
package struct TestSupportPlan: Sendable {
    /// The module that has what stands in for the runtime; nil where nothing of it is needed.
    package var module: String?
    /// The module that is the runtime's library, by which its types are named that apps have too; empty where there is none.
    package var library: String
    /// The modules that it imports, sorted.
    package var imports: [String]
    /// The partials that it is made of.
    package var pieces: [String]
    /// The name of what stands in for time.
    package var timeType: String
    /// What the tests are written for.
    package var frameworks: Set<TestFramework>
    /// Whether some of them play scenarios.
    package var playsScenarios: Bool
    /// The app's types, sorted, that another module has too which tests import.
    package var ownTypes: [String]

    /// Makes it of its parts.
    package init(
        module: String?,
        library: String,
        imports: [String],
        pieces: [String],
        timeType: String,
        frameworks: Set<TestFramework>,
        playsScenarios: Bool,
        ownTypes: [String]
    ) {
        self.module = module
        self.library = library
        self.imports = imports
        self.pieces = pieces
        self.timeType = timeType
        self.frameworks = frameworks
        self.playsScenarios = playsScenarios
        self.ownTypes = ownTypes
    }
}

/// What the tests of one module need for its own types, where an earlier module has what all share.
package struct ModuleTestSupportPlan: Sendable {
    /// The module.
    package var module: String
    /// The module that is the runtime's library, by which its types are named that apps have too; empty where there is none.
    package var library: String
    /// The modules that it imports beside it, sorted.
    package var imports: [String]
    /// Whether its view models ask a URL session.
    package var usesURLSession: Bool
    /// The partials that it is made of.
    package var pieces: [String]
    /// The name of what stands in for time.
    package var timeType: String

    /// Makes it of its parts.
    package init(
        module: String,
        library: String,
        imports: [String],
        usesURLSession: Bool,
        pieces: [String],
        timeType: String
    ) {
        self.module = module
        self.library = library
        self.imports = imports
        self.usesURLSession = usesURLSession
        self.pieces = pieces
        self.timeType = timeType
    }
}
