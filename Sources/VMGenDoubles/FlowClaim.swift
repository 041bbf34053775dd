import VMGenModel
import VMGenSpec

/// One thing that a flow says of its work and that a test of its own shows.
package enum FlowClaim: Hashable {
    /// The work of the flow at an index begins too with what is said at a place.
    case start(FlowSource.Place, flow: Int)
    /// What is said at a place ends the work of a step.
    case end(FlowSource.Place, of: FlowStep.Place)
    /// The work of a step is tried again so many times.
    case retries(of: FlowStep.Place)
    /// The request of a name succeeds with each of its statuses.
    case statuses(ofRequest: String)
    /// A `filter` of failures, in the flow of them as written, stops some and lets others through.
    case failures(of: Fragment)
}
