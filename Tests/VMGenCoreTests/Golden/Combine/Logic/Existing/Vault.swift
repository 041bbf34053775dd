/// Bound to the main actor, and so `Sendable` by itself.
@MainActor
protocol Vault: AnyObject {
    var isLocked: Bool { get set }
    func open() async throws -> String
    func count() -> Int
    func keep(_ ingot: Ingot) async throws
}

/// A class as the frameworks have them, which may not leave its actor.
final class Ingot {
    let mark: String
    init(mark: String) { self.mark = mark }
}
