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
    var mergeWarning: Message {
        let parts = UnifiedDiff(from: old ?? "", to: new ?? "", context: 0).parts
        let line = (parts.first?.replaced.lowerBound ?? 0) + 1
        let text = "several versions were merged here; it is generated anew"
        var message = Message(.warning, rule: "merged-file", text, in: path, line: line)
        message.details = parts.flatMap(\.lines).joined()
        return message
    }

    /// What a check says of it.
    var message: Message {
        let text =
            switch kind {
            case .missing: "is not there; 'vmgen generate' makes it"
            case .changed: "is not what the spec says; 'vmgen generate' makes it anew"
            case .edited: "was edited by hand; 'vmgen generate' says where the edit belongs"
            case .stale: "no spec makes it any more; 'vmgen generate --prune' deletes it"
            }
        let parts = old == nil || new == nil ? [] : UnifiedDiff(from: old ?? "", to: new ?? "", context: 0).parts
        let line = parts.first.map { $0.replaced.lowerBound + 1 }
        var message = Message(.error, rule: "\(kind)-file", text, in: path, line: line)
        message.details = parts.flatMap(\.lines).joined()
        return message
    }
}
