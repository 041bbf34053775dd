import VMGenModel

/// A source and what it gives; without a source where the name has no meaning, which has been reported.
struct ResolvedSource {
    /// The source.
    var source: FlowSource?
    /// What it gives.
    var arriving: Arriving
}
