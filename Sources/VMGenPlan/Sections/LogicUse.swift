import VMGenModel

/// One flow that calls a hand-written method, told in words for the method's doc comment.
struct LogicUse {
    /// When the method runs.
    let trigger: String
    /// What becomes of its value and of its failure; nil where nothing is to be said.
    let fate: String?

    /// Tells how `flow` uses the `logic` method at `index`, with `failures` for work that has no failure flow of its own.
    init(_ flow: Flow, index: Int, method: SwiftMethod, failures: FailureFlow?, outputs: [Port]) {
        let sources = flow.sources.map { $0.kind.isStart ? "the start" : "every `\($0.text.text)`" }
        let trigger = sources.joined(separator: " and ")
        guard let step = flow.steps.first(where: { $0.argument.invokesLogic(index) }) else {
            let work = flow.steps.last { $0.kind.isWork }.flatMap(\.argument.invocation)
            self.trigger = "Runs \(work.map(Self.yield) ?? "")for \(trigger)."
            fate = nil
            return
        }
        self.trigger = "Runs for \(trigger)\(Self.policy(step.kind))."
        let isLast = flow.steps.last?.text.range == step.text.range
        let failure = (flow.failure ?? failures).flatMap { Self.sinkName($0.sink, outputs) }
        let isWork = step.kind.isWork
        if isLast, let name = Self.sinkName(flow.sink, outputs) {
            let end = isWork ? failure.map { ", its failure goes to `\($0)`" } ?? "" : ""
            fate = "\(Self.result(of: method, isWork: isWork)) `\(name)`\(end)."
        } else {
            fate = isWork ? failure.map { "Its failure goes to `\($0)`." } : nil
        }
    }

    /// What becomes of what `method` gives, up to the name of that.
    private static func result(of method: SwiftMethod, isWork: Bool) -> String {
        let emits = isWork && !method.isAsync && !method.canThrow
        guard let type = method.returnType?.text, type != "Void", type != "()", type != "Completable" else {
            return "When it is done it sends"
        }
        return emits ? "What it emits becomes" : "What it returns becomes"
    }

    /// What `work` hands on to a method that runs after it.
    private static func yield(of work: Invocation) -> String {
        "with what `\(work.text.text.prefix { $0 != "(" })` \(work.isAsync || work.canThrow ? "returns" : "emits") "
    }

    private static func policy(_ kind: StepKind) -> String {
        switch kind {
        case .latest: "; a newer one cancels it"
        case .first: "; others are ignored while it runs"
        case .queue: ", one after the other"
        default: ""
        }
    }

    private static func sinkName(_ sink: FlowSink, _ outputs: [Port]) -> String? {
        switch sink.kind {
        case .output(let index): outputs[index].name.text
        case .state, .expression: sink.text.text
        case .outputEvent: sink.text.text
        case .named(let name, _): name.text
        case .set, .call, .ignore: nil
        }
    }
}

extension FlowStep.Argument {
    /// Whether it calls the `logic` method at `index`.
    func invokesLogic(_ index: Int) -> Bool { invocation?.isLogic(index) ?? false }
}
