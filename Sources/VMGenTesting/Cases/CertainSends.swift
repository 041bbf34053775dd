import VMGenValues

/// Everything a view can send of which it is certain that no hand-written logic runs.
struct CertainSends {
    /// What is sent, in an order and with values with which things happen, as far as they are known.
    private(set) var all: [TestSending] = []

    /// What can be sent after `start`.
    init(from start: Rehearsal, _ bench: TestBench) {
        let work = bench.spec.flows.indices.compactMap { bench.explorations.work(of: $0, bench)?.reach }
        let effects = bench.triggers.compactMap { InputTests.reach($0, bench) }
        var rehearsal = start
        let wanted = [work, effects].map(Self.values)
        for trigger in Self.order(work + effects, bench) {
            guard let usual = trigger.payloads(bench).first else { continue }
            let asked = wanted.lazy.compactMap { $0[trigger] }.first { !$0.contains(usual) }?.first
            let values = [asked, usual].compactMap { $0 }.first {
                Self.isCertain(TestSending(trigger: trigger, values: $0), after: rehearsal, since: start)
            }
            guard let values else { continue }
            rehearsal.send(values, through: trigger)
            all.append(TestSending(trigger: trigger, values: values))
        }
    }

    /// What the view sends in the order of the spec, but behind what has to be sent before. Of two that wait for each other
    /// either may come first.
    private static func order(_ reaches: [TestReach], _ bench: TestBench) -> [TestTrigger] {
        var order = bench.triggers
        let needs = Dictionary(grouping: reaches, by: \.trigger).mapValues { Set($0.flatMap(\.prefix).map(\.trigger)) }
        for reach in reaches {
            for before in reach.prefix.map(\.trigger)
            where before != reach.trigger && needs[before]?.contains(reach.trigger) != true {
                guard let own = order.firstIndex(of: reach.trigger), let other = order.firstIndex(of: before),
                    own < other
                else { continue }
                order.remove(at: own)
                order.insert(reach.trigger, at: other)
            }
        }
        return order
    }

    /// The values with which something comes of what each trigger sends, or of what is sent after it, in the order of
    /// `reaches`.
    private static func values(in reaches: [TestReach]) -> [TestTrigger: [[KnownValue]]] {
        reaches.reduce(into: [:]) { values, reach in
            for send in reach.prefix { values[send.trigger, default: []].append(send.values) }
            values[reach.trigger, default: []].append(reach.payloads[0])
        }
    }

    /// Whether it is certain that no hand-written logic runs where `send` is sent.
    private static func isCertain(_ send: TestSending, after rehearsal: Rehearsal, since start: Rehearsal) -> Bool {
        let after = rehearsal.sending([send])
        if after.doubts.isUnsureOfCalls, !rehearsal.doubts.isUnsureOfCalls { return false }
        return after.doubts.mayTrap == start.doubts.mayTrap && after.doubts.unsure == rehearsal.doubts.unsure
            && after.doubts.runsLogic == rehearsal.doubts.runsLogic
    }
}
