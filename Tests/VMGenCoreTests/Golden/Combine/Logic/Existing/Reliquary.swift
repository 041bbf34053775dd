/// A box that is passed from hand to hand.
class Casket {
    /// How much lies in it.
    var relics: Int

    init(relics: Int) {
        self.relics = relics
    }
}

/// A casket that stays closed.
enum SealError: Error {
    /// Its seal holds.
    case unbroken
}

/// Who may be called from anywhere.
protocol Watcher: Sendable {
    func casket() -> Casket
}

/// Who keeps one casket, and says later what else there is.
protocol Almoner: Watcher {
    func count() async -> Int
}
