/// What the trials say, as Markdown: kinds by examples, then the survivors.
public struct Report: Sendable {
    /// The trials, of all examples that were run.
    let trials: [Trial]
    /// What is known of survivors.
    let explanations: [Explanation]
    /// How many mistakes nobody has tried yet.
    let untried: Int

    /// Makes a report of `trials`; `untried` mistakes more could be made.
    public init(trials: [Trial], explanations: [Explanation], untried: Int = 0) {
        self.trials = trials
        self.explanations = explanations
        self.untried = untried
    }

    /// The whole report.
    public var markdown: String {
        (["\(summary)", "", table, ""] + survivorList).joined(separator: "\n")
    }

    /// The names of the examples, in the order of the trials.
    private var examples: [String] {
        trials.reduce(into: []) { names, trial in
            if !names.contains(trial.example) { names.append(trial.example) }
        }
    }

    /// The figures in a sentence.
    public var summary: String {
        let counted = trials.filter { $0.verdict != .doesNotCompile }
        let killed = counted.filter(\.verdict.isKilled).count
        let equivalent = survivors.filter { explanation(of: $0)?.isEquivalent == true }.count
        let rest = counted.count - equivalent
        return """
            \(counted.count) mistakes compile (\(trials.count - counted.count) more do not, and count for nothing); \
            the tests notice \(killed): **\(percent(killed, of: counted.count))**. \
            \(equivalent) of the \(counted.count - killed) survivors change nothing that a spec promises; \
            without them it is \(killed) of \(rest), **\(percent(killed, of: rest))**.
            """ + (untried == 0 ? "" : " \(untried) of the \(trials.count + untried) mistakes were not tried.")
    }

    /// The number of mistakes that were noticed out of those that compile, by kind and example.
    private var table: String {
        var rows = [
            "| kind | what is wrong then | \((examples + ["all"]).joined(separator: " | ")) |",
            "| --- | --- |\(String(repeating: " --: |", count: examples.count + 1))",
        ]
        for kind in MutationKind.all {
            let own = trials.filter { $0.kind == kind.name }
            guard !own.isEmpty else { continue }
            rows.append("| \(kind.name) | \(kind.summary) | \(cells(of: own)) |")
        }
        rows.append("| **all** | | \(cells(of: trials)) |")
        return rows.joined(separator: "\n")
    }

    private func cells(of trials: [Trial]) -> String {
        let byExample = examples.map { example in trials.filter { $0.example == example } }
        return (byExample + [trials]).map { trials in
            let counted = trials.filter { $0.verdict != .doesNotCompile }
            return counted.isEmpty ? "" : "\(counted.filter(\.verdict.isKilled).count)/\(counted.count)"
        }
        .joined(separator: " | ")
    }

    private var survivors: [Trial] {
        trials.filter { $0.verdict == .survived }
    }

    private func explanation(of trial: Trial) -> Explanation? {
        explanations.first { $0.explains(trial) }
    }

    /// The survivors, each with its place, its change and the reason.
    private var survivorList: [String] {
        guard !survivors.isEmpty else { return ["No mistake survived."] }
        return [
            "| survivor | in | code | why |",
            "| --- | --- | --- | --- |",
        ]
            + survivors.map { trial in
                let after = trial.after.isEmpty ? "dropped" : "→ \(quoted(trial.after))"
                let reason = explanation(of: trial)?.reason ?? "not looked into"
                let place = "\(trial.example), \(trial.file):\(trial.line)"
                return "| \(trial.kind) | \(place) | \(quoted(trial.before)) \(after) | \(reason) |"
            }
    }

    /// `code` in a table's cell.
    private func quoted(_ code: String) -> String {
        let short = code.count > 90 ? "\(code.prefix(88)) …" : code
        return "`\(short.replacing("|", with: "\\|"))`"
    }

    private func percent(_ part: Int, of all: Int) -> String {
        guard all > 0 else { return "–" }
        let tenths = part * 1000 / all
        return "\(tenths / 10).\(tenths % 10) %"
    }
}
