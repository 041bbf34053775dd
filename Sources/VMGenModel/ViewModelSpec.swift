import VMGenDiagnostics
import VMGenSpec

/// A spec whose every name is known to mean something: what the plan is made from.
public struct ViewModelSpec: Sendable {
    /// The file it was read from.
    public var source: SourceText
    /// The declaration line and the doc comment above it.
    public var declaration: TypeDeclaration
    /// Which streams are generated.
    public var runtime: Runtime
    /// Where the spec says so.
    public var runtimePlace: SourceRange
    /// How input and output meet.
    public var transform: TransformShape
    /// Modules to import beside those that the output needs, in the spec's order.
    public var imports: [Fragment] = []
    /// Nested types and typealiases, verbatim.
    public var types: VerbatimSyntax?
    /// The error type and how failures become its cases.
    public var errors: ErrorPolicy?
    /// How its `init` stands to one of the superclass's; nil where it is its own alone.
    public var initWord: InitWord?
    /// The initializers beside that one, in order.
    public var furtherInits: [FurtherInit] = []
    /// The arguments of `super.init` where the spec writes them.
    public var superArguments: Fragment?
    /// The parameters of `init`, in order.
    public var parameters: [InitParameter] = []
    /// Other stored properties, in order.
    public var variables: [StoredVariable] = []
    /// Protocols to declare.
    public var services: [Service] = []
    /// HTTP requests.
    public var requests: [Request] = []
    /// What comes in: streams and plain fields. Empty in the event style.
    public var inputs: [Port] = []
    /// What comes in, in the event style.
    public var inputEvents: [EventCase] = []
    /// What goes out: streams and plain fields. Empty in the event style.
    public var outputs: [Port] = []
    /// What goes out, in the event style.
    public var outputEvents: [EventCase] = []
    /// How the type of what comes in is declared.
    public var inputDeclaration = PortsDeclaration()
    /// How the type of what goes out is declared.
    public var outputDeclaration = PortsDeclaration()
    /// The doc comment lines of the type of what comes in.
    public var inputDocumentation: [String] = []
    /// The doc comment lines of the type of what goes out.
    public var outputDocumentation: [String] = []
    /// What is remembered and not shown.
    public var states: [Port] = []
    /// The hand-written methods.
    public var logic: [SwiftMethod] = []
    /// What happens when, without the failure flows.
    public var flows: [Flow] = []
    /// Where the failures of all work go: the `errors -> …` flow.
    public var failures: FailureFlow?
    /// The streams that flows name with `as`, in the order of their flows.
    public var namedStreams: [NamedStream] = []
    /// What tests are written for; nil where the spec does not say.
    public var tests: TestFramework?
    /// What tests use where a value is needed, in the spec's order.
    public var samples: [Sample] = []
    /// What is to hold, for tests, in the spec's order.
    public var scenarios: [Scenario] = []
    /// What the target's Swift, and its other specs, say of the names in it, as text: its files follow from that too.
    package var sayings: [String] = []
    /// What everyone asks of it, computed once.
    package var facts = SpecFacts.none
    /// Whether the plan marks what it takes from the spec, so that the output can say where it comes from.
    package var marksText = false

    /// The methods of the view model that are written by hand, with their places in `logic`.
    package var handwritten: [(index: Int, method: SwiftMethod)] {
        logic.enumerated().filter { !$0.element.isExisting }.map { ($0.offset, $0.element) }
    }

    /// Whether `transform` makes its output first, whose fields flows then send into.
    package var makesOutput: Bool { outputs.contains(where: \.isMade) }

    /// A spec that declares a view model and nothing more.
    package init(source: SourceText, declaration: TypeDeclaration, runtime: Runtime, transform: TransformShape) {
        self.source = source
        self.declaration = declaration
        self.runtime = runtime
        self.transform = transform
        runtimePlace = declaration.name.range
    }
}
