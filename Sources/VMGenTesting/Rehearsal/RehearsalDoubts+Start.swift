import VMGenDoubles
import VMGenModel
import VMGenValues

extension RehearsalDoubts {
    /// Notes what the outputs have said while the view model was wired, as far as the harness, which listens last, hears of it;
    /// `said` is recorded from now on. `known` is what the members are. Where a flow starts from what the harness does not know the
    /// beginning of, it is certain of nothing either.
    mutating func noteEarly(_ said: inout RehearsedSpeech, _ known: inout KnownMembers) {
        let facts = bench.spec.facts
        let early = said
        for (place, port) in bench.facts.ports {
            if port.isStateful {
                said.record(place, from: known.held[place])
            } else if facts.form(of: place)?.isOverAtOnce == true {
                said.record(place, from: nil)
            } else if let values = early[place] {
                let waits = facts.form(of: place)?.held?.kind == .early
                let isOver = !waits && (port.isVoid || values.count > 1)
                let isShared = bench.facts.read.contains(place) && isOver
                if isShared {
                    lose(place, &known)
                } else if facts.form(of: place)?.isHeardFromTheStart != true {
                    noteStart(of: place, isKnown: false)
                }
            }
        }
        if early[.events] != nil, !facts.events.isHeardFromTheStart { noteStart(of: .events, isKnown: false) }
    }

    /// Notes what was `said` while a view model was wired once more. What is said so early is kept for the first listener of a
    /// relay: where the view model itself has that, it has had one, and what it says before the next one listens is lost.
    mutating func noteEarlyAgain(_ said: RehearsedSpeech, _ known: inout KnownMembers) {
        for (place, port) in bench.facts.ports where !port.isStateful && said.count(of: place) > 0 {
            let home = bench.spec.facts.form(of: place)?.held?.home ?? .local
            if home != .local { lose(place, &known) }
        }
    }
}
