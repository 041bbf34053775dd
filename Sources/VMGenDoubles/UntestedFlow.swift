/// A flow that no generated test shows.
package struct UntestedFlow: Equatable {
    /// The flow, by its place in the spec.
    package var index: Int
    /// Why, as a part of a sentence: what is missing, or not known.
    package var reason: String
    /// Whether that is so of all flows: no test can run.
    package var isOfAll: Bool

    /// Makes it of its parts.
    package init(index: Int, reason: String, isOfAll: Bool = false) {
        self.index = index
        self.reason = reason
        self.isOfAll = isOfAll
    }
}
