/// Where the cellar is kept.
@globalActor
actor CellarActor {
    static let shared = CellarActor()
}

/// What keeps the cellar, on its own actor.
@CellarActor
protocol CellarKeeping: Sendable {
    /// Brings a bottle.
    func open(_ number: Int) async throws -> String
    /// How many there are.
    func count() async -> Int
    /// What stands on a bottle.
    nonisolated func label(_ number: Int) -> String
}
