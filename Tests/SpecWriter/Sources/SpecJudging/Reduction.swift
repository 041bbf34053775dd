import Foundation
import SpecWriting

/// Cuts failing specs down to what still fails in the same way: all that can be taken away is tried at once, in one
/// compiler call, and what can go alone is taken away together as far as that goes.
public struct Reduction: Sendable {
    /// Who says whether it still fails.
    public var judge: Judge

    /// Makes a reduction.
    public init(judge: Judge) { self.judge = judge }

    /// The smallest spec found that still has the failure of `failure`.
    ///
    /// - Throws: what judging throws.
    public func reduce(_ spec: SpecDraft, failure: Failure) throws -> SpecDraft {
        var spec = spec
        for _ in 0..<12 {
            let cuts = spec.cuts.map { [$0] } + spec.pairedCuts
            let candidates = cuts.map { spec.without(Set($0)) }
            let fails = try failing(candidates, as: failure)
            let possible = zip(cuts, fails).filter(\.1).map(\.0)
            if possible.isEmpty { return spec }
            spec = try together(possible, of: spec, failure: failure)
        }
        return spec
    }

    /// The lines of the generated Swift around what `failure` says of `spec`; empty where there are none.
    ///
    /// - Throws: what judging throws.
    public func excerpt(of spec: SpecDraft, failure: Failure) throws -> [String] {
        let failures = try judge.judge([spec], lookingFor: failure)
        let found = failures.first { $0.spec == spec.name && $0.stage == failure.stage }
        guard let place = found?.line.split(separator: ":"), place.count > 1, let number = Int(place[1]) else {
            return []
        }
        let file = try String(contentsOfFile: String(place[0]), encoding: .utf8)
        let lines = file.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        return Array(lines[max(0, number - 6)..<min(lines.count, number + 4)])
    }

    /// The spec without as many of `cuts` as can go together, at least the first.
    private func together(_ cuts: [[SpecDraft.Cut]], of spec: SpecDraft, failure: Failure) throws -> SpecDraft {
        var groups: [[SpecDraft.Cut]] = [cuts.flatMap { $0 }]
        var size = cuts.count / 2
        while size > 0 {
            for start in stride(from: 0, to: cuts.count, by: size) {
                groups.append(cuts[start..<min(cuts.count, start + size)].flatMap { $0 })
            }
            size /= 2
        }
        let candidates = groups.map { spec.without(Set($0)) }
        let fails = try failing(candidates, as: failure)
        return zip(candidates, fails).first(where: \.1)?.0 ?? spec.without(Set(cuts[0]))
    }

    /// Whether each of `candidates` fails as `failure` does.
    private func failing(_ candidates: [SpecDraft], as failure: Failure) throws -> [Bool] {
        let named = candidates.enumerated().map { $1.named("\(Judge.mark)R\(10_000 + $0)") }
        let found = try judge.judge(named, lookingFor: failure)
        return named.map { spec in
            found.contains { $0.spec == spec.name && $0.stage == failure.stage && $0.general == failure.general }
        }
    }
}
