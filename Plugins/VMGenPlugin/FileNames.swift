/// The names of a spec's files: the same as in the tool's `Sources/VMGenPlan/Files/FileNames.swift`, which a plugin
/// cannot import. A name that the tool does not know fails the build.
struct FileNames {
    /// `FindNumber` for `FindNumber.vm` and for `FindNumberViewModel.vm`.
    private let base: String

    /// Takes a spec file's name without its ending.
    init(specName: String) {
        let suffix = "ViewModel"
        base =
            specName.hasSuffix(suffix) && specName.count > suffix.count
            ? String(specName.dropLast(suffix.count)) : specName
    }

    /// What the spec's own target gets.
    var sources: [String] { ["\(base)ViewModel.swift"] }

    /// What a test target of the spec's target gets.
    var tests: [String] { ["\(base)ViewModelHarness.swift", "\(base)ViewModelGeneratedTests.swift"] }

    /// What a target with specs gets once.
    static let sharedSources = ["ViewModelSupport.swift", "URLSessionProtocol.swift"]

    /// What a test target gets once.
    static let sharedTests = ["URLSessionStub.swift", "ViewModelTestSupport.swift"]

    /// What a test target gets for `module` where it tests another one before it.
    static func sharedTests(ofModule module: String) -> String { "\(module)ViewModelTestSupport.swift" }

    /// The names of the tests of `modules` with their specs. Those of a spec that has a namesake in another module start
    /// with the module's name; on many disks names that differ in case alone are one.
    static func tests(of modules: [(name: String, specs: [String])]) -> [String] {
        var counts: [String: Int] = [:]
        for spec in modules.flatMap(\.specs) { counts[FileNames(specName: spec).base.lowercased(), default: 0] += 1 }
        return modules.flatMap { module in
            module.specs.flatMap { spec in
                let names = FileNames(specName: spec)
                let prefix = (counts[names.base.lowercased()] ?? 0) > 1 ? module.name : ""
                return names.tests.map { prefix + $0 }
            }
        }
    }

    /// Whether a file called so may be one that the tool wrote, whatever its spec is called and its prefix is.
    static func mayBeOutput(_ name: String) -> Bool {
        let names = FileNames(specName: "")
        return (names.sources + names.tests + sharedSources + sharedTests).contains(where: name.hasSuffix)
    }
}
