/// What a project says once for all of its specs.
public struct Configuration: Sendable {
    /// What holds for its specs.
    public var defaults = SpecDefaults()
    /// The folder of generated files, seen from the target's folder, or else from the configuration.
    public var output: String?
    /// The folder of generated tests, seen from the test target's folder, or else from the configuration.
    public var testsOutput: String?
    /// The module that tests import, outside of packages.
    public var module: String?
    /// The folder of templates, seen from the configuration.
    public var templates: String?
    /// What is written behind each key, with the number of its line.
    public var written: [Key: (text: String, line: Int)] = [:]

    /// Says nothing.
    public init() {}

    /// What can be said.
    public enum Key: String, CaseIterable, Sendable {
        case vmgen, runtime, access, imports, tests, output
        case testsOutput = "tests-output"
        case isolation
        case module, templates, header, severities

        /// What it says, in a line of the help.
        package var meaning: String {
            switch self {
            case .vmgen: "the least version of vmgen"
            case .runtime: "the runtime of specs that name none, as in a spec"
            case .access: "the access of view models without one: public, package, internal"
            case .imports: "modules that every view model imports, as in a spec"
            case .tests: "what tests are written for: xctest, swift-testing, none"
            case .output: "the folder of generated files, in the target's"
            case .testsOutput: "the folder of generated tests, in the test target's"
            case .isolation: "where the target's declarations are: MainActor, nonisolated"
            case .module: "the module that tests import, outside of packages"
            case .templates: "the folder of your templates, seen from the file"
            case .header: "lines for the top of each file, below '|': a licence"
            case .severities: "below it 'RULE: error', 'warning' or 'ignore' for warnings"
            }
        }
    }
}
