import VMGenModel
import VMGenSpec

/// A spec's sections as typed declarations; flows are still text in pieces.
///
/// What could not be read is left out and has been reported; what could be read in part is here, so that its name is
/// known to the flows.
package struct SpecDraft {
    /// The section lines that were found, by name.
    var sections: [SectionName: EntrySyntax] = [:]
    /// The `view-model:` line.
    var declaration: TypeDeclaration?
    /// Which streams are generated; RxSwift's where the spec names no runtime that exists.
    var runtime: Runtime = .rxSwift
    /// How input and output meet.
    var transform: TransformShape = .plain
    /// Modules to import.
    var imports: [Fragment] = []
    /// Nested types, verbatim.
    package var types: VerbatimSyntax?
    /// The protocols of the target.
    var protocols = SwiftProtocols()
    /// The types that the target's Swift declares.
    var appTypes: DeclaredTypes { protocols.types }
    /// The error type.
    package var errors: ErrorPolicy?
    /// How `init` stands to one of the superclass's; nil where it is the view model's own alone.
    var initWord: InitWord?
    /// The initializers beside that one.
    var furtherInits: [FurtherInit] = []
    /// The arguments of `super.init` where the spec writes them.
    var superArguments: Fragment?
    /// The parameters of `init`.
    var parameters: [InitParameter] = []
    /// Other stored properties.
    package var variables: [StoredVariable] = []
    /// Protocols to declare.
    var services: [Service] = []
    /// HTTP requests.
    var requests: [Request] = []
    /// What comes in.
    package var inputs = PortSection()
    /// What goes out.
    package var outputs = PortSection()
    /// What is remembered.
    var states = PortSection()
    /// The hand-written methods.
    package var logic: [SwiftMethod] = []
    /// The flows, unresolved.
    var flows: [FlowSyntax] = []
    /// What tests are written for, where the spec says so.
    package var tests: TestFramework?
    /// The samples, their names not looked up.
    var samples: [SampleSyntax] = []
    /// The scenarios, their names not looked up.
    var scenarios: [ScenarioSyntax] = []

    /// Adds the enum that the line of `port` declares to the nested types.
    mutating func declare(_ port: Port) {
        guard let choice = port.choice else { return }
        let access =
            switch declaration?.access {
            case "public", "open": "public "
            case "package": "package "
            default: ""
            }
        let lines = choice.lines(access: access)
        let own = types?.lines ?? []
        let gap = own.isEmpty ? [] : [Fragment("", choice.head.range)]
        types = VerbatimSyntax(lines: own + gap + lines, range: types?.range ?? choice.head.range)
    }

    /// Whether methods of the view model are written by hand, which may use all that it has.
    var hasLogic: Bool { logic.contains { !$0.isExisting } }

    /// The names of the streams that flows and what becomes of failures end in.
    var namedStreams: [Fragment] {
        flows.flatMap { [$0.chain.sink, $0.failure?.chain.sink] }.flatMap { sink -> [Fragment] in
            let sinks: [SinkSyntax?] = if case .parts(let parts)? = sink?.kind { parts.map(\.sink) } else { [sink] }
            return sinks.compactMap { if case .named(let name, _)? = $0?.kind { name } else { nil } }
        }
    }

    /// The names of the types that the spec's `types` section declares.
    var ownTypes: Set<String> {
        let keywords: Set<String> = ["enum", "struct", "class", "actor", "typealias", "protocol"]
        let names = (types?.lines ?? []).flatMap { line -> [String] in
            let words = SwiftText.words(of: line)
            return zip(words, words.dropFirst()).filter { keywords.contains($0.0.text) }.map(\.1.text)
        }
        return Set(names)
    }
}

/// What a section of ports holds: fields, or event cases.
package struct PortSection {
    /// The fields, in order.
    var ports: [Port] = []
    /// The event cases, in order.
    var events: [EventCase] = []
    /// How its type is declared.
    var declaration = PortsDeclaration()
    /// Whether it is written as cases.
    var isEvents: Bool { !events.isEmpty }
}
