/// Something that was waited for and did not happen.
struct NeverHappened: Error {}

/// Lets others work on the main actor until `condition` holds, for at most five seconds.
@MainActor
func until(_ condition: () -> Bool) async throws {
    let deadline = ContinuousClock.now + .seconds(5)
    while !condition() {
        guard ContinuousClock.now < deadline else { throw NeverHappened() }
        await Task.yield()
    }
}
