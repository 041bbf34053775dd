import VMGenModel

/// Which flows have been subscribed to, while `transform` is under way and the harness begins to listen: a flow that follows
/// finds what is held then, and of what was said before hears what a stream says again.
package struct RehearsedWiring {
    /// The flows that have been subscribed to, by index; nil where all of them have.
    package var flows: Set<Int>?
    /// The flow that does not hear one of its sources by mistake; nil for none.
    package var deafness: (flow: Int, source: FlowSource.Place)?
    /// What streams have said that they say again to a flow that follows.
    private var said: [FlowSource.Place: [[KnownValue]]] = [:]

    /// Only `flows` have been subscribed to; nil for all of them.
    package init(flows: Set<Int>? = nil) { self.flows = flows }

    /// Whether the flow at `index` hears of what `source` says now.
    package func reaches(_ index: Int, from source: FlowSource.Place) -> Bool {
        if let deafness, deafness == (index, source) { return false }
        return flows?.contains(index) ?? true
    }

    /// What `source` has said that is behind the first `count` things which it says again to a flow that follows.
    package func next(of source: FlowSource.Place, behind count: Int) -> [KnownValue]? {
        said[source]?.dropFirst(count).first
    }

    /// `source` says `values`, which it says again to a flow that follows.
    package mutating func keep(_ values: [KnownValue], of source: FlowSource.Place) {
        if flows != nil { said[source, default: []].append(values) }
    }
}
