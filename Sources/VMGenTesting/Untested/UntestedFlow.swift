/// A flow that no generated test shows.
struct UntestedFlow: Equatable {
    /// The flow, by its place in the spec.
    var index: Int
    /// Why, as a part of a sentence: what is missing, or not known.
    var reason: String
    /// Whether that is so of all flows: no test can run.
    var isOfAll = false
}
