import VMGenModel

/// What the outputs and states of a rehearsed view model have said since they are recorded.
package struct RehearsedSpeech {
    private var values = Layered<FlowFacts.Place, GrowingList<KnownValue>>()
    /// What has said something, in order.
    private var order = GrowingList<FlowFacts.Place>()
    /// How often a view set what is published.
    private var views: [FlowFacts.Place: Int] = [:]
    private var setParts = SetParts()

    /// Nothing was said yet.
    package init() {}

    /// What the field at `place` has said, what it began with included; nil where it is not recorded.
    package subscript(place: FlowFacts.Place) -> [KnownValue]? { values[place]?.all }

    /// How much the field at `place` has said, what it began with included.
    package func count(of place: FlowFacts.Place) -> Int { values[place]?.count ?? 0 }

    /// What the field at `place` has said since it was what it was `before`.
    package func said(at place: FlowFacts.Place, since before: RehearsedSpeech) -> [KnownValue] {
        values[place]?.suffix(from: before.count(of: place)) ?? []
    }

    /// Records the field at `place` from now on, which begins with `value`; nil for nothing.
    package mutating func record(_ place: FlowFacts.Place, from value: KnownValue?) {
        setParts.forget(place)
        values[place] = value.map {
            var list = GrowingList<KnownValue>()
            list.append($0)
            return list
        }
    }

    /// The field at `place` says `value`.
    package mutating func note(_ value: KnownValue, of place: FlowFacts.Place) {
        values.change(place, default: GrowingList()) { $0.append(value) }
        order.append(place)
    }

    /// What comes next from the field at `place` has `value` where `name` says, which is a part of it as it is written.
    package mutating func noteSet(_ name: String, _ value: KnownValue, of place: FlowFacts.Place) {
        setParts.add(name, value, of: place, count: count(of: place) + 1)
    }

    /// What is known of the parts of what the field at `place` has said last, where a `set` of parts said it.
    package func parts(setOf place: FlowFacts.Place, _ declared: DeclaredValues) -> [SetParts.Part] {
        setParts.parts(of: place, count: count(of: place), declared)
    }

    /// A view sets what is published at `place`, which says that then.
    package mutating func noteView(of place: FlowFacts.Place) { views[place, default: 0] += 1 }

    /// What has said something since it was what it was `before`, beside what a view set: the outputs in their order, and events last.
    package func places(since before: RehearsedSpeech) -> [FlowFacts.Place] {
        let rank = { (place: FlowFacts.Place) in if case .output(let index) = place { index } else { Int.max } }
        return Set(order.suffix(from: before.order.count))
            .filter { count(of: $0) - views[$0, default: 0] > before.count(of: $0) - before.views[$0, default: 0] }
            .sorted { rank($0) < rank($1) }
    }

    /// Nothing is recorded any more.
    package mutating func forget() { (values, views, setParts) = (Layered(), [:], SetParts()) }

    /// Shares all that was said with the copies that are made from now on.
    package mutating func keep() { values.keep() }
}
