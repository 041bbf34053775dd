import VMGenDiagnostics
import VMGenModel
import VMGenSpec

/// The streams that flows name and that follow from each other, so that none of them can stand above the others:
/// `- next -> latest api.load until done -> as loaded` and `- loaded -> filter { … } -> as done`.
struct NamedCircles {
    /// What each name reads of those that are in a circle, or lead to one.
    private var reads: [String: Set<String>] = [:]
    /// The flows that give a name, from top to bottom.
    private var flows: [(range: SourceRange, name: String)] = []

    /// Finds those of `flows`.
    init(_ flows: [FlowSyntax]) {
        for flow in flows {
            guard case .named(let name, _)? = flow.chain.sink?.kind else { continue }
            self.flows.append((flow.text.range, name.text))
            reads[name.text, default: []].formUnion(flow.namesRead)
        }
        self.flows.sort { $0.range.lower < $1.range.lower }
        leaveOthers()
    }

    /// What the flow at `place` names that what is called `name` follows from; nil where that can stand above it.
    func name(at place: SourceRange, behind name: String) -> String? {
        guard let own = flow(at: place) else { return nil }
        var seen: Set<String> = []
        var open = [name]
        while let next = open.popLast() {
            if next == own { return own }
            if seen.insert(next).inserted { open += reads[next] ?? [] }
        }
        return nil
    }

    /// What the flow at `place` names; nil where it names nothing.
    private func flow(at place: SourceRange) -> String? {
        var (low, high) = (0, flows.count)
        while low < high {
            let middle = (low + high) / 2
            if flows[middle].range.upper < place.lower { low = middle + 1 } else { high = middle }
        }
        guard low < flows.count, flows[low].range.lower <= place.lower else { return nil }
        return flows[low].name
    }

    /// Leaves out what leads to no circle, so that no long chain is followed once for each of its links.
    private mutating func leaveOthers() {
        var readers: [String: [String]] = [:]
        for (reader, read) in reads {
            let known = read.filter { reads[$0] != nil }
            reads[reader] = known
            for name in known { readers[name, default: []].append(reader) }
        }
        var open = reads.keys.filter { reads[$0]?.isEmpty == true }
        while let name = open.popLast() {
            reads[name] = nil
            for reader in readers[name] ?? [] {
                reads[reader]?.remove(name)
                if reads[reader]?.isEmpty == true { open.append(reader) }
            }
        }
    }
}

extension FlowSyntax {
    /// The names that it begins with, takes along, or ends its work with.
    fileprivate var namesRead: Set<String> {
        chain.steps.reduce(into: Set(sources.map(\.text))) { names, step in
            switch step.argument {
            case .list(let list): names.formUnion(list.map(\.text))
            case .work(_, let clauses): names.formUnion(clauses[.until, default: []].map(\.text))
            case .none, .closure, .call, .expression, .amount, .verbatim: break
            }
        }
    }
}
