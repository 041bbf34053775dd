import VMGenDiagnostics
import VMGenSpec

/// The names that flows use: inputs, outputs, states, named streams, init parameters, variables, requests and logic
/// methods share one namespace. The cases of an output enum are always written with a dot and stand outside it.
///
/// A stream of the input may have the name of an output or a state. Where values come from, the name is the input then;
/// everywhere else it is the other.
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

        /// The word before a dot that says which section declares it: `input.title`; nil for others.
        var section: String? {
            switch self {
            case .input, .inputEvent: "input"
            case .output: "output"
            case .state: "state"
            case .named, .parameter, .variable, .request, .logic: nil
            }
        }

        /// Whether it is an output or a state, whose name an input may have as well.
        fileprivate var isShown: Bool { section == "output" || section == "state" }

        /// Whether it is what the view model is given or keeps: a parameter of `init` or a variable.
        var isParameterOrVariable: Bool {
            switch self {
            case .parameter, .variable: true
            default: false
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

    /// The types that the spec declares.
    let ownTypes: OwnTypes
    private var members: [String: (member: Member, name: Fragment)] = [:]
    /// The inputs whose name an output or a state has as well.
    private var shared: [String: Member] = [:]
    /// Every name, in the order of the sections.
    private(set) var all: [String] = []

    /// The names of `draft`; one that stands for two things is reported to `findings`.
    init(_ draft: SpecDraft, findings: Findings) {
        ownTypes = OwnTypes(draft)
        let declared = Namespace.declarations(of: draft)
        for (member, name) in declared.sorted(by: { $0.1.range.lower < $1.1.range.lower }) {
            if let first = members[name.text], let (input, other) = Namespace.pair(first.member, member),
                shared[name.text] == nil
            {
                if case .input(let index) = input, draft.inputs.ports[index].kind == nil {
                    findings.add(DuplicateName.plainField(name, first: first.name))
                }
                shared[name.text] = input
                members[name.text] = (other, other == member ? name : first.name)
            } else if let first = members[name.text]?.member, Namespace.areOverloads(first, member, in: draft) {
                continue
            } else if let first = members[name.text] {
                let labels = [first.member, member].compactMap { one -> String? in
                    guard case .parameter(let index) = one, !draft.parameters[index].isAssigned else { return nil }
                    return draft.parameters[index].label ?? name.text
                }
                var what = first.member.what
                if case .parameter(let index) = first.member, draft.parameters[index].isAssigned { what = "a variable" }
                findings.add(DuplicateName.finding(name, what: what, first: first.name, label: labels.first))
            } else {
                members[name.text] = (member, name)
                all.append(name.text)
            }
        }
    }

    /// What `name` stands for; the output or state where an input has its name as well.
    subscript(name: String) -> Member? { members[name]?.member }

    /// What `name` stands for where values come from; the input where an output or a state has its name as well.
    func source(_ name: String) -> Member? { shared[name] ?? members[name]?.member }

    /// What `name` stands for among what `section` declares: `input.title`, `output.title`, `state.title`.
    func member(_ name: String, of section: String) -> Member? {
        let candidates = [shared[name], members[name]?.member].compactMap { $0 }
        return candidates.first { $0.section == section }
    }

    /// What counts as a use of the input called `name`: its own name, or one that tells it from the output of that name.
    func usedName(ofInput name: String) -> String { shared[name] == nil ? name : "input." + name }

    /// Where `name` is declared.
    func place(of name: String) -> Fragment? { members[name]?.name }

    /// The names of the members that `condition` holds for.
    func names(where condition: (Member) -> Bool) -> [String] {
        all.filter { members[$0].map { condition($0.member) } ?? false }
    }

    /// The input, and the output or state, that `first` and `second` are; nil for two that cannot share a name.
    private static func pair(_ first: Member, _ second: Member) -> (input: Member, other: Member)? {
        if first.section == "input", second.isShown { return (first, second) }
        if second.section == "input", first.isShown { return (second, first) }
        return nil
    }

    /// Whether `first` and `second` are methods of the logic that calls can tell by their labels.
    private static func areOverloads(_ first: Member, _ second: Member, in draft: SpecDraft) -> Bool {
        guard case .logic = first, case .logic(let index) = second else { return false }
        let method = draft.logic[index]
        let others = draft.logic[..<index].filter { $0.name.text == method.name.text }
        return !others.contains { $0.parameters.map(\.label) == method.parameters.map(\.label) }
    }

    private static func declarations(of draft: SpecDraft) -> [(Member, Fragment)] {
        var declared: [(Member, Fragment)] = []
        declared += draft.inputs.ports.enumerated().map { (.input($0.offset), $0.element.name) }
        declared += draft.inputs.events.enumerated().map { (.inputEvent($0.offset), $0.element.name) }
        declared += draft.outputs.ports.enumerated().map { (.output($0.offset), $0.element.name) }
        declared += draft.states.ports.enumerated().map { (.state($0.offset), $0.element.name) }
        declared += draft.parameters.enumerated().map { (.parameter($0.offset), $0.element.name) }
        declared += draft.variables.enumerated().filter { !$0.element.isAssigned }
            .map { (.variable($0.offset), $0.element.name) }
        declared += draft.requests.enumerated().map { (.request($0.offset), $0.element.name) }
        // What others call may be called like the dependency that does: `locationManager(_:didUpdate:)`.
        declared += draft.logic.enumerated().filter { !$0.element.isCallback }.map {
            (.logic($0.offset), $0.element.name)
        }
        declared += draft.namedStreams.map { (.named, $0) }
        return declared
    }
}
