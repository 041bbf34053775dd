import VMGenModel
import VMGenPlan

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
    /// The other modules that the same tests are for, with their specs, in order.
    var beside: [TestedModule]
    /// The Swift files in which the specs find protocols.
    var swift: [Path]
    /// The folder whose templates take the place of the embedded ones.
    var templates: Path?
    /// What the project says for its specs.
    var settings = ProjectSettings()
    /// Whether nothing is written.
    var isDry: Bool
    /// The command that a missing method's error names.
    var scaffoldCommand: String?

    private static let outputFlag = Flag(
        "--output",
        value: "FILE",
        help: "Write FILE; repeats."
    ).repeating
    private static let besideFlag = Flag(
        "--beside",
        value: "MODULE=SPEC",
        help: "A SPEC of another MODULE that the tests are for; repeats."
    ).repeating
    private static let configFlag = Flag(
        "--config",
        value: "FILE",
        help: "The project's configuration; without it there is none."
    )
    private static let swiftFlag = Flag(
        "--swift",
        value: "FILE",
        help: "Swift in which 'services: existing X' finds X; repeats."
    ).repeating
    private static let scaffoldFlag = Flag(
        "--scaffold-by",
        value: "TEXT",
        help: "The command that writes missing logic files.",
        more: "It is named where the compiler misses a method."
    )

    /// All flags, in the order of the help.
    static let flags = [
        outputFlag, GenerateOptions.moduleFlag, GenerateOptions.testsFlag, besideFlag,
        swiftFlag, GenerateOptions.templatesFlag, configFlag, scaffoldFlag,
        GenerateOptions.dryRunFlag,
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
        beside = try TestedModule.modules(arguments.values(of: Self.besideFlag), in: session)
        swift = arguments.values(of: Self.swiftFlag).map(session.path)
        if let file = arguments.value(of: Self.configFlag) { settings = ProjectSettings(at: session.path(file)) }
        templates = arguments.value(of: GenerateOptions.templatesFlag).map(session.path) ?? settings.templates
        isDry = arguments.has(GenerateOptions.dryRunFlag)
        scaffoldCommand = arguments.value(of: Self.scaffoldFlag)
        guard !specs.isEmpty else { throw Self.error("say which specs to read: NAME.vm") }
        guard !outputs.isEmpty else { throw Self.error("say with '--output FILE' what to write") }
        if let mistake = ([module].compactMap { $0 } + beside.map(\.name)).compactMap(ModuleName.mistake).first {
            throw Self.error(mistake)
        }
        if let first = beside.first {
            guard let module else { throw Self.error("'--beside' needs the module of the others too: --module NAME") }
            guard !beside.contains(where: { $0.name == module }) else {
                throw Self.error(
                    "'\(module)' cannot stand beside itself; give '\(first.specs[0].shown)' without '--beside'"
                )
            }
        }
        for spec in specs + beside.flatMap(\.specs) where !SpecFinder.isSpecName(spec.name) {
            throw Self.error("'\(spec.shown)' is no spec: its name does not end in '\(SpecFinder.ending)'")
        }
        try checkNames()
    }

    private func checkNames() throws(UsageError) {
        for specs in [specs] + beside.map(\.specs) {
            var owners: [String: Path] = [:]
            for spec in specs {
                let name = FileNames(specName: spec.specName).viewModel
                if let other = owners.updateValue(spec, forKey: name.lowercased()) {
                    throw Self.error(
                        "'\(other.shown)' and '\(spec.shown)' would both be \(name); rename one of the two"
                    )
                }
            }
        }
        var seen: Set<String> = []
        let known = Set(fileNames.flatMap(\.owned) + FileNames.shared(beside: beside.map(\.name)))
        for output in outputs {
            guard known.contains(output.name) else {
                let hint = Hint.didYouMean(output.name, in: known.sorted())
                throw Self.error("none of the specs has a file called '\(output.name)'\(hint)")
            }
            guard seen.insert(output.name).inserted else { throw Self.error("'\(output.name)' is asked for twice") }
        }
    }

    /// The names of the specs' files: of `specs` all, of the others those of their tests.
    private var fileNames: [FileNames] {
        let modules = [(name: module, specs: specs)] + beside.map { (name: $0.name, specs: $0.specs) }
        let prefixes = TestPrefixes(specNames: modules.map { $0.specs.map(\.specName) })
        return modules.flatMap { module in
            module.specs.map { spec in
                FileNames(specName: spec.specName, testPrefix: prefixes.prefix(of: spec.specName, in: module.name))
            }
        }
    }

    /// The specs whose view model is asked for, by the paths that messages print: this step says what is wrong with them.
    var reportedSpecs: Set<String> {
        let asked = Set(outputs.map(\.name))
        return Set(specs.filter { asked.contains(FileNames(specName: $0.specName).viewModel) }.map(\.shown))
    }

    /// Whether this step says what is wrong between the specs, and with the configuration.
    var reportsClashes: Bool { outputs.contains { $0.name == FileNames.support } }

    /// What the pipeline is asked, with what `read` gives for each spec.
    func target(_ read: (Path) throws(DiskError) -> SpecInput) throws(DiskError) -> TargetInput {
        var target = try input(module, specs, read)
        for module in beside { target.beside.append(try input(module.name, module.specs, read)) }
        return target
    }

    private func input(
        _ module: String?,
        _ specs: [Path],
        _ read: (Path) throws(DiskError) -> SpecInput
    ) throws(DiskError) -> TargetInput {
        var inputs: [SpecInput] = []
        for spec in specs { inputs.append(try read(spec)) }
        var target = TargetInput(moduleName: module, specs: inputs, wantsTests: true)
        target.wanted = Set(outputs.map(\.name))
        target.tests = tests
        target.locatesSpecs = true
        target.defaults = settings.configuration.defaults
        if SwiftSources.areNeeded(by: inputs.map(\.source)) { target.swift = SwiftSources.texts(of: swift) }
        target.scaffoldCommand = scaffoldCommand
        return target
    }

    private static func error(_ message: String) -> UsageError { Command.build.usageError(message) }
}
