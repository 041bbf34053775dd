import VMGenSpec

/// A flow that no generated test shows.
package struct UntestedFlow: Equatable {
    /// The flow, by its place in the spec.
    package var index: Int
    /// Why, as a part of a sentence: what is missing, or not known.
    package var reason: String
    /// Whether that is so of all flows: no test can run.
    package var isOfAll: Bool
    /// The flow of failures that it is about, as written; nil for the flow itself.
    package var failures: Fragment?

    /// Makes it of its parts.
    package init(index: Int, reason: String, isOfAll: Bool = false, failures: Fragment? = nil) {
        self.index = index
        self.reason = reason
        self.isOfAll = isOfAll
        self.failures = failures
    }
}
