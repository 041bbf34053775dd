import VMGenDoubles
import VMGenModel
import VMGenPlan
import VMGenValues

/// What a test sends so that something certain happens.
struct TestReach {
    /// What is sent before.
    var prefix: [TestSending]
    /// What is sent.
    var trigger: TestTrigger
    /// The values that are sent with it, of which any will do.
    var payloads: [[KnownValue]]
    /// What comes of the first of them, once all waiting is over.
    var after: Rehearsal

    /// How far a search goes.
    enum Effort: Hashable, CaseIterable {
        /// The values that tests use anyway.
        case usual
        /// Those too that conditions ask for, and all as often as a `skip` asks for.
        case suited
        /// These with what doubles say before: answers of work, values of streams, and what properties are.
        case prepared

        /// Those that need nothing of doubles.
        static let simple: [Effort] = [.usual, .suited]
    }

    /// No more values are tried of one trigger beyond the usual ones.
    static let mostValues = 40
    /// No more sendings are tried.
    private static let mostSendings = 400

    /// The first way to send `trigger` for which `isReached` holds, given what was known before and after; nil where there is none.
    init?(
        _ trigger: TestTrigger,
        _ bench: TestBench,
        _ effort: Effort = .usual,
        isReached: (Rehearsal, Rehearsal) -> Bool
    ) {
        guard bench.obstacle == nil, effort != .suited || Self.isWorthwhile(trigger, bench) else { return nil }
        func reaching(_ prefix: [TestSending]) -> [Explorations.End] {
            let explored = bench.explorations.exploration(of: trigger, after: prefix, effort, bench)
            return explored.ends.filter {
                $0.after.doubts.mayTrap == bench.start.doubts.mayTrap && isReached(explored.before, $0.after)
            }
        }
        for prefix in Self.prefixes(trigger, effort, bench) {
            var prefix = prefix
            var ends = reaching(prefix)
            guard !ends.isEmpty else { continue }
            // Of many others only those that are needed.
            for index in prefix.indices.reversed() where prefix.count > 1 {
                var fewer = prefix
                fewer.remove(at: index)
                let own = reaching(fewer)
                if !own.isEmpty { (prefix, ends) = (fewer, own) }
            }
            if effort == .suited {
                for index in prefix.indices {
                    for simpler in prefix[index].simpler(bench) {
                        var other = prefix
                        other[index] = simpler
                        let own = reaching(other)
                        guard !own.isEmpty else { continue }
                        (prefix, ends) = (other, own)
                        break
                    }
                }
            }
            self.prefix = prefix
            self.trigger = trigger
            payloads = (ends.count == 1 ? ends + ends : ends).map(\.payload)
            after = ends[0].after
            return
        }
        return nil
    }

    /// The sending of the payload at `place`.
    func sending(_ place: Int) -> TestSending { TestSending(trigger: trigger, values: payloads[place % 2]) }

    /// Longer than any step waits.
    static let patience = 3_600.0

    /// What may have to be sent before: nothing, one other, all others.
    private static func prefixes(_ trigger: TestTrigger, _ effort: Effort, _ bench: TestBench) -> [[TestSending]] {
        // Where no flow looks at what another one says, nothing has to be sent before.
        let others = (bench.hasJoins ? bench.triggers : []).compactMap { other -> TestSending? in
            guard other != trigger, bench.influence.meet(trigger.source, other.source) else { return nil }
            return other.payloads(bench).first.map { TestSending(trigger: other, values: $0) }
        }
        let usual = [[]] + others.map { [$0] } + (others.count > 1 ? [Self.varied(others, bench), others] : [])
        switch effort {
        case .usual: return usual
        case .prepared: return prepared(trigger, others, bench)
        case .suited: break
        }
        let suited = Self.suited(others.filter { bench.routes.meet(trigger, $0.trigger) }, bench)
        var all = usual + suited
        if let skipped = Self.skipped(trigger, bench) {
            all = usual + usual.map { $0 + skipped } + suited + suited.map { $0 + skipped }
        }
        let own = bench.explorations.suited(trigger, bench).count + 1
        return Array(all.prefix(max(mostSendings / own, 8)))
    }

    /// The same with values that differ where several send the same, so that a test tells which of them went where.
    private static func varied(_ others: [TestSending], _ bench: TestBench) -> [TestSending] {
        var sent: [[String]: Int] = [:]
        return others.map { other in
            let values = other.trigger.payloads(bench)
            let place = sent[other.values.map(\.swift), default: 0]
            sent[other.values.map(\.swift)] = place + 1
            return TestSending(trigger: other.trigger, values: values[place % values.count])
        }
    }

