import Foundation

/// The room in which players gather before their game starts.
struct Room: Equatable, Sendable {
    /// What others join with.
    struct Invitation: Equatable, Sendable {
        /// What they type.
        var code: String?
    }

    /// The room's name.
    var title = ""
    /// How many may join.
    var capacity = 0
    /// When the game starts; nil for a room that is not known yet.
    var startDate: Date?
    /// Who has joined.
    var participants: [String] = []
    /// What others join with.
    var invitation: Invitation?
    /// Whether whoever looks at it owns it.
    var isAdmin = false

    /// What is shown before the server has answered.
    static let emptyRoom = Room()

    /// Whether the game should have started before today.
    var hasPassedItsStart: Bool {
        guard let startDate else { return false }
        return startDate < Calendar.current.startOfDay(for: Date())
    }
}
