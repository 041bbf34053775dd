import SpecWriting

/// What became of mistakes that were put into specs.
struct Mistakes {
    /// What became of one.
    enum Verdict: String, CaseIterable {
        case refused = "refused at its line"
        case refusedWithMore = "refused at its line, and other lines with it"
        case refusedByName = "refused at another line, by what stands in its own"
        case refusedElsewhere = "refused at another line"
        case compiles = "accepted, and compiles"
        case compilerAtLine = "accepted, and the compiler refuses it at its line"
        case compilerElsewhere = "accepted, and the compiler refuses it at another line of the spec"
        case generated = "accepted, and fails in the generated Swift"
        case crash = "vmgen ends without an answer"

        /// Whether somebody who made the mistake is told where, or it was none.
        var isHelpful: Bool { [.refused, .refusedByName, .compiles, .compilerAtLine].contains(self) }
    }

    private var counts: [String: [Verdict: Int]] = [:]

    /// Counts a mistake of the kind `what`.
    mutating func add(_ what: String, _ verdict: Verdict) { counts[what, default: [:]][verdict, default: 0] += 1 }

    /// How many there are.
    var count: Int { counts.values.reduce(0) { $0 + $1.values.reduce(0, +) } }

    /// A table in Markdown: a line a kind of mistake.
    var table: [String] {
        let verdicts = Verdict.allCases
        let rows = counts.sorted { $0.key < $1.key }.map { what, found in
            "| \(what) | " + verdicts.map { "\(found[$0] ?? 0)" }.joined(separator: " | ") + " |"
        }
        let sums = verdicts.map { verdict in "\(counts.values.reduce(0) { $0 + ($1[verdict] ?? 0) })" }
        return [
            "| mistake | " + verdicts.map(\.rawValue).joined(separator: " | ") + " |",
            "| --- |" + String(repeating: " --- |", count: verdicts.count),
        ] + rows + ["| all | " + sums.joined(separator: " | ") + " |"]
    }
}
