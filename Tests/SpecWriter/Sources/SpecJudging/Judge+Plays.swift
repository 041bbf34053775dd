import Foundation
import SpecWriting

extension Judge {
    /// What a play printed: the lines of each turn, in order.
    public typealias Log = [Turn]

    /// A turn of a play.
    public struct Turn: Sendable, Equatable {
        /// What was done.
        public var words: String
        /// What was said and asked then.
        public var lines: [String] = []
    }

    /// What came of plays.
    public struct Plays: Sendable {
        /// What was printed, by the play's name: the spec's, and what tells how its inputs are wired.
        public var logs: [String: Log] = [:]
        /// The plays that print two things.
        public var moody: Set<String> = []
        /// What went wrong otherwise: what does not compile, what ends the process, generated tests that fail.
        public var failures: [Failure] = []
    }

    /// Builds what was made of `specs` and plays `turns` turns with each; runs the generated tests too where `tested` says so,
    /// which hold what the rehearsal expects.
    ///
    /// - Throws: where the package cannot be written or built.
    public func play(_ specs: [SpecDraft], seed: UInt64, turns: Int, tested: Bool) throws -> Plays {
        var plays = Plays()
        plays.failures = try generate(specs)
        var left = Self.left(of: specs, after: plays.failures)
        let tests = folder.appendingPathComponent("Tests/SpecsTests/Generated")
        for spec in left {
            for wired in WiredInputs.allCases { try write(playOf: spec, wired, into: tests, seed: seed, turns: turns) }
            let generated = tests.appendingPathComponent("\(spec.name)ViewModelGeneratedTests.swift")
            if !tested { try? FileManager.default.removeItem(at: generated) }
        }
        let support = Play.supportText(runtime: runtime)
        try bench.write(support, to: tests.appendingPathComponent("PlaySupport.swift"))
        plays.failures += try link(&left)
        if tested, !left.isEmpty { plays.failures += try run(left).failures }
        try play(left, into: &plays)
        return plays
    }

    /// Plays all of `specs` at the same time, twice, and by halves where one of them ends the process.
    private func play(_ specs: [SpecDraft], into plays: inout Plays) throws {
        if specs.isEmpty { return }
        let first = try logs(of: specs)
        guard let first, let second = try logs(of: specs) else {
            guard specs.count > 1 else {
                let failure = Failure(spec: specs[0].name, stage: .run, message: "the play ends the process", mode: 6)
                return plays.failures.append(failure)
            }
            let half = specs.count / 2
            try play(Array(specs[..<half]), into: &plays)
            return try play(Array(specs[half...]), into: &plays)
        }
        plays.logs.merge(first) { _, later in later }
        plays.moody.formUnion(first.filter { second[$0.key] != $0.value }.keys)
    }

    /// What the plays of `specs` print; nil where one of them ends the process.
    private func logs(of specs: [SpecDraft]) throws -> [String: Log]? {
        let plays = specs.flatMap { spec in WiredInputs.allCases.map { $0.play(of: spec.name) } }
        let outcome = try Shell.run(["timeout", "300", program, "--plays"] + plays, in: folder)
        guard outcome.code == 0 else { return nil }
        var logs: [String: Log] = [:]
        for line in outcome.output.split(separator: "\n") { Self.read(line, into: &logs) }
        return logs
    }

    private func write(
        playOf spec: SpecDraft,
        _ wired: WiredInputs,
        into tests: URL,
        seed: UInt64,
        turns: Int
    ) throws {
        let harness = tests.appendingPathComponent("\(spec.name)ViewModelHarness.swift")
        guard let text = try? String(contentsOf: harness, encoding: .utf8),
            text.contains("class \(spec.name)ViewModelHarness"),
            var play = Play(of: spec, harness: text, seed: seed, wired: wired)
        else { return }
        let file = tests.appendingPathComponent("\(spec.name)\(play.suffix)Play.swift")
        try bench.write(play.text(turns: turns), to: file)
    }

    private static func read(_ line: Substring, into logs: inout [String: Log]) {
        guard let mark = line.range(of: Play.mark) else { return }
        let parts = line[mark.upperBound...].split(separator: "|", maxSplits: 3, omittingEmptySubsequences: false)
        guard parts.count == 4, let number = Int(parts[1]) else { return }
        let name = String(parts[0])
        if logs[name, default: []].count <= number { logs[name, default: []].append(Turn(words: String(parts[2]))) }
        if !parts[3].isEmpty { logs[name]?[number].lines.append(String(parts[3])) }
    }
}
