/// What the disk refused, and where.
struct DiskError: Error, Equatable {
    /// The place that the message speaks of.
    var path: Path
    /// What happened; what to do.
    var message: String

    /// `Sources/App: error: the folder cannot be read: Permission denied`, as it is printed.
    var description: String { "\(path.shown): error: \(message)" }
}
