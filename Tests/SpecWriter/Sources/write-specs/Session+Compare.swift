import Foundation
import SpecJudging
import SpecWriting

extension Session {
    private typealias Pair = (rxswift: SpecDraft, combine: SpecDraft)

    private func pair(_ number: Int) -> Pair {
        let name = "\(Judge.mark)\(10_000 + number)"
        let drafts = SpecDraft.Runtime.allCases.map {
            SpecWriter.write(number, seed: options.seed, name: name, runtime: $0, isShared: true)
        }
        return (drafts[0], drafts[1])
    }

    private var comparison: Comparison {
        Comparison(bench: bench, run: "compare", turns: options.turns, seed: options.seed)
    }

    /// Writes specs that mean the same under both runtimes, plays the same to both, and prints where they differ; says with
    /// what the program ends.
    func compare() throws -> Int32 {
        for runtime in SpecDraft.Runtime.allCases { try bench.prepare(runtime) }
        var outcome = Comparison.Outcome()
        var pairs: [String: Pair] = [:]
        var number = options.start
        let end = options.start + options.compare
        while number < end {
            let batch = (number..<min(end, number + options.batch)).map(pair)
            for pair in batch { pairs[pair.rxswift.name] = pair }
            let found = try comparison.compare(batch, tested: options.build > 0)
            outcome.count += found.count
            outcome.endings += found.endings
            outcome.differences += found.differences
            for (runtime, failures) in found.failures { outcome.failures[runtime, default: []] += failures }
            number += options.batch
        }
        let order = outcome.differences.filter(\.isOrder).count
        print(
            "\(outcome.count) specs played under both runtimes, \(outcome.endings) plays with inputs that end: "
                + "\(outcome.differences.count) differ, \(order) of them in order alone"
        )
        for (kind, differences) in Dictionary(grouping: outcome.differences, by: \.kind)
            .sorted(by: { ($1.value.count, $0.key) < ($0.value.count, $1.key) })
        {
            print("\n\(differences.count) x \(kind): " + differences.map(\.spec).joined(separator: ", "))
            for (index, difference) in differences.prefix(max(1, options.reduce)).enumerated() {
                guard let pair = pairs[difference.spec] else { continue }
                try show(difference, pair, reduced: index < options.reduce)
            }
            fflush(nil)
        }
        for runtime in SpecDraft.Runtime.allCases {
            print("")
            let failures = (outcome.failures[runtime] ?? []).filter { !$0.isExcused }
            let drafts = pairs.mapValues { runtime == .rxswift ? $0.rxswift : $0.combine }
            try report(failures, specs: drafts, runtime: runtime)
        }
        let isSound = outcome.differences.isEmpty && outcome.failures.values.allSatisfy { $0.allSatisfy(\.isExcused) }
        return isSound ? 0 : 1
    }

    /// Prints `difference`, and the lines of the spec, those that still differ where it is `reduced`.
    private func show(_ difference: Comparison.Difference, _ pair: Pair, reduced: Bool) throws {
        var (difference, pair) = (difference, pair)
        for _ in 0..<(reduced ? 6 : 0) {
            guard let smaller = try smaller(pair, difference) else { break }
            (difference, pair) = smaller
        }
        print(pair.rxswift.specText.split(separator: "\n").map { "        | \($0)" }.joined(separator: "\n"))
        for line in difference.before.suffix(4) { print("        . \(line)") }
        print("        > \(difference.words)")
        for line in difference.oneOnly { print("        \(difference.one.words): \(line)") }
        for line in difference.otherOnly { print("        \(difference.other.words): \(line)") }
    }

    /// A smaller spec that still differs; nil where there is none.
    private func smaller(_ pair: Pair, _ difference: Comparison.Difference) throws -> (Comparison.Difference, Pair)? {
        let cuts = pair.rxswift.cuts.map { [$0] } + pair.rxswift.pairedCuts
        let found = try differing(cuts, of: pair, like: difference)
        guard let first = found.first else { return nil }
        var groups = [found.flatMap(\.cuts)]
        var size = found.count / 2
        while size > 0 {
            for start in stride(from: 0, to: found.count, by: size) {
                groups.append(found[start..<min(found.count, start + size)].flatMap(\.cuts))
            }
            size /= 2
        }
        let best = groups.count > 1 ? try differing(groups, of: pair, like: difference).first : nil
        let chosen = best ?? first
        let cut = Set(chosen.cuts)
        return (chosen.difference, (pair.rxswift.without(cut), pair.combine.without(cut)))
    }

    /// Those of `cuts` after which the spec still differs.
    private func differing(
        _ cuts: [[SpecDraft.Cut]],
        of pair: Pair,
        like difference: Comparison.Difference
    ) throws -> [(cuts: [SpecDraft.Cut], difference: Comparison.Difference)] {
        let candidates = cuts.enumerated().map { index, cut -> Pair in
            let name = "\(Judge.mark)R\(10_000 + index)"
            return (pair.rxswift.without(Set(cut)).named(name), pair.combine.without(Set(cut)).named(name))
        }
        let outcome = try comparison.compare(candidates, tested: false)
        return candidates.enumerated().compactMap { index, candidate in
            let found = outcome.differences.first { found in
                found.spec == candidate.rxswift.name && found.one == difference.one && found.other == difference.other
            }
            return found.map { (cuts[index], $0) }
        }
    }
}
