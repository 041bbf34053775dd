import VMGenModel
import VMGenPlan

/// What a test sends so that something certain happens.
struct TestReach {
    /// What is sent before.
    var prefix: [TestSending]
    /// What is sent.
    var trigger: TestTrigger
    /// The values that are sent with it, of which any will do.
    var payloads: [[KnownValue]]

    /// The first way to send `trigger` for which `isReached` holds, given what was known before and after; nil where there
    /// is none.
    init?(_ trigger: TestTrigger, _ bench: TestBench, isReached: (Rehearsal, Rehearsal) -> Bool) {
        guard bench.obstacle == nil else { return nil }
        func reaching(_ prefix: [TestSending]) -> [[KnownValue]] {
            let explored = bench.explorations.exploration(of: trigger, after: prefix, bench)
            return explored.ends.filter {
                $0.after.mayTrap == bench.start.mayTrap && isReached(explored.before, $0.after)
            }
            .map(\.payload)
        }
        for prefix in Self.prefixes(trigger, bench) {
            var prefix = prefix
            var payloads = reaching(prefix)
            guard !payloads.isEmpty else { continue }
            // Of many others only those that are needed.
            for index in prefix.indices.reversed() where prefix.count > 1 {
                var fewer = prefix
                fewer.remove(at: index)
                let own = reaching(fewer)
                if !own.isEmpty { (prefix, payloads) = (fewer, own) }
            }
            self.prefix = prefix
            self.trigger = trigger
            self.payloads = payloads.count == 1 ? [payloads[0], payloads[0]] : payloads
            return
        }
        return nil
    }

    /// The sending of the payload at `place`.
    func sending(_ place: Int) -> TestSending { TestSending(trigger: trigger, values: payloads[place % 2]) }

    /// Longer than any step waits.
    static let patience = 3_600.0

    /// What may have to be sent before: nothing, one other, all others.
    private static func prefixes(_ trigger: TestTrigger, _ bench: TestBench) -> [[TestSending]] {
        guard bench.hasJoins else { return [[]] }
        let others = TestTrigger.all(of: bench.spec).filter { $0 != trigger }
            .compactMap { other in other.payloads(bench).first.map { TestSending(trigger: other, values: $0) } }
        return [[]] + others.map { [$0] } + (others.count > 1 ? [others] : [])
    }
}

extension Rehearsal {
    /// What is known once `sends` were sent, and all waiting is over.
    func sending(_ sends: [TestSending]) -> Rehearsal {
        var rehearsal = self
        for send in sends {
            rehearsal.send(send.values, through: send.trigger)
            rehearsal.pass(TestReach.patience)
        }
        return rehearsal
    }

    /// The outputs of which it is certain that they said something since `before`, without those that show whether work runs.
    package func said(since before: Rehearsal) -> [Place] {
        let outputs = spec.outputs.indices.map(Place.output) + [.events]
        return outputs.filter { place in
            guard !unsure.contains(place), (said[place]?.count ?? 0) > (before.said[place]?.count ?? 0) else {
                return false
            }
            return port(at: place).map { !isFlag($0) } ?? true
        }
    }

    /// The name of the output at `place`.
    package func name(of place: Place) -> String { port(at: place)?.name.text ?? "output" }
}
