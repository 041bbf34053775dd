/// What can be locked. A till can.
protocol Lockable: AnyObject, Sendable {
    func unlock(by name: String)
    func lock()
}

/// Takes money. The app wrote it long before there was a spec.
protocol Till: Lockable {
    var name: String { get }
    var isMuted: Bool { get set }

    /// Takes `amount`, and says how much is in it.
    func take(_ amount: Int) async throws -> Int
}
