import SpecWriting

/// Plays the same to what is made of a spec for RxSwift and for Combine, and says where they differ; and under each of them the same
/// with inputs that end and with inputs that stay open, which has to make no difference.
public struct Comparison: Sendable {
    /// A play under a runtime.
    public struct Side: Sendable, Equatable {
        /// The runtime.
        public var runtime: SpecDraft.Runtime
        /// What the inputs are wired with.
        public var wired: WiredInputs
        /// How it is named.
        public var words: String { runtime.rawValue + (wired == .sent ? "" : ", \(wired.rawValue)") }
    }

    /// Something that is said or asked in one play and not in the other.
    public struct Difference: Sendable {
        /// The spec's name.
        public var spec: String
        /// The number of the turn.
        public var turn: Int
        /// What was done in it.
        public var words: String
        /// The one play.
        public var one: Side
        /// The other play.
        public var other: Side
        /// What came of it in the one and not in the other.
        public var oneOnly: [String]
        /// What came of it in the other and not in the one.
        public var otherOnly: [String]
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
        /// How many plays with inputs that end were compared with one whose inputs stay open.
        public var endings = 0
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
        let plays: [SpecDraft.Runtime: Judge.Plays] = [.rxswift: first, .combine: second]
        for pair in pairs {
            for (one, other) in Self.sides {
                guard let log = plays[one.runtime]?.logs[one.wired.play(of: pair.rxswift.name)],
                    let otherLog = plays[other.runtime]?.logs[other.wired.play(of: pair.rxswift.name)]
                else { continue }
                if one.wired == .sent { outcome.count += 1 }
                if one.runtime == other.runtime { outcome.endings += 1 }
                guard var difference = Self.difference((one, log), (other, otherLog), of: pair.rxswift) else {
                    continue
                }
                let moody = [one, other].filter { side in
                    plays[side.runtime]?.moody.contains(side.wired.play(of: pair.rxswift.name)) == true
                }
                if !moody.isEmpty {
                    let words = moody.map(\.words).joined(separator: " and ")
                    difference.kind = "never twice the same under \(words): \(difference.kind)"
                }
                outcome.differences.append(difference)
            }
        }
        return outcome
    }

    /// What has to be equal.
    private static let sides: [(one: Side, other: Side)] = [
        (Side(runtime: .rxswift, wired: .sent), Side(runtime: .combine, wired: .sent)),
        (Side(runtime: .rxswift, wired: .open), Side(runtime: .rxswift, wired: .ended)),
        (Side(runtime: .combine, wired: .open), Side(runtime: .combine, wired: .ended)),
        (Side(runtime: .rxswift, wired: .ended), Side(runtime: .combine, wired: .ended)),
    ]

    private func plays(_ specs: [SpecDraft], _ runtime: SpecDraft.Runtime, tested: Bool) throws -> Judge.Plays {
        let judge = Judge(bench: bench, runtime: runtime, run: run)
        return try judge.play(specs, seed: seed, turns: turns, tested: tested)
    }

    private static func difference(
        _ one: (side: Side, log: Judge.Log),
        _ other: (side: Side, log: Judge.Log),
        of spec: SpecDraft
    ) -> Difference? {
        let count = max(one.log.count, other.log.count)
        for index in 0..<count {
            var first = index < one.log.count ? one.log[index] : Judge.Turn(words: "")
            var second = index < other.log.count ? other.log[index] : Judge.Turn(words: "")
            if index == 0, one.side.runtime != other.side.runtime {
                first.lines = promised(first.lines, of: spec)
                second.lines = promised(second.lines, of: spec)
            }
            first.lines = begun(first.lines, of: spec)
            second.lines = begun(second.lines, of: spec)
            guard first != second else { continue }
            let (oneOnly, otherOnly) = apart(first.lines, second.lines)
            let names = Set((oneOnly + otherOnly).map { String($0.prefix { $0 != ":" }) })
            let shapes = names.sorted().map { spec.shape(ofWhatSays: $0) }.sorted().joined(separator: " + ")
            let sides = one.side.wired == .sent ? "" : "\(one.side.words) and \(other.side.words): "
            return Difference(
                spec: spec.name,
                turn: index,
                words: first.words,
                one: one.side,
                other: other.side,
                oneOnly: oneOnly,
                otherOnly: otherOnly,
                before: one.log.prefix(index).map { "\($0.words): \($0.lines.joined(separator: "; "))" },
                isOrder: first.lines.sorted() == second.lines.sorted(),
                kind: sides + shapes
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

    /// The same with what begins in any order in one of its own.
    private static func begun(_ lines: [String], of spec: SpecDraft) -> [String] {
        let names = lines.map { String($0.prefix { $0 != ":" }) }
        var lines = lines
        for name in Set(names) where spec.beginsInAnyOrder(name) {
            let places = names.indices.filter { names[$0] == name }
            for (place, line) in zip(places, places.map { lines[$0] }.sorted()) { lines[place] = line }
        }
        return lines
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
