/// The names of a spec's files, which follow from the spec's file name alone, so that a build tool plugin can declare
/// them without reading the spec. `Plugins/VMGenPlugin/FileNames.swift` has the same table: a plugin can import nothing.
public struct FileNames: Sendable {
    /// `FindNumber` for `FindNumber.vm` and for `FindNumberViewModel.vm`.
    package let base: String
    /// What stands before the names of test files: the module's name where one test target serves another module with a
    /// spec of the same name.
    package let testPrefix: String

    /// Takes a spec file's name without its ending, and what stands before the names of test files.
    public init(specName: String, testPrefix: String = "") {
        let suffix = "ViewModel"
        base =
            specName.hasSuffix(suffix) && specName.count > suffix.count
            ? String(specName.dropLast(suffix.count)) : specName
        self.testPrefix = testPrefix
    }

    /// The view model: vmgen's.
    public var viewModel: String { "\(base)ViewModel.swift" }
    /// The hand-written methods: the user's.
    package var logic: String { "\(base)ViewModel+Logic.swift" }
    /// The behaviour tests: the user's.
    package var tests: String { "\(testPrefix)\(base)ViewModelTests.swift" }
    /// What drives the view model in tests: vmgen's.
    package var harness: String { "\(testPrefix)\(base)ViewModelHarness.swift" }
    /// Tests of all that the spec states: vmgen's.
    package var generatedTests: String { "\(testPrefix)\(base)ViewModelGeneratedTests.swift" }

    /// The spec's files that vmgen owns, those of the test target last.
    public var owned: [String] { [viewModel, harness, generatedTests] }

    /// What the view models of a target share.
    public static let support = "ViewModelSupport.swift"
    /// The protocol that stands for a URL session.
    static let urlSessionProtocol = "URLSessionProtocol.swift"
    /// Its stub, in the test target.
    package static let urlSessionStub = "URLSessionStub.swift"
    /// What the tests of a test target's view models share.
    package static let testSupport = "ViewModelTestSupport.swift"

    /// What the test target needs for one module alone, where it tests another one before it.
    package static func testSupport(ofModule module: String) -> String { module + testSupport }

    /// The files that vmgen owns once a target, those of the test target last.
    ///
    /// - Parameter modules: the modules that the test target tests beside this one.
    public static func shared(beside modules: [String] = []) -> [String] {
        [support, urlSessionProtocol, urlSessionStub, testSupport] + modules.map(testSupport)
    }
}
