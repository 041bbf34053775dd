import VMGenDiagnostics
import VMGenModel
import VMGenSpec

extension [UntestedFlow] {
    /// An entry a flow, for a comment: the flow as written, and why no test shows it. One for all where that is the same, and they
    /// are many, or not told apart by what is written of them, or no test can run.
    package func lines(of spec: ViewModelSpec) -> [String] {
        let flows = map { flow in
            flow.failures.map { "`\($0.text.oneLine)`" } ?? TestWords.flows([spec.flows[flow.index]])
        }
        if let first, count > 1, allSatisfy({ $0.reason == first.reason }),
            count > 5 || first.isOfAll || Set(flows).count < count
        {
            return CommentText.broken("- what \(count) flows say: \(first.reason).")
        }
        return zip(flows, self).flatMap { CommentText.broken("- \($0): \($1.reason).") }
    }

    /// One note on the first of them that tells of all, and of the scenarios that are not played, each with why; nil where there is
    /// none.
    package func note(on spec: ViewModelSpec, beside unplayed: [(name: Fragment, reason: String)]) -> Diagnostic? {
        let scenarios = unplayed.map { name, reason in "“\(name.text)” (\(reason))" }.joined(separator: ", ")
        guard let first else {
            guard let (name, _) = unplayed.first else { return nil }
            let message = "no test plays the scenario \(scenarios)"
            return Diagnostic(.note, rule: "untested", message, in: spec.source, at: name.range)
        }
        var reasons: [(reason: String, lines: [Int])] = []
        for flow in self {
            let line = spec.source.lineIndex(of: flow.text(in: spec).range.lower) + 1
            if let place = reasons.firstIndex(where: { $0.reason == flow.reason }) {
                if reasons[place].lines.last != line { reasons[place].lines.append(line) }
            } else {
                reasons.append((flow.reason, [line]))
            }
        }
        let told = reasons.map { reason, lines in
            let numbers = lines.map { "\($0)" }.joined(separator: ", ")
            return "\(lines.count == 1 ? "line" : "lines") \(numbers) (\(reason))"
        }
        return Diagnostic(
            .note,
            rule: "untested",
            "no generated test shows what the flows say in " + told.joined(separator: ", ")
                + (unplayed.isEmpty ? "" : ", or plays the scenario \(scenarios)"),
            in: spec.source,
            at: first.text(in: spec).range
        )
    }
}

extension UntestedFlow {
    /// What of `spec` it is about, as written.
    fileprivate func text(in spec: ViewModelSpec) -> Fragment { failures ?? spec.flows[index].text }
}

extension String {
    /// It in one line, and so long that it can be read.
    package var shortened: String {
        let line = oneLine
        return line.count > 60 ? line.prefix { $0 != "{" && $0 != "(" } + "…" : line
    }
}
