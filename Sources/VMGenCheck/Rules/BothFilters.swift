import VMGenModel
import VMGenSpec

/// Two flows of one source that ask the same of a value, of which the upper one sets it before the lower one asks.
enum BothFilters: Rule {
    package static let id = "both-filters"

    /// The flows of `spec` that ask what a flow above them has changed by then.
    static func check(_ spec: ViewModelSpec) -> [Finding] {
        let facts = spec.facts.flows
        // By what is asked and of what event: the first flow that sets what it asks about, and what that is.
        var setters: [Question.Key: [FlowSource.Place: (flow: Int, value: StreamReference)]] = [:]
        var found: [Finding] = []
        for (index, flow) in spec.flows.enumerated() {
            guard let question = Question(flow) else { continue }
            let above = setters[question.key]
            if let setter = flow.sources.lazy.compactMap({ above?[$0.place] }).first {
                let asked = question.values.compactMap { $0.place?.written }
                let way =
                    facts[index].writes.isDisjoint(with: asked) ? "move this flow above that one, or let" : "let"
                found.append(
                    warning(
                        "`\(setter.value.text.text)` is what the flow above has set by then, so both may let one event through, or this one "
                            + "none; \(way) one stream take it along for both, `\(question.sources) -> \(question.with) -> as asked`, and start "
                            + "both from that",
                        at: flow.steps[1].text.range,
                        notes: [
                            ("`\(setter.value.text.text)` is set here", spec.flows[setter.flow].text.range)
                        ]
                    )
                )
            }
            guard !flow.steps.contains(where: { $0.holdsBack || $0.kind.takesTime || $0.kind.isWork }),
                let set = question.values.first(where: { value in
                    value.place?.written.map(facts[index].writes.contains) == true
                })
            else { continue }
            for source in flow.sources where setters[question.key]?[source.place] == nil {
                setters[question.key, default: [:]][source.place] = (index, set)
            }
        }
        return found
    }
}

/// What a flow asks of an event, in its first steps: `next -> with page -> filter { $0 < 3 }`.
private struct Question {
    /// What is asked, and about what.
    struct Key: Hashable {
        /// What is taken along.
        let values: [String]
        /// The names, numbers and texts of what is asked, without what is done with them.
        let operands: [Substring]
    }

    /// What is asked, and about what.
    let key: Key
    /// What the flow starts from, as written.
    let sources: String
    /// The step that takes values along, as written.
    let with: String
    /// What that takes along and the filter asks about.
    let values: [StreamReference]

    /// What `flow` asks; nil where it does not begin with `with` and `filter`.
    init?(_ flow: Flow) {
        guard flow.steps.count > 1, flow.steps[0].kind == .with, flow.steps[1].kind == .filter else { return nil }
        sources = flow.sources.map(\.text.text).joined(separator: ", ")
        with = flow.steps[0].text.text
        let taken = flow.steps[0].references
        let operands = flow.steps[1].text.text.split { !($0.isLetter || $0.isNumber || "$_.".contains($0)) }
        key = Key(values: taken.map(\.text.text), operands: operands)
        let arguments = operands.filter { $0.hasPrefix("$") }.map { $0.prefix { $0 != "." } }
        let arriving = flow.steps[0].before.components.count
        values = taken.enumerated().filter { place, _ in
            arguments.isEmpty || arguments.contains("$\(arriving + place)")
        }.map(\.element)
    }
}
