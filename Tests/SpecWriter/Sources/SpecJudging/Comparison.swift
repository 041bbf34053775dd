import SpecWriting

/// Plays the same to what is made of a spec for RxSwift and for Combine, and says where they differ.
public struct Comparison: Sendable {
    /// Something that is said or asked under one runtime and not under the other.
    public struct Difference: Sendable {
        /// The spec's name.
        public var spec: String
        /// The number of the turn.
        public var turn: Int
        /// What was done in it.
        public var words: String
        /// What came of it under RxSwift and not under Combine.
        public var rxswift: [String]
        /// What came of it under Combine and not under RxSwift.
        public var combine: [String]
        /// What was done before it, with what both said.
        public var before: [String]
        /// Whether the same is said and asked, in another order.
        public var isOrder: Bool
        /// What differences of one class have in common: the flows that end in what differs.
        public var kind: String
    }

    /// What came of a comparison.
    public struct Outcome: Sendable {
        /// How many specs were played under both runtimes.
        public var count = 0
        /// Where they differ.
        public var differences: [Difference] = []
        /// What went wrong otherwise, by runtime: what ends the process, and generated tests that fail.
        public var failures: [SpecDraft.Runtime: [Failure]] = [:]

        /// Makes what came of no comparison yet.
        public init() {}
    }

    /// Where specs are compiled.
    public var bench: Workbench
    /// The folder of the run.
    public var run: String
    /// How many turns a play has.
    public var turns: Int
    /// The seed of the plays.
    public var seed: UInt64

    /// Makes a comparison.
    public init(bench: Workbench, run: String, turns: Int, seed: UInt64) {
        self.bench = bench
        self.run = run
        self.turns = turns
        self.seed = seed
    }

    /// Plays `pairs`, each a spec for RxSwift and the same for Combine.
    ///
    /// - Parameter tested: whether the generated tests are run too, which hold what the rehearsal expects.
    /// - Throws: where the packages cannot be written or built.
    public func compare(_ pairs: [(rxswift: SpecDraft, combine: SpecDraft)], tested: Bool) throws -> Outcome {
        var outcome = Outcome()
        let first = try plays(pairs.map(\.rxswift), .rxswift, tested: tested)
        let second = try plays(pairs.map(\.combine), .combine, tested: tested)
        outcome.failures = [.rxswift: first.failures, .combine: second.failures]
        for pair in pairs {
            guard let one = first.logs[pair.rxswift.name], let other = second.logs[pair.combine.name] else { continue }
            outcome.count += 1
            let moody = [("RxSwift", first), ("Combine", second)].filter { $0.1.moody.contains(pair.rxswift.name) }
            guard var difference = Self.difference(one, other, of: pair.rxswift) else { continue }
            if !moody.isEmpty {
                difference.kind =
                    "never twice the same under \(moody.map(\.0).joined(separator: " and ")): \(difference.kind)"
            }
            outcome.differences.append(difference)
        }
        return outcome
    }

    private func plays(_ specs: [SpecDraft], _ runtime: SpecDraft.Runtime, tested: Bool) throws -> Judge.Plays {
        let judge = Judge(bench: bench, runtime: runtime, run: run)
        return try judge.play(specs, seed: seed, turns: turns, tested: tested)
    }

    private static func difference(_ one: Judge.Log, _ other: Judge.Log, of spec: SpecDraft) -> Difference? {
        let count = max(one.count, other.count)
        for index in 0..<count {
            var first = index < one.count ? one[index] : Judge.Turn(words: "")
            var second = index < other.count ? other[index] : Judge.Turn(words: "")
            if index == 0 {
                first.lines = promised(first.lines, of: spec)
                second.lines = promised(second.lines, of: spec)
            }
            guard first != second else { continue }
            let (rxswift, combine) = apart(first.lines, second.lines)
            let before = one.prefix(index).map { "\($0.words): \($0.lines.joined(separator: "; "))" }
            let names = Set((rxswift + combine).map { String($0.prefix { $0 != ":" }) })
            return Difference(
                spec: spec.name,
                turn: index,
                words: first.words,
                rxswift: rxswift,
                combine: combine,
                before: before,
                isOrder: first.lines.sorted() == second.lines.sorted(),
                kind: names.sorted().map { spec.shape(ofWhatSays: $0) }.sorted().joined(separator: " + ")
            )
        }
        return nil
    }

    /// Of what is said at first, what the language reference promises under both runtimes.
    private static func promised(_ lines: [String], of spec: SpecDraft) -> [String] {
        let names = lines.map { String($0.prefix { $0 != ":" }) }
        return lines.enumerated().filter { index, _ in
            !spec.isHeardBehindFlows(names[index]) || names.lastIndex(of: names[index]) == index
        }.map(\.element)
    }

    /// What each of two lists has that the other has not; both whole where only their order differs.
    private static func apart(_ first: [String], _ second: [String]) -> ([String], [String]) {
        var rest = second
        var own: [String] = []
        for line in first {
            if let index = rest.firstIndex(of: line) { rest.remove(at: index) } else { own.append(line) }
        }
        return own.isEmpty && rest.isEmpty ? (first, second) : (own, rest)
    }
}
