/// What keeps the pledges, an actor.
protocol PledgeLedger: Actor {
    /// What all of them are worth.
    var sum: Int { get }
    /// Enters a pledge, and gives it a number.
    func enter(_ pledge: Int) throws -> Int
    /// What stands on a pledge.
    nonisolated func label(_ pledge: Int) -> String
}
