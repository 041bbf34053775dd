import VMGenDiagnostics
import VMGenModel

extension [UntestedFlow] {
    /// An entry a flow, for a comment: the flow as written, and why no test shows it; one for all where that is the same.
    func lines(of spec: ViewModelSpec) -> [String] {
        if let first, count > 1, allSatisfy({ $0.reason == first.reason }) {
            return Self.broken("- what \(count) flows say: \(first.reason).")
        }
        return flatMap { Self.broken("- \(TestWords.flows([spec.flows[$0.index]])): \($0.reason).") }
    }

    /// `text` in lines that fit into a comment.
    private static func broken(_ text: String) -> [String] {
        var lines: [String] = []
        for word in text.split(separator: " ") {
            if let last = lines.last, last.count + word.count < 112 {
                lines[lines.count - 1] = "\(last) \(word)"
            } else {
                lines.append(lines.isEmpty ? String(word) : "  \(word)")
            }
        }
        return lines
    }

    /// One note on the first of them that tells of all; nil where there is none.
    func note(on spec: ViewModelSpec) -> Diagnostic? {
        guard let first else { return nil }
        var reasons: [(reason: String, lines: [Int])] = []
        for flow in self {
            let line = spec.source.lineIndex(of: spec.flows[flow.index].text.range.lower) + 1
            if let place = reasons.firstIndex(where: { $0.reason == flow.reason }) {
                reasons[place].lines.append(line)
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
            "no generated test shows what the flows say in " + told.joined(separator: ", "),
            in: spec.source,
            at: spec.flows[first.index].text.range
        )
    }
}