    /// What doubles may have to say before `trigger` sends, with one of `others` or all of them between. All that it starts itself
    /// may have to be answered.
    private static func prepared(
        _ trigger: TestTrigger,
        _ others: [TestSending],
        _ bench: TestBench
    ) -> [[TestSending]] {
        let near = others.filter { bench.routes.meet(trigger, $0.trigger) }
        let begins =
            [TestSending(trigger: .start, values: [])].filter { _ in !TestSending.answers(in: bench.start).isEmpty }
            + near
        let own = trigger.payloads(bench).prefix(1).map { TestSending(trigger: trigger, values: $0, isAnswered: true) }
        let answered =
            begins.map { TestSending(trigger: $0.trigger, values: $0.values, isAnswered: true) }
            + own.filter { !bench.start.sending([$0]).calls.contains { $0.outcome == .waiting && $0.step >= 0 } }
        let said = bench.preparations(for: trigger).flatMap { other in
            (other.payloads(bench) + other.edges(bench)).map { TestSending(trigger: other, values: $0) }
        }
        let sent = near.map { [$0] } + (near.count > 1 ? [near] : [])
        let alone = (answered + said).map { [$0] } + said.flatMap { first in answered.map { [first, $0] } }
        let all =
            alone
            + alone.flatMap { first in sent.map { first + $0.filter { !first.map(\.trigger).contains($0.trigger) } } }
        return Array(all.prefix(max(mostSendings / (bench.explorations.suited(trigger, bench).count + 1), 8)))
    }

    /// Whether something behind `trigger` asks for more than the usual values.
    private static func isWorthwhile(_ trigger: TestTrigger, _ bench: TestBench) -> Bool {
        bench.routes.flows(from: trigger).contains { index in
            let flow = bench.spec.flows[index]
            return flow.mayHoldBack || flow.steps.contains { $0.kind == .skip }
        }
    }

    /// The values of `trigger` that have to be sent before one comes through a `skip`; nil where there is none.
    private static func skipped(_ trigger: TestTrigger, _ bench: TestBench) -> [TestSending]? {
        let amounts = bench.routes.flows(from: trigger).flatMap { bench.spec.flows[$0].steps }.compactMap {
            step -> Int? in
            guard step.kind == .skip, case .amount(let amount, _) = step.argument else { return nil }
            return Int(amount.text)
        }
        let payloads = trigger.payloads(bench)
        guard let amount = amounts.max(), (1...5).contains(amount), !payloads.isEmpty else { return nil }
        return (0..<amount).map { TestSending(trigger: trigger, values: payloads[$0 % payloads.count]) }
    }

    /// The ways to send what conditions ask for through `others`: through one alone, one with the others as usual, and all.
    private static func suited(_ others: [TestSending], _ bench: TestBench) -> [[TestSending]] {
        let values = others.map { other in
            (bench.explorations.suited(other.trigger, bench) + other.trigger.edges(bench))
                .map { TestSending(trigger: other.trigger, values: $0) }
        }
        var prefixes = values.flatMap { $0.map { [$0] } }
        guard others.count > 1 else { return prefixes }
        let most = values.map(\.count).max() ?? 0
        prefixes += (0..<most).map { place in
            others.indices.map { index in
                values[index].isEmpty ? others[index] : values[index][min(place, values[index].count - 1)]
            }
        }
        for index in others.indices {
            prefixes += values[index].map { value in
                var prefix = others
                prefix[index] = value
                return prefix
            }
        }
        return prefixes
    }
}

extension TestSending {
    /// The same with values that are more usual, the most usual first.
    fileprivate func simpler(_ bench: TestBench) -> [TestSending] {
        let all = trigger.payloads(bench) + bench.explorations.suited(trigger, bench) + trigger.edges(bench)
        return all.prefix { $0 != values }.map { TestSending(trigger: trigger, values: $0) }
    }
}

extension Rehearsal {
    /// What is known once `sends` were sent, and all waiting is over.
    func sending(_ sends: [TestSending]) -> Rehearsal {
        var rehearsal = self
        for send in sends { send.perform(in: &rehearsal) }
        return rehearsal
    }

    /// The outputs of which it is certain that they said something since `before`, without those that show whether work runs.
    package func said(since before: Rehearsal) -> [Place] {
        said.places(since: before.said).filter { place in
            if case .state = place { return false }
            return !doubts.unsure.contains(place) && (place.port(in: spec).map { !bench.facts.isFlag($0) } ?? true)
        }
    }
}
