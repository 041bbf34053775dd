import VMGenModel
import VMGenValues

/// What has to be sent through one trigger for a test to notice that a condition behind it is wrong.
struct NoticedTwists {
    private let trigger: TestTrigger
    private let prefix: [TestSending]
    private let start: Rehearsal
    private let twists: [ConditionTwist]
    /// Whether what a flow makes of a value hangs on no other value.
    private let isEachAlone: Bool

    /// What is behind `trigger`, which sends after `prefix` was sent.
    init(_ trigger: TestTrigger, after prefix: [TestSending] = [], _ bench: TestBench) {
        (self.trigger, self.prefix, start) = (trigger, prefix, bench.start)
        let flows = bench.routes.flows(from: trigger)
        twists = bench.judges ? flows.flatMap { ConditionTwist.all(of: bench.spec.flows[$0], at: $0) } : []
        isEachAlone = flows.flatMap { bench.spec.flows[$0].steps }.allSatisfy { $0.judges || $0.kind == .replace }
    }

    /// `sends` with those of `others` that make a test of them notice more, where they are `certain`, and then without those that
    /// add nothing.
    func telling(
        _ sends: [[KnownValue]],
        _ others: [[KnownValue]],
        certain: ([KnownValue]) -> Bool = { _ in true }
    ) -> [[KnownValue]] {
        guard !twists.isEmpty else { return sends }
        var (all, usual) = (sends, after(sends))
        for twist in twists {
            let twisted = after(all, by: twist)
            if differ(usual, twisted) { continue }
            let other = others.first { value in
                value.isShort && differ(usual.sending([sending(value)]), twisted.sending([sending(value)]))
                    && certain(value)
            }
            guard let other else { continue }
            all.append(other)
            usual = usual.sending([sending(other)])
        }
        guard isEachAlone, all.count > sends.count else { return all }
        let noticed = twists.filter { differ(usual, after(all, by: $0)) }
        let seen = RehearsedResult(start, usual).different
        for value in sends {
            guard let place = all.firstIndex(of: value) else { continue }
            var fewer = all
            fewer.remove(at: place)
            let rehearsal = after(fewer)
            let isEnough = RehearsedResult(start, rehearsal).different == seen
            if isEnough, noticed.allSatisfy({ differ(rehearsal, after(fewer, by: $0)) }) { all = fewer }
        }
        return all
    }

    /// Whether a test sees what is different in the two.
    private func differ(_ one: Rehearsal, _ other: Rehearsal) -> Bool {
        RehearsedResult(start, one) != RehearsedResult(start, other)
    }

    /// What is known once `sends` were sent, where a condition is as `twist` says.
    private func after(_ sends: [[KnownValue]], by twist: ConditionTwist? = nil) -> Rehearsal {
        var rehearsal = start
        rehearsal.twist = twist
        return rehearsal.sending(prefix + sends.map(sending))
    }

    private func sending(_ values: [KnownValue]) -> TestSending { TestSending(trigger: trigger, values: values) }
}

extension [KnownValue] {
    /// Whether a test with it can be read.
    fileprivate var isShort: Bool { allSatisfy { $0.swift.utf8.count < 24 } }
}
