import VMGenModel

/// What changed between the flows of two versions of a view model.
struct FlowDifference {
    /// The changes, in the order of the newer flows; what is gone comes last.
    private(set) var changes: [ContractChange] = []

    /// Compares `old` with `new`; `renamed` are the names of inputs, outputs and other parts that have new ones.
    init(from old: [FlowContract], to new: [FlowContract], renamed: [String: String]) {
        var rest = old.map { Self.renaming($0, renamed) }
        var open: [FlowContract] = []
        for flow in new {
            if let index = rest.firstIndex(where: flow.isSame) { rest.remove(at: index) } else { open.append(flow) }
        }
        let rules: [(FlowContract, FlowContract) -> Bool] = [
            { $0.sources == $1.sources && $0.target == $1.target },
            { $0.target == $1.target && !Set($0.sources).isDisjoint(with: $1.sources) },
            { $0.sources == $1.sources && $0.steps == $1.steps },
            { $0.target == $1.target && $0.steps == $1.steps },
        ]
        var pairs: [Int: FlowContract] = [:]
        for rule in rules {
            for index in open.indices where pairs[index] == nil {
                guard let match = rest.firstIndex(where: { rule($0, open[index]) }) else { continue }
                pairs[index] = rest.remove(at: match)
            }
        }
        for (index, flow) in open.enumerated() {
            if let before = pairs[index] {
                compare(before, flow)
            } else {
                add(.added, flow, "`\(flow.title)` is new" + (flow.steps.isEmpty ? "" : ": \(Self.list(flow.steps))"))
            }
        }
        for flow in rest { add(.removed, flow, "`\(flow.title)` is gone") }
    }

    private mutating func add(_ action: ContractChange.Action, _ flow: FlowContract, _ sentence: String) {
        changes.append(ContractChange(.behaviour, action, flow.title, sentence))
    }

    private mutating func compare(_ old: FlowContract, _ new: FlowContract) {
        var parts: [String] = []
        if old.sources != new.sources {
            parts.append("starts from \(Self.names(new.sources)) instead of \(Self.names(old.sources))")
        }
        parts += steps(old.steps, new.steps)
        if old.sink != new.sink { parts.append("ends in `\(new.sink)` instead of `\(old.sink)`") }
        if old.failure != new.failure {
            let now = new.failure.map { "go to `\($0)`" } ?? "go where those of all work do"
            let before = old.failure.map { "`\($0)`" } ?? "where those of all work do"
            parts.append("its failures \(now) instead of \(before)")
        }
        add(.changed, new, "`\(new.title)`: " + parts.joined(separator: "; "))
    }

    /// What changed between two lists of steps.
    private func steps(_ old: [FlowContract.Step], _ new: [FlowContract.Step]) -> [String] {
        let difference = new.difference(from: old)
        var removed = difference.removals.compactMap { change -> FlowContract.Step? in
            if case .remove(_, let step, _) = change { step } else { nil }
        }
        var parts: [String] = []
        for case .insert(_, let step, _) in difference.insertions {
            if let index = removed.firstIndex(where: { $0.work != nil && $0.work == step.work && $0.kind != step.kind })
            {
                parts.append(Self.policy(removed.remove(at: index).kind, step.kind))
            } else if let index = removed.firstIndex(where: { $0.kind == step.kind }) {
                parts.append("`\(step.text)` instead of `\(removed.remove(at: index).text)`")
            } else {
                parts.append("`\(step.text)` is new")
            }
        }
        return parts + removed.map { "`\($0.text)` is gone" }
    }

    /// What a change of the policy of work means.
    private static func policy(_ old: StepKind, _ new: StepKind) -> String {
        "what arrives while work runs \(meaning(new)) (`\(new.word)`); it was `\(old.word)`"
    }

    private static func meaning(_ policy: StepKind) -> String {
        switch policy {
        case .latest: "now cancels it"
        case .first: "is now ignored"
        case .queue: "now waits for its end"
        case .all: "now runs beside it"
        default: "is now treated as another step does"
        }
    }

    private static func names(_ names: [String]) -> String { names.map { "`\($0)`" }.joined(separator: ", ") }

    private static func list(_ steps: [FlowContract.Step]) -> String {
        steps.map { "`\($0.text)`" }.joined(separator: ", ")
    }

    /// `flow` as it would be written with the new names.
    private static func renaming(_ flow: FlowContract, _ renamed: [String: String]) -> FlowContract {
        guard !renamed.isEmpty else { return flow }
        func new(_ text: String) -> String { NameSwap.apply(renamed, to: text) }
        return FlowContract(
            sources: flow.sources.map(new),
            steps: flow.steps.map {
                FlowContract.Step(kind: $0.kind, argument: new($0.argument), work: $0.work.map(new))
            },
            sink: new(flow.sink),
            target: new(flow.target),
            failure: flow.failure.map(new)
        )
    }
}
