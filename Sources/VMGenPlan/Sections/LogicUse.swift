import VMGenModel

/// One flow that calls a hand-written method, told in words for the method's doc comment.
struct LogicUse {
    /// Up to what the method runs for: `Runs`, or `Runs with what `page` returns`.
    private let lead: String
    /// What it runs for, each in backticks where it has a name.
    private let sources: [String]
    /// Whether the start, where that is one of them, lets it run once.
    private let runsOnce: Bool
    /// What a newer run means for one that goes on, with what separates it from the sources.
    private let policy: String
    /// What becomes of its value and of its failure; nil where nothing is to be said.
    private let fate: Fate?
    /// What still has the value before while it runs, each in backticks.
    private let stale: [String]

    /// What becomes of what a method gives.
    private struct Fate {
        /// Up to the name of what it becomes, or all there is to say.
        var phrase: String
        /// What it becomes, in backticks; empty where only the failure is told of.
        var name = ""
        /// Where its failure goes, in backticks; empty where it has none.
        var failure = ""
    }

    /// Tells how `flow` uses the `logic` method at `index`, with `failures` for work that has no failure flow of its own.
    init(_ flow: Flow, index: Int, method: SwiftMethod, failures: FailureFlow?, outputs: [Port], stale: StaleNames) {
        self.stale = stale.all(for: flow, calling: index).sorted().map { "`\($0)`" }
        sources = flow.sources.map { $0.kind.isStart ? Self.start : "`\($0.text.text)`" }
        let before = flow.steps.prefix { !$0.argument.invokesLogic(index) }
        runsOnce = before.allSatisfy { !$0.kind.isWork && $0.kind != .swift && $0.kind != .start }
        guard let step = flow.steps.first(where: { $0.argument.invokesLogic(index) }) else {
            let work = flow.steps.last { $0.kind.isWork }.flatMap(\.argument.invocation)
            lead = "Runs" + (work.map { " " + Self.yield(of: $0) } ?? "")
            policy = ""
            fate = nil
            return
        }
        lead = "Runs"
        policy = Self.policy(step.kind)
        let isLast = flow.steps.last?.text.range == step.text.range
        let isWork = step.kind.isWork
        let canFail = isWork && step.argument.invocation?.canFail == true
        let failure = canFail ? (flow.failure ?? failures).flatMap { Self.sinkName($0.sink, outputs) } : nil
        if isLast, let name = Self.sinkName(flow.sink, outputs) {
            let phrase = Self.result(of: method, isWork: isWork)
            fate = Fate(phrase: phrase, name: "`\(name)`", failure: failure.map { "`\($0)`" } ?? "")
        } else {
            fate = failure.map { Fate(phrase: "Its failure goes to `\($0)`") }
        }
    }

    /// What `start` is called.
    private static let start = "the start"

    /// What `uses` of one method say, a line for each kind of run, then one for each kind of fate.
    static func lines(of uses: [LogicUse]) -> [String] {
        let runs = grouped(uses) { [$0.lead, $0.policy] }.map { uses in
            var seen: Set<String> = []
            let sources = uses.flatMap(\.sources).filter { seen.insert($0).inserted }
            let every = sources.map { $0 == start ? $0 : "every \($0)" }
            guard let place = sources.firstIndex(of: start),
                uses.allSatisfy({ $0.runsOnce || !$0.sources.contains(start) })
            else {
                return "\(uses[0].lead) for \(listed(every))\(uses[0].policy)."
            }
            let others = every[..<place] + every[(place + 1)...]
            if others.isEmpty { return "\(uses[0].lead) once, at the start." }
            return "\(uses[0].lead) once at the start, and for \(listed(Array(others)))\(uses[0].policy)."
        }
        let fates = grouped(uses.filter { $0.fate != nil }) { [$0.fate?.phrase, $0.fate?.failure] }.map(fate)
        return runs + before(uses) + fates
    }

    /// What still has the value before while one of `uses` runs.
    private static func before(_ uses: [LogicUse]) -> [String] {
        let names = Set(uses.flatMap(\.stale)).sorted()
        if names.isEmpty { return [] }
        return ["While it runs, \(listed(names)) still \(names.count == 1 ? "has" : "have") the value before."]
    }

    /// What becomes of what `uses`, which tell of it in the same words, give. Where that is not one thing for all, it says for
    /// which runs.
    private static func fate(of uses: [LogicUse]) -> String {
        guard let first = uses.first?.fate else { return "" }
        let ends = grouped(uses) { [$0.fate?.name] }
        let isTold = ends.contains { $0[0].sources != uses[0].sources }
        let names = ends.map { uses in
            let name = uses[0].fate?.name ?? ""
            return isTold ? "\(name) for \(listed(uses.flatMap(\.sources)))" : name
        }
        let failure = first.failure.isEmpty ? "" : "\(isTold ? ";" : ",") its failure goes to \(first.failure)"
        let what = isTold ? names.joined(separator: ", ") : listed(names)
        return first.phrase + (what.isEmpty ? "" : " \(what)") + failure + "."
    }

    /// `uses` in groups of the same `key`, in the order of their first.
    private static func grouped<Key: Hashable>(_ uses: [LogicUse], by key: (LogicUse) -> Key) -> [[LogicUse]] {
        var places: [Key: Int] = [:]
        return uses.reduce(into: []) { groups, use in
            let place = places[key(use), default: groups.count]
            places[key(use)] = place
            if place == groups.count { groups.append([]) }
            groups[place].append(use)
        }
    }

    /// `a`, `b and c`, `b, c and d`.
    private static func listed(_ words: [String]) -> String {
        guard let last = words.last, words.count > 1 else { return words.first ?? "" }
        return words.dropLast().joined(separator: ", ") + " and " + last
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
        "with what `\(work.text.text.prefix { $0 != "(" })` \(work.isAsync || work.canThrow ? "returns" : "emits")"
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
    func invokesLogic(_ index: Int) -> Bool { invocation?.logicIndex == index }
}
