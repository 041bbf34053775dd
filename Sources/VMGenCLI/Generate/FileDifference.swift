/// A file that is not what the specs say.
struct FileDifference {
    /// What it is about it.
    enum Kind: String, CaseIterable, Sendable {
        /// It is not there.
        case missing
        /// It is what vmgen wrote for an older spec, or an older vmgen wrote.
        case changed
        /// It was edited by hand since vmgen wrote it.
        case edited = "edited by hand"
        /// No spec makes it any more.
        case stale
    }

    /// What it is about it.
    var kind: Kind
    /// Where it stands.
    var path: Path
    /// The text on the disk; nil where there is none.
    var old: String?
    /// The text that the specs say; nil where it is to go.
    var new: String?

    /// How to get from what is on the disk to what the specs say, in the form that `patch -p1` takes.
    var diff: String {
        UnifiedDiff(from: old ?? "", to: new ?? "").text(
            from: old == nil ? "/dev/null" : "a/" + path.shown,
            to: new == nil ? "/dev/null" : "b/" + path.shown
        )
    }

    /// What is said where a merge left it: which of its lines go.
    var mergeWarning: String {
        let parts = UnifiedDiff(from: old ?? "", to: new ?? "", context: 0).parts
        let line = (parts.first?.replaced.lowerBound ?? 0) + 1
        return "\(path.shown):\(line):1: warning: several versions were merged here; it is generated anew\n"
            + parts.flatMap(\.lines).joined()
    }
}
