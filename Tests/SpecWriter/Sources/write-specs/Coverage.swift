import SpecWriting

/// Which features of the language were seen together in one spec.
struct Coverage {
    /// How often two features were seen together.
    private struct Count {
        var written = 0
        var compiled = 0
    }

    private var pairs: [String: [String: Count]] = [:]

    /// Counts the pairs of `spec`.
    mutating func add(_ spec: SpecDraft, compiles: Bool) {
        for first in spec.features {
            for second in spec.features where second != first {
                var count = pairs[first, default: [:]][second, default: Count()]
                count.written += 1
                if compiles { count.compiled += 1 }
                pairs[first, default: [:]][second] = count
            }
        }
    }

    /// A page in Markdown: for each feature, with how many of the others it was written and compiled, and without which.
    static func page(_ runtimes: [SpecDraft.Runtime: Coverage], count: Int) -> String {
        var lines = [
            "# Features together", "",
            "Which features of the language stood together in one of \(count) specs a runtime that `Scripts/specs` wrote. "
                + "A feature stands with itself nowhere; two that exclude each other, such as two forms of `transform`, "
                + "are never seen together.",
        ]
        for runtime in SpecDraft.Runtime.allCases {
            guard let coverage = runtimes[runtime] else { continue }
            let features = coverage.pairs.keys.sorted()
            lines += ["", "## \(runtime.rawValue)", "", "| feature | written with | compiled with | not seen with |"]
            lines.append("| --- | --- | --- | --- |")
            for feature in features {
                let others = coverage.pairs[feature] ?? [:]
                let compiled = others.values.filter { $0.compiled > 0 }.count
                let missing = features.filter { $0 != feature && others[$0] == nil }
                lines.append(
                    "| \(feature) | \(others.count) of \(features.count - 1) | \(compiled) | "
                        + "\(missing.joined(separator: ", ")) |"
                )
            }
        }
        return lines.joined(separator: "\n") + "\n"
    }
}
