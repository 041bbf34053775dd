import VMGenCore

/// What the arguments of `vmgen build` ask for.
struct BuildOptions {
    /// The specs that are read.
    var specs: [Path]
    /// The files that are written.
    var outputs: [Path]
    /// The module that generated tests import.
    var module: String?
    /// What generated tests are written for; nil to follow the specs.
    var tests: TestFramework?
    /// What stands before the names of test files.
    var testPrefix: String
    /// The folder whose templates take the place of the embedded ones.
    var templates: Path?
    /// The command that a missing method's error names.
    var scaffoldCommand: String?

    private static let outputFlag = Flag(
        "--output",
        value: "FILE",
        help: "Write FILE; as often as there are files to write."
    ).repeating
    private static let testPrefixFlag = Flag(
        "--test-prefix",
        value: "NAME",
        help: "Put NAME before the names of test files, and of what they",
        "share: for a test target of several modules."
    )
    private static let scaffoldFlag = Flag(
        "--scaffold-by",
        value: "TEXT",
        help: "The command that writes missing logic files, named where",
        "the compiler misses a method."
    )

    /// All flags, in the order of the help.
    static let flags = [
        outputFlag, GenerateOptions.moduleFlag, GenerateOptions.testsFlag, testPrefixFlag,
        GenerateOptions.templatesFlag, scaffoldFlag,
    ]

    /// Reads them.
    ///
    /// - Throws: `UsageError` for a missing spec or output, a spec that is no `.vm` file, an output whose name says nothing,
    ///   two outputs or specs of one name, an unknown test framework, and a name that Swift does not accept.
    init(_ arguments: ParsedArguments, in session: Session) throws(UsageError) {
        specs = arguments.operands.map(session.path)
        outputs = arguments.values(of: Self.outputFlag).map(session.path)
        module = arguments.value(of: GenerateOptions.moduleFlag)
        tests = try GenerateOptions.tests(arguments, of: .build)
        testPrefix = arguments.value(of: Self.testPrefixFlag) ?? ""
        templates = arguments.value(of: GenerateOptions.templatesFlag).map(session.path)
        scaffoldCommand = arguments.value(of: Self.scaffoldFlag)
        guard !specs.isEmpty else { throw Self.error("say which specs to read: NAME.vm") }
        guard !outputs.isEmpty else { throw Self.error("say with '--output FILE' what to write") }
        for name in [module, testPrefix.isEmpty ? nil : testPrefix].compactMap({ $0 }) where !ModuleName.isValid(name) {
            throw Self.error("'\(name)' is no module name; did you mean '\(ModuleName.imported(as: name))'?")
        }
        for spec in specs where !SpecFinder.isSpecName(spec.name) {
            throw Self.error("'\(spec.shown)' is no spec: its name does not end in '\(SpecFinder.ending)'")
        }
        try checkNames()
    }

    private func checkNames() throws(UsageError) {
        var owners: [String: Path] = [:]
        for spec in specs {
            let name = FileNames(specName: spec.specName).viewModel
            if let other = owners.updateValue(spec, forKey: name.lowercased()) {
                throw Self.error("'\(other.shown)' and '\(spec.shown)' would both be \(name); rename one of the two")
            }
        }
        var seen: Set<String> = []
        let known = knownNames
        for output in outputs {
            guard known.contains(output.name) else {
                let hint = Hint.didYouMean(output.name, in: known.sorted())
                throw Self.error("none of the specs has a file called '\(output.name)'\(hint)")
            }
            guard seen.insert(output.name).inserted else { throw Self.error("'\(output.name)' is asked for twice") }
        }
    }

    /// The names that an output may have.
    private var knownNames: Set<String> {
        Set(specs.flatMap { names(of: $0).owned } + FileNames.shared(testPrefix: testPrefix))
    }

    /// The names of a spec's files.
    private func names(of spec: Path) -> FileNames {
        FileNames(specName: spec.specName, testPrefix: testPrefix)
    }

    /// The specs whose view model is asked for, by the paths that messages print: this step says what is wrong with them.
    var reportedSpecs: Set<String> {
        let asked = Set(outputs.map(\.name))
        return Set(specs.filter { asked.contains(names(of: $0).viewModel) }.map(\.shown))
    }

    /// Whether this step says what is wrong between the specs.
    var reportsClashes: Bool { outputs.contains { $0.name == FileNames.support } }

    /// What the pipeline is asked.
    func target(_ inputs: [SpecInput]) -> TargetInput {
        var target = TargetInput(moduleName: module, specs: inputs, wantsTests: true)
        target.tests = tests
        target.testPrefix = testPrefix
        target.locatesSpecs = true
        target.scaffoldCommand = scaffoldCommand
        return target
    }

    private static func error(_ message: String) -> UsageError { Command.build.usageError(message) }
}
