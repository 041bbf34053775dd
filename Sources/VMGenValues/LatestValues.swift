import VMGenModel

/// What the streams that have no value by themselves said last.
package struct LatestValues: Sendable {
    private var values: [FlowSource.Place: [KnownValue]] = [:]
    /// The flows that listened when a stream spoke while the view model was wired; those behind them take nothing of it along.
    private var early: [FlowSource.Place: Set<Int>] = [:]

    /// Of streams that have said nothing.
    package init() {}

    /// What `source` said last; nil where it has said nothing.
    package subscript(source: FlowSource.Place) -> [KnownValue]? { values[source] }

    /// Notes that `source` says `said`. `listeners` are the flows that hear of it, where those who come later do not.
    package mutating func note(_ said: [KnownValue], of source: FlowSource.Place, for listeners: Set<Int>? = nil) {
        values[source] = said
        early[source] = listeners
    }

    /// Whether `source` said its last before the flow at `index` listened.
    package func isMissed(_ source: FlowSource.Place, by index: Int) -> Bool { early[source]?.contains(index) == false }
}
