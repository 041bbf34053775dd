/// What a run of `vmgen generate` did, as it is printed.
struct WriteReport {
    /// What became of a file.
    enum Outcome: String, CaseIterable {
        /// It was not there.
        case created
        /// Its text was another.
        case updated
        /// It was not touched: its text is the same.
        case unchanged
        /// It has a newer text, which waits until the target's specs are without errors.
        case heldBack = "held back"
        /// Its spec is gone.
        case deleted

        /// Whether its text is written.
        var isWritten: Bool { self == .created || self == .updated }
    }

    private var specs = 0
    private var specsWithErrors = 0
    private var refusedSpecs = 0
    private var builtSpecs = 0
    private var lines: [String] = []
    /// The same for other programs.
    private(set) var files: [RunLog.FileState] = []
    private var counts: [Outcome: Int] = [:]

    /// Notes what became of the file at `path`, which is held back until what `waitsFor` says.
    mutating func add(_ outcome: Outcome, _ path: Path, waitsFor: String = "") {
        let padding = String(repeating: " ", count: 11 - outcome.rawValue.count)
        files.append(RunLog.FileState(path: path.shown, state: outcome.rawValue))
        let reason = outcome == .heldBack ? ", until \(waitsFor)" : ""
        lines.append(outcome.rawValue + padding + path.shown + reason)
        counts[outcome, default: 0] += 1
    }

    /// Counts the specs of a target: all, those with errors, and those of which a file could not be written, or was edited.
    mutating func addSpecs(_ count: Int, withErrors errors: Int, refused: Int) {
        specs += count
        specsWithErrors += errors
        refusedSpecs += refused
    }

    /// Says that a target is passed over, since the plugin builds it.
    mutating func addBuilt(_ group: TargetGroup) {
        guard let folder = group.layout?.folder else { return }
        lines.append(
            "built      \(folder.shown), by \(BuiltTargets.plugin) at each build; nothing of it is written here"
        )
        builtSpecs += group.specs.count
    }

    /// A line a file and the summary.
    ///
    ///     created    Sources/App/Generated/FindNumberViewModel.swift
    ///     unchanged  Sources/App/Generated/ViewModelSupport.swift
    ///     1 spec: 1 file created, 1 unchanged
    var text: String { (lines + [summary]).map { $0 + "\n" }.joined() }

    /// The same without the files that were not touched.
    var changes: String {
        let kept = lines.filter { !$0.hasPrefix(Outcome.unchanged.rawValue) }
        return (kept + [summary]).map { $0 + "\n" }.joined()
    }

    private var summary: String {
        var troubles: [String] = []
        if builtSpecs > 0 { troubles.append("\(builtSpecs) built by \(BuiltTargets.plugin)") }
        if specsWithErrors > 0 { troubles.append("\(specsWithErrors) with errors") }
        if refusedSpecs > 0 { troubles.append("\(refusedSpecs) not written") }
        let head = specs == 1 ? "1 spec" : "\(specs) specs"
        let trouble = troubles.isEmpty ? "" : " (\(troubles.joined(separator: ", ")))"
        return head + trouble + ": " + fileCounts
    }

    private var fileCounts: String {
        var parts: [String] = []
        for outcome in Outcome.allCases {
            guard let count = counts[outcome] else { continue }
            let noun = parts.isEmpty ? (count == 1 ? " file" : " files") : ""
            parts.append("\(count)\(noun) \(outcome.rawValue)")
        }
        return parts.isEmpty ? "no files" : parts.joined(separator: ", ")
    }
}
