import VMGenModel
import VMGenSpec

/// A flow that starts from a `Published` output and reads it again by name: a `Published` tells of a value before it has it.
enum StaleValue: Rule {
    package static let id = "stale-value"

    /// The names in flows of `spec` that stand for the value before the one that arrives.
    static func check(_ spec: ViewModelSpec) -> [Finding] {
        spec.flows.flatMap { flow -> [Finding] in
            let published = Set(flow.sources.filter { isPublished($0, in: spec) }.map(\.text.text))
            if published.isEmpty { return [] }
            let names = flow.companions.map(\.text) + flow.texts.flatMap { SwiftText.freeNames(in: $0) }
            return names.filter { published.contains($0.text) }.map { name in
                error(
                    "`\(name.text)` is the value before here: a `Published` tells of a new value before it has it; what arrives is "
                        + "the new one, `$0` in the first step, or declare it without `Published`",
                    at: name.range
                )
            }
        }
    }

    private static func isPublished(_ source: FlowSource, in spec: ViewModelSpec) -> Bool {
        switch source.kind {
        case .output(let index): spec.outputs[index].kind?.name == "Published"
        case .state(let index): spec.states[index].kind?.name == "Published"
        case .input, .inputEvent, .named, .expression, .helper, .start: false
        }
    }
}
