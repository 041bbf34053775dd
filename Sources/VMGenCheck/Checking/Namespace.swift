import VMGenDiagnostics
import VMGenSpec

/// The names that flows use: inputs, outputs, states, named streams, init parameters, variables, requests and logic
/// methods share one namespace. The cases of an output enum are always written with a dot and stand outside it.
struct Namespace {
    /// What a name stands for.
    package enum Member: Hashable {
        case input(Int)
        case inputEvent(Int)
        case output(Int)
        case state(Int)
        case named
        case parameter(Int)
        case variable(Int)
        case request(Int)
        case logic(Int)

        /// What it is, with its article, for messages.
        package var what: String {
            switch self {
            case .input, .inputEvent: "an input"
            case .output: "an output"
            case .state: "a state"
            case .named: "a stream"
            case .parameter: "a parameter"
            case .variable: "a variable"
            case .request: "a request"
            case .logic: "a method"
            }
        }

        /// Whether a flow can start from it.
        var isStream: Bool {
            switch self {
            case .input, .inputEvent, .output, .state, .named: true
            default: false
            }
        }
    }

    private var members: [String: (member: Member, name: Fragment)] = [:]
    /// Every name, in the order of the sections.
    private(set) var all: [String] = []

    /// The names of `draft`; one that stands for two things is reported to `findings`.
    init(_ draft: SpecDraft, findings: Findings) {
        let declared = Namespace.declarations(of: draft)
        for (member, name) in declared.sorted(by: { $0.1.range.lower < $1.1.range.lower }) {
            if let first = members[name.text] {
                findings.add(DuplicateName.finding(name, what: first.member.what, first: first.name))
            } else {
                members[name.text] = (member, name)
                all.append(name.text)
            }
        }
    }

    /// What `name` stands for.
    subscript(name: String) -> Member? { members[name]?.member }

    /// Where `name` is declared.
    func place(of name: String) -> Fragment? { members[name]?.name }

    /// The names of the members that `condition` holds for.
    func names(where condition: (Member) -> Bool) -> [String] {
        all.filter { members[$0].map { condition($0.member) } ?? false }
    }

    private static func declarations(of draft: SpecDraft) -> [(Member, Fragment)] {
        var declared: [(Member, Fragment)] = []
        declared += draft.inputs.ports.enumerated().map { (.input($0.offset), $0.element.name) }
        declared += draft.inputs.events.enumerated().map { (.inputEvent($0.offset), $0.element.name) }
        declared += draft.outputs.ports.enumerated().map { (.output($0.offset), $0.element.name) }
        declared += draft.states.ports.enumerated().map { (.state($0.offset), $0.element.name) }
        declared += draft.parameters.enumerated().map { (.parameter($0.offset), $0.element.name) }
        declared += draft.variables.enumerated().map { (.variable($0.offset), $0.element.name) }
        declared += draft.requests.enumerated().map { (.request($0.offset), $0.element.name) }
        declared += draft.logic.enumerated().map { (.logic($0.offset), $0.element.name) }
        declared += draft.namedStreams.map { (.named, $0) }
        return declared
    }
}
