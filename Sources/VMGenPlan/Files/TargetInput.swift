import VMGenDiagnostics
import VMGenModel

/// The specs of one target, or of one `--output` folder: they share the support files.
public struct TargetInput: Sendable {
    /// The module that the generated tests import; nil where nobody knows it.
    public var moduleName: String?
    /// Its specs in a stable order.
    public var specs: [SpecInput]
    /// The Swift files in which specs find protocols and types that exist; needed only where a spec names one.
    public var swift: [SourceText] = []
    /// Whether a place for tests is known; without one no test files are planned.
    public var wantsTests: Bool
    /// What generated tests are written for, whatever the specs say; nil to follow them.
    public var tests: TestFramework?
    /// What holds where its specs say nothing.
    public var defaults = SpecDefaults()
    /// The other modules that the same test target tests: their tests share what is not one spec's own, which belongs to
    /// this one.
    public var beside: [TargetInput] = []
    /// The names of the files that are asked for; nil for all of them.
    public var wanted: Set<String>?
    /// Whether view models and tests tell the compiler which of their lines stand in a spec.
    public var locatesSpecs = false
    /// The command that writes the files of the user, where it is not the one that writes the output: what is missing
    /// there names it.
    public var scaffoldCommand: String?

    /// What an earlier run, of which the rest is the same, has made of the spec of an origin; nil where it has made nothing of
    /// it. It is asked on any thread.
    package var recall: (@Sendable (SpecOrigin) -> SpecFiles<GeneratedFile>?)?

    /// Is told the name of each spec before its files are planned, which takes the longest.
    public var progress: (@Sendable (String) -> Void)?

    /// Makes the input of one run.
    public init(moduleName: String?, specs: [SpecInput], wantsTests: Bool) {
        self.moduleName = moduleName
        self.specs = specs
        self.wantsTests = wantsTests
    }

    /// Whether the file called `name` is asked for.
    package func wants(_ name: String) -> Bool { wanted?.contains(name) ?? true }

    /// What the tests of `spec` are written for.
    package func tests(of spec: ViewModelSpec) -> TestFramework {
        wantsTests ? tests ?? spec.tests ?? .xctest : .none
    }
}

/// One spec file.
public struct SpecInput: Sendable {
    /// The file's name without its ending: `FindNumber`. The names of the output files follow from it.
    public var name: String
    /// Its text.
    public var source: SourceText
    /// The way to it from the folder of its generated tests, which say there what goes wrong in a scenario; nil where nobody
    /// knows it.
    public var pathFromTests: String?

    /// Makes an input from the text of `NAME.vm`.
    public init(name: String, source: SourceText) {
        self.name = name
        self.source = source
    }
}
