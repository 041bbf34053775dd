/// What of a room is edited.
enum EditMode: Equatable, Sendable {
    /// Only its date.
    case date
    /// All of it.
    case information
}
