/// What comes of sending something after something else, rehearsed once for all tests that ask.
package final class Explorations {
    /// What comes of one way to send.
    package struct Exploration {
        /// What is known before it is sent.
        package var before: Rehearsal
        /// What is sent, with what is known once all waiting is over.
        package var ends: [(payload: [KnownValue], after: Rehearsal)]
    }

    private struct Route: Hashable {
        var trigger: TestTrigger
        var prefix: [TestTrigger]
    }

    private var start: Rehearsal?
    private var explored: [Route: Exploration] = [:]

    /// What is known once the view model is wired; `rehearse` finds it out the first time.
    package func start(_ rehearse: @autoclosure () -> Rehearsal) -> Rehearsal {
        let known = start ?? rehearse()
        start = known
        return known
    }

    /// What comes of sending each of its values through `trigger`, after `prefix` was sent.
    func exploration(of trigger: TestTrigger, after prefix: [TestSending], _ bench: TestBench) -> Exploration {
        let route = Route(trigger: trigger, prefix: prefix.map(\.trigger))
        if let known = explored[route] { return known }
        let before = bench.start.sending(prefix)
        let usual = trigger.payloads(bench)
        let payloads = usual + trigger.edges(bench).filter { !usual.contains($0) }
        let exploration = Exploration(
            before: before,
            ends: payloads.map { ($0, before.sending([TestSending(trigger: trigger, values: $0)])) }
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
