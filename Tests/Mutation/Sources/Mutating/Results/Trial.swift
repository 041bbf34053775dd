/// One mistake and what became of it, as it is kept between runs.
public struct Trial: Equatable, Sendable {
    /// The example that it was made in.
    public let example: String
    /// The file's name.
    public let file: String
    /// The line, counted from 1.
    public let line: Int
    /// The name of its kind.
    public let kind: String
    /// The first line of the statement or declaration that it is in.
    public let place: String
    /// The code that was.
    public let before: String
    /// The code that was there instead.
    public let after: String
    /// What became of it.
    public let verdict: Verdict
    /// The test that failed first, where the output named one.
    public let killer: String

    /// Makes a trial of `mutation` in `file`.
    public init(example: String, file: String, mutation: Mutation, verdict: Verdict, killer: String) {
        self.example = example
        self.file = file
        line = mutation.line
        kind = mutation.kind
        place = mutation.place
        before = mutation.before
        after = mutation.after
        self.verdict = verdict
        self.killer = killer
    }

    /// Reads what `row` wrote; nil if it is something else.
    public init?(row: String) {
        let cells = row.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
        guard cells.count == 9, let line = Int(cells[2]), let verdict = Verdict(rawValue: cells[7]) else { return nil }
        example = cells[0]
        file = cells[1]
        self.line = line
        kind = cells[3]
        place = cells[4]
        before = cells[5]
        after = cells[6]
        self.verdict = verdict
        killer = cells[8]
    }

    /// Whether this is the trial of `mutation` in `file`.
    public func isOf(_ mutation: Mutation, in file: String) -> Bool {
        self.file == file && line == mutation.line && kind == mutation.kind && place == mutation.place
            && before == mutation.before && after == mutation.after
    }

    /// The trial on one line.
    public var row: String {
        [example, file, "\(line)", kind, place, before, after, verdict.rawValue, killer].joined(separator: "\t")
    }
}
