/// What comes of sending something after something else, rehearsed once for all tests that ask.
final class Explorations {
    /// What comes of one way to send.
    struct Exploration {
        /// What is known before it is sent.
        var before: Rehearsal
        /// What is sent, with what is known once all waiting is over.
        var ends: [(payload: [KnownValue], after: Rehearsal)]
    }

    private struct Route: Hashable {
        var trigger: TestTrigger
        var prefix: [TestTrigger]
    }

    private var start: Rehearsal?
    private var explored: [Route: Exploration] = [:]

    /// What comes of sending each of its values through `trigger`, after `prefix` was sent; nil where there is no harness.
    func exploration(
        of trigger: TestTrigger,
        after prefix: [(trigger: TestTrigger, values: [KnownValue])],
        _ bench: TestBench
    ) -> Exploration? {
        let route = Route(trigger: trigger, prefix: prefix.map(\.trigger))
        if let known = explored[route] { return known }
        start = start ?? TestScript(bench)?.rehearsal
        guard var before = start else { return nil }
        for (other, values) in prefix {
            before.send(values, through: other)
            before.pass(TestReach.patience)
        }
        let usual = trigger.payloads(bench)
        let payloads = usual + trigger.edges(bench).filter { !usual.contains($0) }
        let exploration = Exploration(
            before: before,
            ends: payloads.map { payload in
                var after = before
                after.send(payload, through: trigger)
                after.pass(TestReach.patience)
                return (payload, after)
            }
        )
        explored[route] = exploration
        return exploration
    }

    /// Lets go of all that it found, which holds the bench.
    func forget() {
        start = nil
        explored = [:]
    }
}
