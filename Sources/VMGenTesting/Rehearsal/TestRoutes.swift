import VMGenModel

/// Where what a view sends leads to: the flows that start from it, or look at it, and those behind them.
struct TestRoutes {
    /// The routes of all that flows start from.
    let all: FlowRoutes
    private let flows: [TestTrigger: [Int]]
    /// What a view sends that leads to a flow.
    private let triggers: [Int: [TestTrigger]]

    /// The routes of `spec`.
    init(_ spec: ViewModelSpec) {
        all = FlowRoutes(spec)
        var flows: [TestTrigger: [Int]] = [:]
        var triggers: [Int: [TestTrigger]] = [:]
        for trigger in TestTrigger.all(of: spec) {
            let reached = all.flows(from: [trigger.source], withFailures: false)
            flows[trigger] = reached
            for index in reached { triggers[index, default: []].append(trigger) }
        }
        (self.flows, self.triggers) = (flows, triggers)
    }

    /// What a view sends that leads to the flow at `index`, in order.
    func triggers(leadingTo index: Int) -> [TestTrigger] { triggers[index] ?? [] }

    /// The flows that what `trigger` says leads to, by index, in order.
    func flows(from trigger: TestTrigger) -> [Int] { flows[trigger] ?? all.flows(from: [trigger.source]) }

    /// Whether what the two say leads to one flow.
    func meet(_ trigger: TestTrigger, _ other: TestTrigger) -> Bool {
        !Set(flows(from: trigger)).isDisjoint(with: flows(from: other))
    }
}
