/// The error type of the app, which several view models share.
public enum NotesError: Error {
    case full
    case gone
    case unreachable

    /// Anything that is not one of ours comes from the connection.
    init(_ error: Error) {
        self = error as? NotesError ?? .unreachable
    }
}
