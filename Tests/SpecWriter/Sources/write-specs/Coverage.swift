import SpecWriting

/// Which features of the language were seen together in one spec, and how far such specs got.
struct Coverage {
    /// How far a spec got.
    enum Reach: Int, Comparable {
        case written, compiled, ran

        static func < (first: Reach, second: Reach) -> Bool { first.rawValue < second.rawValue }
    }

    private var pairs: [String: [String: Reach]] = [:]
    private var counts: [String: Int] = [:]
    private var specs: [Reach: Int] = [:]

    /// Counts the pairs of `spec`, which got as far as `reach`.
    mutating func add(_ spec: SpecDraft, reach: Reach) {
        specs[reach, default: 0] += 1
        for first in spec.features {
            counts[first, default: 0] += 1
            for second in spec.features where second != first {
                let before = pairs[first]?[second] ?? .written
                pairs[first, default: [:]][second] = max(before, reach)
            }
        }
    }

    /// A page in Markdown: for each feature, with how many of the others it was written, compiled and run, and without
    /// which.
    ///
    /// - Parameter seed: the seed of the run.
    static func page(_ runtimes: [SpecDraft.Runtime: Coverage], seed: UInt64, count: Int) -> String {
        var lines = [
            "# Features together", "",
            "Which features of the language stood together in one of the specs that `Scripts/specs` wrote, and how far these",
            "specs got: with how many of the other features each was written, compiled under both language modes, and built and",
            "its generated tests run. What excludes each other, such as two forms of `transform`, is never seen together. The",
            "words are those of the writer, [Tests/SpecWriter](../../../Tests/SpecWriter/README.md). This page is written by",
            "`Scripts/specs --seed \(seed) --count \(count) --coverage FILE`, with `--build` for what was run.",
        ]
        for runtime in SpecDraft.Runtime.allCases {
            guard let coverage = runtimes[runtime] else { continue }
            lines += ["", "## \(runtime == .rxswift ? "RxSwift" : "Combine")", "", coverage.summary, ""]
            lines += coverage.table
        }
        return lines.joined(separator: "\n") + "\n"
    }

    private var summary: String {
        let ran = specs[.ran, default: 0]
        let compiled = specs[.compiled, default: 0] + ran
        let all = counts.count * (counts.count - 1) / 2
        let seen = pairs.values.reduce(0) { $0 + $1.count } / 2
        return
            "\(specs[.written, default: 0] + compiled) specs, of which \(compiled) compile and the tests of \(ran) were run; "
            + "\(counts.count) features; \(seen) of \(all) pairs."
    }

    private var table: [String] {
        let features = counts.keys.sorted()
        let rows = features.map { feature -> String in
            let others = pairs[feature] ?? [:]
            let compiled = others.values.filter { $0 >= .compiled }.count
            let ran = others.values.filter { $0 >= .ran }.count
            let missing = features.filter { $0 != feature && others[$0] == nil }
            let without = missing.count > 12 ? "\(missing.count) others" : missing.joined(separator: ", ")
            return
                "| \(Self.cell(feature)) | \(counts[feature] ?? 0) | \(others.count) | \(compiled) | \(ran) | \(Self.cell(without)) |"
        }
        return [
            "| feature | specs | written with | compiled with | run with | not seen with |",
            "| --- | --- | --- | --- | --- | --- |",
        ]
            + rows
    }

    /// `text` as it stands in a cell of a table.
    private static func cell(_ text: String) -> String {
        text.split(separator: "|", omittingEmptySubsequences: false).joined(separator: "\\|")
    }
}
