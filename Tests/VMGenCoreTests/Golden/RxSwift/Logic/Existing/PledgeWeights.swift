/// What weighs, in a unit of its own.
protocol PledgeWeights: Sendable {
    /// The unit, which it asks for.
    var unit: String { get async throws }
}
