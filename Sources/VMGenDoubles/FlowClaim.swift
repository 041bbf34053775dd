import VMGenModel

/// One thing that a flow says of its work and that a test of its own shows.
package enum FlowClaim: Hashable {
    /// The work of the flow at an index begins too with what is said at a place.
    case start(FlowSource.Place, flow: Int)
}
