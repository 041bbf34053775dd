import VMGenModel

/// What the arguments of `vmgen generate` ask for.
struct GenerateOptions {
    /// Specs, and folders to search for them.
    var inputs: [Path]
    /// Where generated files go; nil to follow the package's layout.
    var output: Path?
    /// Where generated tests go; nil to follow the package's layout.
    var testsOutput: Path?
    /// The folder whose templates take the place of the embedded ones.
    var templates: Path?
    /// The module that generated tests import; nil for the spec's target.
    var module: String?
    /// What generated tests are written for; nil to follow the specs.
    var tests: TestFramework?
    /// Whether generated files whose spec is gone are deleted.
    var prunes: Bool
    /// Whether generated files that were edited by hand are replaced all the same.
    var replacesEdits: Bool
    /// Whether nothing is written.
    var isDry: Bool
    /// Whether it goes on, and generates again whenever something changed.
    var isWatching: Bool
    /// Whether nothing is printed to standard output.
    var isQuiet: Bool

    /// `--output DIR`.
    static let outputFlag = Flag(
        "--output",
        value: "DIR",
        help: "Write the generated files to DIR.",
        more: "Needed for specs outside of a SwiftPM target."
    )
    /// `--tests-output DIR`.
    static let testsOutputFlag = Flag(
        "--tests-output",
        value: "DIR",
        help: "Write the generated tests to DIR.",
        more: "Without it, specs outside of a SwiftPM target, and all with --output, get no tests."
    )
    /// `--templates DIR`.
    static let templatesFlag = Flag(
        "--templates",
        value: "DIR",
        help: "Prefer the templates in DIR. See 'vmgen help templates'.",
        more: "One takes the place of the embedded one of the same relative path."
    )
    /// `--module NAME`.
    static let moduleFlag = Flag(
        "--module",
        value: "NAME",
        help: "The module that generated tests import.",
        more: "Default: the SwiftPM target of the output folder, or of the specs."
    )
    /// `--tests FRAMEWORK`.
    static let testsFlag = Flag(
        "--tests",
        value: "FRAMEWORK",
        help: "What tests are written for: xctest, swift-testing, none.",
        more: "Default: what the spec says under 'tests', or xctest."
    ).oneOf(TestFramework.allCases.map(\.rawValue))
    /// `--prune`.
    static let pruneFlag = Flag(
        "--prune",
        help: "Delete what no spec makes any more.",
        more: "Without it, those files are named in a warning."
    )
    /// `--force`.
    static let forceFlag = Flag(
        "--force",
        help: "Replace also generated files that were edited by hand.",
        more: "With '--prune' it deletes such files too."
    )
    /// `--dry-run`.
    static let dryRunFlag = Flag("--dry-run", help: "Write nothing; print what would become of each file.")
    /// `--watch`.
    static let watchFlag = Flag(
        "--watch",
        help: "Generate again whenever something changes, until Ctrl-C.",
        more: "Specs, the configuration and templates are watched."
    )
    /// `--quiet`.
    static let quietFlag = Flag("--quiet", help: "Print nothing to standard output.")

    /// All of them, in the order of the help.
    static let flags =
        shared + [pruneFlag, forceFlag, dryRunFlag, watchFlag, quietFlag, OutputFormat.flag, Colours.flag]
    /// Those that say what is generated, and where.
    static let shared = [outputFlag, testsOutputFlag, templatesFlag, moduleFlag, testsFlag]

    /// Reads them.
    ///
    /// - Parameter command: whose arguments they are.
    /// - Throws: `UsageError` of it for an empty path, an unknown test framework, or a module name that Swift does not accept.
    init(_ arguments: ParsedArguments, of command: Command, in session: Session) throws(UsageError) {
        guard !arguments.operands.contains("") else {
            throw command.usageError("a PATH is empty")
        }
        inputs = (arguments.operands.isEmpty ? ["."] : arguments.operands).map(session.path)
        output = arguments.value(of: Self.outputFlag).map(session.path)
        testsOutput = arguments.value(of: Self.testsOutputFlag).map(session.path)
        templates = arguments.value(of: Self.templatesFlag).map(session.path)
        module = arguments.value(of: Self.moduleFlag)
        tests = try Self.tests(arguments, of: command)
        prunes = arguments.has(Self.pruneFlag)
        replacesEdits = arguments.has(Self.forceFlag)
        isDry = arguments.has(Self.dryRunFlag)
        isWatching = arguments.has(Self.watchFlag)
        isQuiet = arguments.has(Self.quietFlag)
        if let mistake = module.flatMap(ModuleName.mistake) { throw command.usageError(mistake) }
    }

    /// What `--tests` says.
    ///
    /// - Throws: `UsageError` of `command` for a test framework that does not exist.
    static func tests(_ arguments: ParsedArguments, of command: Command) throws(UsageError) -> TestFramework? {
        guard let name = arguments.value(of: testsFlag) else { return nil }
        if let framework = TestFramework(rawValue: name) { return framework }
        let names = TestFramework.allCases.map(\.rawValue)
        let meant = Hint.didYouMean(name, in: names)
        let hint = meant.isEmpty ? "; write one of \(names.joined(separator: ", "))" : meant
        throw command.usageError("unknown test framework '\(name)'\(hint)")
    }
}
