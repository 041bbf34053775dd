import VMGenModel
import VMGenValues

/// What the outputs and states of a rehearsed view model have said since they are recorded.
package struct RehearsedSpeech {
    private var values = Layered<FlowFacts.Place, [KnownValue]>()
    /// What has said something, in order.
    private var order: [FlowFacts.Place] = []

    /// What the field at `place` has said, what it began with included; nil where it is not recorded.
    package subscript(place: FlowFacts.Place) -> [KnownValue]? {
        get { values[place] }
        set { values[place] = newValue }
    }

    /// The field at `place` says `value`.
    mutating func note(_ value: KnownValue, of place: FlowFacts.Place) {
        values[place, default: []].append(value)
        order.append(place)
    }

    /// What has said something since it was what it was `before`: the outputs in their order, and events last.
    func places(since before: RehearsedSpeech) -> [FlowFacts.Place] {
        let rank = { (place: FlowFacts.Place) in if case .output(let index) = place { index } else { Int.max } }
        return Set(order.dropFirst(before.order.count))
            .filter { (values[$0]?.count ?? 0) > (before.values[$0]?.count ?? 0) }
            .sorted { rank($0) < rank($1) }
    }

    /// Nothing is recorded any more.
    mutating func forget() { values = Layered() }

    /// Shares all that was said with the copies that are made from now on.
    mutating func keep() { values.keep() }
}
