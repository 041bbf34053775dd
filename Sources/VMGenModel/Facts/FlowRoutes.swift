/// What leads to what in a view model: the flows that start from a place, or look at it, and those behind them.
package struct FlowRoutes: Sendable {
    private let starts: [Set<FlowSource.Place>]
    /// Where the flows end.
    private let ends: [[FlowSource.Place]]
    /// The same with where their failures do.
    private let allEnds: [[FlowSource.Place]]
    /// The flows that start from a place.
    private let starting: [FlowSource.Place: [Int]]
    /// The flows that end in a place.
    private let ending: [FlowSource.Place: [Int]]
    /// The flows that start from a place, or look at it.
    private let behind: [FlowSource.Place: [Int]]
    /// The flows that go on when a place speaks.
    private let hearing: [FlowSource.Place: [Int]]
    /// Where the flows, their failures, and the flags of their work speak.
    private let speaking: [[FlowSource.Place]]

    /// The routes of `spec`.
    package init(_ spec: ViewModelSpec) {
        ends = spec.flows.map(\.sink.places)
        allEnds = zip(ends, spec.flows).map { $0 + (($1.failure ?? spec.failures)?.sink.places ?? []) }
        let heard = spec.flows.map { flow in Set(flow.sources.map(\.kind).flatMap { [$0] + $0.given }.map(\.place)) }
        starts = zip(heard, spec.flows).map { $0.union($1.companions.compactMap(\.place)) }
        behind = Self.indices(starts)
        hearing = Self.indices(heard)
        speaking = zip(allEnds, spec.flows).map { $0 + $1.steps.flatMap(\.flagPlaces) }
        starting = Self.indices(spec.flows.map { Set($0.sources.map(\.place)) })
        ending = Self.indices(ends.map(Set.init))
    }

    /// The places in `all` of the sets that each place is in, in order.
    private static func indices(_ all: [Set<FlowSource.Place>]) -> [FlowSource.Place: [Int]] {
        all.indices.reduce(into: [:]) { indices, index in
            for place in all[index] { indices[place, default: []].append(index) }
        }
    }

    /// The flows that start from `place`, by index, in order.
    package func starting(from place: FlowSource.Place) -> [Int] { starting[place] ?? [] }

    /// The flows that end in `place`, by index, in order.
    package func ending(in place: FlowSource.Place) -> [Int] { ending[place] ?? [] }

    /// The flows that speak at `place`, by what they end in, their failures, or the flags of their work; by index, in order.
    package func speaking(at place: FlowSource.Place) -> [Int] {
        speaking.indices.filter { speaking[$0].contains(place) }
    }

    /// The flows that what `places` say leads to, by index, in order.
    ///
    /// - Parameter withFailures: whether the way may lead over a failure.
    package func flows(from places: Set<FlowSource.Place>, withFailures: Bool = true) -> [Int] {
        flows(from: places, along: behind, to: withFailures ? allEnds : ends)
    }

    /// The flows that go on when `places` speak, and those that these set off, by index, in order: not what only looks at them.
    package func flows(setOffBy places: Set<FlowSource.Place>) -> [Int] {
        flows(from: places, along: hearing, to: speaking)
    }

    private func flows(
        from places: Set<FlowSource.Place>,
        along routes: [FlowSource.Place: [Int]],
        to ends: [[FlowSource.Place]]
    ) -> [Int] {
        var reached: Set<Int> = []
        var front = Array(places)
        while let place = front.popLast() {
            for index in routes[place, default: []] where reached.insert(index).inserted { front += ends[index] }
        }
        return reached.sorted()
    }

    /// The flows that write what each of those at `indices` starts from or looks at, and those that write what these do, nearest
    /// first; one behind the other and each once.
    package func sources(of indices: [Int]) -> [Int] {
        var found: [Int] = []
        var seen: Set<Int> = []
        for index in indices where seen.insert(index).inserted {
            var front = [index]
            while !front.isEmpty {
                let feeders = front.flatMap { starts[$0].flatMap { ending[$0] ?? [] } }
                front = feeders.filter { seen.insert($0).inserted }.sorted()
                found += front
            }
        }
        return found
    }
}
