import VMGenModel
import VMGenSpec

extension ViewModelPlanner {
    /// Whether a step waits, so that the view model has a scheduler that tests can replace.
    var needsScheduler: Bool { spec.facts.waits }

    /// The parameter of `init` that time steps run on.
    var schedulerParameter: InitParameter? {
        guard needsScheduler, !spec.parameters.contains(where: { $0.name.text == "scheduler" }) else { return nil }
        let nowhere = Fragment("", .init(0, 0))
        func fragment(_ text: String) -> Fragment { Fragment(text, nowhere.range) }
        return InitParameter(
            documentation: [
                "The clock of \(spec.flows.steps(and: spec.failures).timeWords); tests pass a virtual one."
            ],
            modifiers: ["private"],
            isVariable: false,
            name: fragment("scheduler"),
            type: fragment(spec.runtime.schedulerType),
            defaultValue: fragment(spec.runtime.mainScheduler)
        )
    }
}

extension [FlowStep] {
    /// Those that count time, in words.
    fileprivate var timeWords: String {
        let kinds = Set(filter(\.kind.takesTime).map(\.kind.word))
        let words = kinds.sorted() + (contains { $0.retryPause != nil } ? ["retry"] : [])
        let quoted = words.map { "`\($0)`" }
        guard let last = quoted.last, quoted.count > 1 else { return quoted.joined() }
        return quoted.dropLast().joined(separator: ", ") + " and " + last
    }
}
