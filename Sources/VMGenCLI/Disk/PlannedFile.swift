/// One file that is to stand on the disk.
struct PlannedFile: Sendable {
    /// Where.
    var path: Path
    /// Its whole text.
    var contents: String
    /// What may be overwritten.
    var rule: Rule

    /// What to do about a file that is there already.
    enum Rule: Sendable, Equatable {
        /// Replaced where it carries vmgen's header, an error otherwise.
        case owned
        /// Left alone: it is the user's.
        case once
        /// An error, unless it is the same.
        case neverReplace
        /// Replaced where it still holds these bytes, which were read from it: the user's own, changed as they asked.
        case replaces([UInt8])
    }
}

/// What there is to do about a planned file.
enum Change: Sendable {
    /// Nothing: it is there.
    case keep
    /// It is new.
    case create
    /// An older version of it is there.
    case update
}
