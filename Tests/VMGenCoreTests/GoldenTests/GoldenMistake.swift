import Testing

/// One mistake of `Golden/Mistakes`, and the spec that has it.
struct GoldenMistake {
    /// Lines of the right spec that go, and what comes in their place.
    struct Hunk {
        /// The first line that goes, from 0.
        var line: Int
        /// The lines that go.
        var removed: [String] = []
        /// The lines that come.
        var added: [String] = []
    }

    /// What it is called.
    var title: String
    /// What it changes, from the top.
    var hunks: [Hunk] = []
    /// The lines of the spec with the mistake.
    var spec: [String]

    /// The mistakes that `text` describes, each made in `base`.
    static func all(in text: String, base: String) throws -> [GoldenMistake] {
        let lines = base.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        return try all(in: text) { _ in lines }
    }

    /// What `text` describes, each made in the lines that `base` has for its title.
    static func all(in text: String, base: (String) throws -> [String]) throws -> [GoldenMistake] {
        var all: [GoldenMistake] = []
        for line in text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) {
            guard !line.hasPrefix("# ") else {
                let title = String(line.dropFirst(2))
                all.append(GoldenMistake(title: title, spec: try base(title)))
                continue
            }
            guard var mistake = all.popLast() else { continue }
            if let number = Int(line) {
                mistake.hunks.append(Hunk(line: number - 1))
            } else if line.hasPrefix("-") {
                mistake.hunks[mistake.hunks.count - 1].removed.append(String(line.dropFirst()))
            } else if line.hasPrefix("+") {
                mistake.hunks[mistake.hunks.count - 1].added.append(String(line.dropFirst()))
            }
            all.append(mistake)
        }
        return try all.map { mistake in
            var mistake = mistake
            mistake.spec = try #require(made(mistake.hunks, in: mistake.spec), "\(mistake.title)")
            return mistake
        }
    }

    /// `lines` with all `hunks`; nil where one of them does not find what it takes away.
    static func made(_ hunks: [Hunk], in lines: [String]) -> [String]? {
        var made = lines
        for hunk in hunks.sorted(by: { $0.line > $1.line }) {
            let end = hunk.line + hunk.removed.count
            guard end <= made.count, Array(made[hunk.line..<end]) == hunk.removed else { return nil }
            made.replaceSubrange(hunk.line..<end, with: hunk.added)
        }
        return made
    }
}
