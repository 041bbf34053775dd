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
            documentation: ["What \(spec.timeWords) count on."],
            modifiers: ["private"],
            isVariable: false,
            name: fragment("scheduler"),
            type: fragment(spec.runtime.schedulerType),
            defaultValue: fragment(spec.runtime.mainScheduler)
        )
    }
}

extension ViewModelSpec {
    /// What counts time, in words.
    fileprivate var timeWords: String {
        let retries = flows.contains { $0.steps.contains { $0.retryPause != nil } }
        return retries ? "`debounce`, `throttle`, `delay` and `retry`" : "`debounce`, `throttle` and `delay`"
    }
}
