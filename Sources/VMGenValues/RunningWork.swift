import VMGenModel

/// How much work runs that each flag shows.
package struct RunningWork {
    private var counts: [FlowFacts.Place: Int] = [:]

    /// None runs.
    package init() {}

    /// How much runs that the flag at `place` shows.
    package subscript(place: FlowFacts.Place) -> Int { counts[place, default: 0] }

    /// More or less runs, by `difference`, of what `flag` shows. Returns where that is and whether it is up, where that changes.
    package mutating func count(_ flag: StreamReference, by difference: Int) -> (place: FlowFacts.Place, isUp: Bool)? {
        guard let place = flag.place?.written else { return nil }
        let before = self[place]
        counts[place] = before + difference
        let isUp = before + difference > 0
        return (before > 0) == isUp ? nil : (place, isUp)
    }
}
