import VMGenDoubles
import VMGenValues

/// What comes of sending something after something else, rehearsed once for all tests that ask.
package final class Explorations {
    /// What comes of one way to send.
    package struct Exploration {
        /// What is known before it is sent.
        package var before: Rehearsal
        /// What is sent, with what is known once all waiting is over.
        package var ends: [End]
    }

    /// What is sent, and what is known then.
    package typealias End = (payload: [KnownValue], after: Rehearsal)

    private struct Route: Hashable {
        var trigger: TestTrigger
        var prefix: [String]
        var effort: TestReach.Effort
    }

    private var start: Rehearsal?
    private var explored: [Route: Exploration] = [:]
    /// What is known after each thing that was tried, in the order of the tries.
    private var tries: [TestTrigger: [Rehearsal]] = [:]
    private var suited: [TestTrigger: [[KnownValue]]] = [:]
    private var works: [Int: TestedWork?] = [:]
    private var starters: [Int: [TestTrigger]]?

    /// What is known once the view model is wired; `rehearse` finds it out the first time.
    package func start(_ rehearse: @autoclosure () -> Rehearsal) -> Rehearsal {
        let known = start ?? rehearse()
        start = known
        return known
    }

    /// What comes of sending each of its values through `trigger`, after `prefix` was sent.
    func exploration(
        of trigger: TestTrigger,
        after prefix: [TestSending],
        _ effort: TestReach.Effort = .usual,
        _ bench: TestBench
    ) -> Exploration {
        let route = Route(trigger: trigger, prefix: prefix.map(\.key), effort: effort)
        if let known = explored[route] { return known }
        let before = bench.start.sending(prefix)
        let exploration = Exploration(
            before: before,
            ends: payloads(of: trigger, effort, bench).map { payload in
                (payload, before.sending([TestSending(trigger: trigger, values: payload)]))
            }
        )
        explored[route] = exploration
        tries[trigger, default: []] += exploration.ends.map(\.after)
        return exploration
    }

    /// The values that conditions behind `trigger` may ask for.
    func suited(_ trigger: TestTrigger, _ bench: TestBench) -> [[KnownValue]] {
        if let known = suited[trigger] { return known }
        let found = Array(trigger.suited(bench).prefix(TestReach.mostValues))
        suited[trigger] = found
        return found
    }

    /// All that is tried through `trigger`, usual values first.
    private func payloads(of trigger: TestTrigger, _ effort: TestReach.Effort, _ bench: TestBench) -> [[KnownValue]] {
        let usual = trigger.payloads(bench)
        let edges = trigger.edges(bench).filter { !usual.contains($0) }
        guard effort != .usual else { return usual + edges }
        let suited = suited(trigger, bench).filter { !usual.contains($0) && !edges.contains($0) }
        return (usual.first == [] ? [[]] : usual + edges) + suited
    }

    /// The first work of the flow at `index`; nil where tests cannot go about it.
    func work(of index: Int, _ bench: TestBench) -> TestedWork? {
        if let known = works[index] { return known }
        let found = TestedWork(flow: index, bench)
        works[index] = .some(found)
        return found
    }

    /// What may set off work of the flow at `index` that tests can go about, in order: where nothing has to be sent before, what
    /// does so when it is sent.
    func starters(of index: Int, _ bench: TestBench) -> [TestTrigger] {
        if bench.hasJoins || bench.obstacle != nil {
            return bench.influence.places(for: index).compactMap(bench.trigger)
        }
        if let starters { return starters[index] ?? [] }
        var found: [Int: [TestTrigger]] = [:]
        for trigger in bench.triggers {
            let explored = exploration(of: trigger, after: [], .usual, bench)
            let calls = explored.ends.flatMap { $0.after.calls.dropFirst(explored.before.calls.count) }
            for flow in Set(calls.compactMap(\.flow)) { found[flow, default: []].append(trigger) }
        }
        starters = found
        return found[index] ?? []
    }

    /// What is known after each thing that was tried through `trigger`.
    func ends(_ trigger: TestTrigger) -> [Rehearsal] {
        tries[trigger] ?? []
    }

    /// Lets go of all that it found, which holds the bench.
    func forget() {
        start = nil
        explored = [:]
        tries = [:]
        suited = [:]
        works = [:]
        starters = nil
    }
}

extension TestSending {
    /// What it is told from others by.
    fileprivate var key: String { "\(trigger) \(isAnswered) \(values.map(\.swift).joined(separator: ", "))" }
}
