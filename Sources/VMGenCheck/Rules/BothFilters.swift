import VMGenDiagnostics
import VMGenModel
import VMGenSpec

/// Two flows of one source that ask the same of a value, of which the upper one sets it before the lower one asks.
enum BothFilters: Rule {
    package static let id = "both-filters"

    /// The flows of `spec` that ask what a flow above them has changed by then.
    static func check(_ spec: ViewModelSpec) -> [Finding] {
        let facts = spec.facts.flows
        let questions = spec.flows.map(Question.init)
        return spec.flows.indices.compactMap { index -> Finding? in
            guard let question = questions[index] else { return nil }
            for above in spec.flows.indices.prefix(index) {
                guard let other = questions[above], other.asksTheSame(as: question),
                    !spec.flows[above].steps.contains(where: { $0.holdsBack || $0.kind.takesTime || $0.kind.isWork }),
                    let set = question.values.first(where: { value in
                        value.place?.written.map(facts[above].writes.contains) == true
                    })
                else { continue }
                let way =
                    facts[index].writes.isDisjoint(with: other.values.compactMap { $0.place?.written })
                    ? "move this flow above that one, or let" : "let"
                return warning(
                    "`\(set.text.text)` is what the flow above has set by then, so both may let one event through, or this one none; \(way) one "
                        + "stream take it along for both, `\(question.sources) -> \(question.with) -> as asked`, and start both from that",
                    at: question.filter,
                    notes: [("`\(set.text.text)` is set here", spec.flows[above].text.range)]
                )
            }
            return nil
        }
    }
}

/// What a flow asks of an event, in its first steps: `next -> with page -> filter { $0 < 3 }`.
private struct Question {
    /// What the flow starts from, as written.
    let sources: String
    /// Where what it asks stands.
    let filter: SourceRange
    /// The step that takes values along, as written.
    let with: String
    /// What that takes along.
    let values: [StreamReference]
    private let places: [FlowSource.Place]
    /// The names, numbers and texts of what is asked, without what is done with them.
    private let operands: [Substring]

    /// What `flow` asks; nil where it does not begin with `with` and `filter`.
    init?(_ flow: Flow) {
        guard flow.steps.count > 1, flow.steps[0].kind == .with, flow.steps[1].kind == .filter
        else { return nil }
        sources = flow.sources.map(\.text.text).joined(separator: ", ")
        filter = flow.steps[1].text.range
        with = flow.steps[0].text.text
        values = flow.steps[0].references
        places = flow.sources.map(\.place)
        operands = flow.steps[1].text.text.split { !($0.isLetter || $0.isNumber || "$_.".contains($0)) }
    }

    /// Whether `other` asks about the same of the same event.
    func asksTheSame(as other: Question) -> Bool {
        values.map(\.text.text) == other.values.map(\.text.text) && operands == other.operands
            && !Set(places).isDisjoint(with: other.places)
    }
}
