/// The names of a spec's files, which follow from the spec's file name alone, so that a build tool plugin can declare
/// them without reading the spec.
struct FileNames {
    /// `FindNumber` for `FindNumber.vm` and for `FindNumberViewModel.vm`.
    let base: String

    /// Takes a spec file's name without its ending.
    init(specName: String) {
        let suffix = "ViewModel"
        base =
            specName.hasSuffix(suffix) && specName.count > suffix.count
            ? String(specName.dropLast(suffix.count)) : specName
    }

    /// The view model: vmgen's.
    var viewModel: String { "\(base)ViewModel.swift" }
    /// The hand-written methods: the user's.
    var logic: String { "\(base)ViewModel+Logic.swift" }
    /// The behaviour tests: the user's.
    var tests: String { "\(base)ViewModelTests.swift" }
    /// What drives the view model in tests: vmgen's.
    var harness: String { "\(base)ViewModelHarness.swift" }
    /// Tests of all that the spec states: vmgen's.
    var generatedTests: String { "\(base)ViewModelGeneratedTests.swift" }

    /// What the view models of a target share.
    static let support = "ViewModelSupport.swift"
    /// The protocol that stands for a URL session.
    static let urlSessionProtocol = "URLSessionProtocol.swift"
    /// Its stub, in the test target.
    static let urlSessionStub = "URLSessionStub.swift"
}
