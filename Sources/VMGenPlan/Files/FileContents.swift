/// What one file says, by its kind.
package enum FileContents: Sendable {
    /// The view model.
    case viewModel(ViewModelPlan)
    /// The file of the hand-written methods, as it is created.
    case logic(ViewModelPlan)
    /// The harness of a view model and the stubs of its services.
    case harness(HarnessFilePlan)
    /// The generated tests of a view model.
    case generatedTests(GeneratedTestsPlan)
    /// The user's tests of a view model, as they are created.
    case tests(ScaffoldPlan)
    /// What the view models of a target share.
    case support(SupportPlan, folder: String)
    /// The protocol that stands for a URL session.
    case session(SessionPlan, folder: String)
    /// The stub of a URL session.
    case sessionStub(SessionStubPlan, folder: String)
    /// What the tests of a test target share.
    case testSupport(TestSupportPlan)
    /// What the tests of one module have for themselves.
    case moduleTestSupport(ModuleTestSupportPlan)

    /// The template's path below `Templates/`.
    package var template: String {
        switch self {
        case .viewModel(let plan): "\(plan.folder)/ViewModel.swift.stencil"
        case .logic: "Shared/Logic.swift.stencil"
        case .harness: "Shared/Tests/Harness.swift.stencil"
        case .generatedTests: "Shared/Tests/GeneratedTests.swift.stencil"
        case .tests: "Shared/Tests.swift.stencil"
        case .support(_, let folder): "\(folder)/ViewModelSupport.swift.stencil"
        case .session(_, let folder): "\(folder)/URLSessionProtocol.swift.stencil"
        case .sessionStub(_, let folder): "\(folder)/URLSessionStub.swift.stencil"
        case .testSupport: "Shared/Tests/ViewModelTestSupport.swift.stencil"
        case .moduleTestSupport: "Shared/Tests/ModuleTestSupport.swift.stencil"
        }
    }

    /// The templates of files by their paths, `*` for the folder of a runtime, with what each of them sees.
    package static let templates: [(path: String, record: any TemplateRecord.Type)] = [
        ("*/ViewModel.swift.stencil", ViewModelPlan.self),
        ("Shared/Logic.swift.stencil", ViewModelPlan.self),
        ("Shared/Tests/Harness.swift.stencil", HarnessFilePlan.self),
        ("Shared/Tests/GeneratedTests.swift.stencil", GeneratedTestsPlan.self),
        ("Shared/Tests.swift.stencil", ScaffoldPlan.self),
        ("*/ViewModelSupport.swift.stencil", SupportPlan.self),
        ("*/URLSessionProtocol.swift.stencil", SessionPlan.self),
        ("*/URLSessionStub.swift.stencil", SessionStubPlan.self),
        ("Shared/Tests/ViewModelTestSupport.swift.stencil", TestSupportPlan.self),
        ("Shared/Tests/ModuleTestSupport.swift.stencil", ModuleTestSupportPlan.self),
    ]

    /// What the template sees.
    package var record: any TemplateRecord {
        switch self {
        case .viewModel(let plan), .logic(let plan): plan
        case .harness(let plan): plan
        case .generatedTests(let plan): plan
        case .tests(let plan): plan
        case .support(let plan, _): plan
        case .session(let plan, _): plan
        case .sessionStub(let plan, _): plan
        case .testSupport(let plan): plan
        case .moduleTestSupport(let plan): plan
        }
    }
}
