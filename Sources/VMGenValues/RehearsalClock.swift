import VMGenModel

/// The time of a rehearsal, and what waits for it.
package struct RehearsalClock {
    /// Something that comes later.
    package struct Planned {
        /// The step from which it goes on.
        package var place: FlowStep.Place
        /// What goes on.
        package var what: What
        /// When, in seconds since the beginning.
        package var due: Double
        /// Whether it is a call that is made again.
        package var isCall: Bool { if case .call = what { true } else { false } }
    }

    /// What comes later.
    package enum What {
        /// Values leave the step.
        case values([KnownValue])
        /// The call at this index is made again.
        case call(Int)
    }

    /// The seconds that have passed.
    package private(set) var now = 0.0
    /// Whether a call was due to be made again when something else was, so that either may have come first.
    package private(set) var hasTies = false
    private var planned: [Planned] = []

    /// A time at which nothing has begun.
    package init() {}

    /// The time in `seconds`, in whole microseconds: 0.1 and 1 make 1.1, however they are added.
    package func time(in seconds: Double) -> Double { ((now + seconds) * 1_000_000).rounded() / 1_000_000 }

    /// Plans `what` at `place`, for the time `due`.
    package mutating func plan(_ what: What, at place: FlowStep.Place, due: Double) {
        planned.append(Planned(place: place, what: what, due: due))
    }

    /// Forgets what is planned at `place`, which makes way for another value: when it would have come; nil where nothing would.
    @discardableResult package mutating func forget(at place: FlowStep.Place) -> Double? {
        defer { planned.removeAll { $0.place == place } }
        return planned.first { $0.place == place }?.due
    }

    /// Forgets all that is planned.
    package mutating func forgetAll() { planned = [] }

    /// Goes on to what comes next until `end`, and returns it; nil where nothing more comes until then.
    package mutating func next(until end: Double) -> Planned? {
        let due = planned.enumerated().filter { $0.element.due <= end + 0.000_1 }
        guard let next = due.min(by: { ($0.element.due, $0.offset) < ($1.element.due, $1.offset) }) else {
            now = end
            return nil
        }
        planned.remove(at: next.offset)
        hasTies =
            hasTies || planned.contains { abs($0.due - next.element.due) < 0.001 && $0.isCall != next.element.isCall }
        now = max(now, next.element.due)
        return next.element
    }

    /// A bit less than the seconds until what is planned first, by one of the last digit that these are written with: 0.2 of 0.3,
    /// 59 of 60, but 0.9 of 1. Nil where nothing is planned, or that is too little to tell apart.
    package var almostNext: Double? {
        guard let due = planned.map(\.due).min() else { return nil }
        let all = Int(((due - now) * 1_000).rounded())
        guard all > 10, let unit = [1_000, 100, 10, 1].first(where: { all % $0 == 0 && all > $0 }) else { return nil }
        return Double(all - unit) / 1_000
    }

    /// How long a test waits for what is planned; nil where nothing is.
    package var secondsToWait: Double? {
        planned.map(\.due).max().map { max(0, (($0 - now) * 1_000 - 0.001).rounded(.up) / 1_000) }
    }
}
