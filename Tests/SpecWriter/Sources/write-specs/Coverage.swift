import SpecWriting

/// Which features of the language were seen together in one spec, and how far such specs got.
struct Coverage {
    /// How far a spec got.
    enum Reach: Int, Comparable {
        case written, compiled, ran

        static func < (first: Reach, second: Reach) -> Bool { first.rawValue < second.rawValue }
    }

    /// Two features in the order of the alphabet.
    struct Pair: Hashable {
        /// The one.
        var first: String
        /// The other.
        var second: String

        /// The pair of `one` and `other`.
        init(_ one: String, _ other: String) { (first, second) = one < other ? (one, other) : (other, one) }
    }

    private var pairs: [Pair: Reach] = [:]
    private var counts: [String: Int] = [:]
    private var specs: [Reach: Int] = [:]

    /// The pairs of what stands in `spec`.
    static func pairs(of spec: SpecDraft) -> Set<Pair> {
        let features = Array(spec.seen)
        var pairs: Set<Pair> = []
        for (index, feature) in features.enumerated() {
            for other in features[..<index] { pairs.insert(Pair(feature, other)) }
        }
        return pairs
    }

    /// Counts the pairs of `spec`, which got as far as `reach`.
    mutating func add(_ spec: SpecDraft, reach: Reach) {
        specs[reach, default: 0] += 1
        for feature in spec.seen { counts[feature, default: 0] += 1 }
        for pair in Self.pairs(of: spec) { pairs[pair] = max(pairs[pair] ?? .written, reach) }
    }

    /// The features.
    var features: [String] { counts.keys.sorted() }

    /// The pairs that no spec has although nothing says that they exclude each other.
    var missing: [Pair] { unseen.filter { Exclusion.of($0) == nil } }

    /// The pairs that no spec has.
    private var unseen: [Pair] {
        let features = features
        return features.enumerated().flatMap { index, feature in
            features[(index + 1)...].map { Pair(feature, $0) }.filter { pairs[$0] == nil }
        }
    }

    /// How many specs and pairs there are, in a sentence or two.
    var summary: String {
        let ran = specs[.ran, default: 0]
        let compiled = specs[.compiled, default: 0] + ran
        let all = counts.count * (counts.count - 1) / 2
        return
            "\(specs[.written, default: 0] + compiled) specs, of which \(compiled) compile and the tests of \(ran) were run. "
            + "Of \(all) pairs of \(counts.count) features \(pairs.count) were written, "
            + "\(pairs.values.filter { $0 >= .compiled }.count) compiled and \(pairs.values.filter { $0 >= .ran }.count) run; "
            + "\(unseen.count - missing.count) exclude each other, and \(missing.count) are missing."
    }

    /// A table in Markdown: a line a feature.
    var table: [String] {
        let features = features
        let rows = features.map { feature -> String in
            let others = features.filter { $0 != feature }
            let reached = others.compactMap { pairs[Pair(feature, $0)] }
            let compiled = reached.filter { $0 >= .compiled }.count
            let ran = reached.filter { $0 >= .ran }.count
            let excluded = others.filter { pairs[Pair(feature, $0)] == nil && Exclusion.of(Pair(feature, $0)) != nil }
            let lost = others.filter { pairs[Pair(feature, $0)] == nil && Exclusion.of(Pair(feature, $0)) == nil }
            let cells = [
                feature, "\(counts[feature] ?? 0)", "\(reached.count)", "\(compiled)", "\(ran)", "\(excluded.count)",
                lost.joined(separator: ", "),
            ]
            return "| " + cells.map(Self.cell).joined(separator: " | ") + " |"
        }
        return [
            "| feature | specs | written with | compiled with | run with | excludes | missing with |",
            "| --- | --- | --- | --- | --- | --- | --- |",
        ] + rows
    }

    /// A line a feature: how far the pairs of it and of each feature above it got, a letter each in their order.
    var grid: [String] {
        let features = features
        let width = (features.map(\.count).max() ?? 0) + 1
        return features.enumerated().map { index, feature in
            let marks = features[..<index].map { mark(Pair(feature, $0)) }.joined()
            let number = String(index + 1)
            return String(repeating: " ", count: 3 - min(3, number.count)) + number + " " + feature
                + String(repeating: " ", count: width - feature.count) + marks
        }
    }

    private func mark(_ pair: Pair) -> String {
        switch pairs[pair] {
        case .ran?: "r"
        case .compiled?: "c"
        case .written?: "w"
        case nil: Exclusion.of(pair) == nil ? "." : "-"
        }
    }

    /// `text` as it stands in a cell of a table.
    private static func cell(_ text: String) -> String {
        text.split(separator: "|", omittingEmptySubsequences: false).joined(separator: "\\|")
    }
}
