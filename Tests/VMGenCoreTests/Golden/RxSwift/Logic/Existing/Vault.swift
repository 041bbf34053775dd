/// Bound to the main actor, and so `Sendable` by itself.
@MainActor
protocol Vault: AnyObject {
    var isLocked: Bool { get set }
    func open() async throws -> String
    func count() -> Int
}
