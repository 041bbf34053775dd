extension OrderedPlaces {
    /// What flows do in a turn.
    struct Effects {
        /// What they look at.
        var looks: Set<FlowFacts.Place> = []
        /// What they write that others notice.
        var writes: Set<FlowFacts.Place> = []
        /// The flags of their work that is over later.
        var shows: Set<FlowFacts.Place> = []
        /// Whether they call something.
        var calls = false
        /// What they call, which may change.
        var told: Set<String> = []
        /// What they ask, or call.
        var asked: Set<String> = []
        /// Whether they ask the server.
        var asks = false
        /// The methods of services that their work calls.
        var works: Set<String> = []
        /// The flows whose work begins and can be ended.
        var begins: Set<Int> = []
        /// The flows whose work they end.
        var ends: Set<Int> = []
        /// The flags of that work.
        var falls: Set<FlowFacts.Place> = []
        /// What they do when a delay is over, by that delay: what waits equally long comes in the order in which it began to.
        var later: [String: LateEffects] = [:]

        /// They do what `others` do, too.
        mutating func formUnion(_ others: Effects) {
            looks.formUnion(others.looks)
            writes.formUnion(others.writes)
            shows.formUnion(others.shows)
            calls = calls || others.calls
            told.formUnion(others.told)
            asked.formUnion(others.asked)
            asks = asks || others.asks
            works.formUnion(others.works)
            begins.formUnion(others.begins)
            ends.formUnion(others.ends)
            falls.formUnion(others.falls)
            later.merge(others.later) { $0.union($1) }
        }

        /// Whether it shows which of them comes first.
        func areInTheWay(of others: Effects) -> Bool {
            calls && others.calls || told.meets(others.asked) || asked.meets(others.told) || asks && others.asks
                || works.meets(others.works)
                || writes.meets(others.writes) || writes.meets(others.looks)
                || writes.meets(others.shows) || looks.meets(others.writes) || looks.meets(others.shows)
                || shows.meets(others.writes) || shows.meets(others.looks)
                || begins.meets(others.ends) || ends.meets(others.begins)
                || falls.meets(others.lookedAt) || lookedAt.meets(others.falls)
                || later.contains { delay, own in others.later[delay].map(own.areInTheWay) ?? false }
        }

        /// What they look at, write or show that who lets a flag fall gets in the way of.
        private var lookedAt: Set<FlowFacts.Place> { looks.union(writes).union(shows) }
    }

    /// What flows do when their delay is over.
    struct LateEffects {
        /// What they look at.
        var looks: Set<FlowFacts.Place> = []
        /// What they write that others notice.
        var writes: Set<FlowFacts.Place> = []
        /// Whether they call something.
        var calls = false

        /// Both.
        func union(_ others: LateEffects) -> LateEffects {
            LateEffects(
                looks: looks.union(others.looks),
                writes: writes.union(others.writes),
                calls: calls || others.calls
            )
        }

        /// They do what `others` do, too.
        mutating func formUnion(_ others: LateEffects) { self = union(others) }

        /// Whether it shows which of them comes first.
        func areInTheWay(of others: LateEffects) -> Bool {
            calls && others.calls || writes.meets(others.writes) || writes.meets(others.looks)
                || looks.meets(others.writes)
        }
    }
}

extension Set {
    /// Whether some of it is in `others`.
    fileprivate func meets(_ others: Set) -> Bool { !isEmpty && !others.isEmpty && !isDisjoint(with: others) }
}
