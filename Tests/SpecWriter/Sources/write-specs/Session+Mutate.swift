import SpecJudging
import SpecWriting

extension Session {
    /// Puts a mistake into each of `specs`, and prints how many are refused, and where, and of those that are accepted how
    /// many compile, and where the compiler's error stands where they do not.
    func mutate(_ specs: [SpecDraft], runtime: SpecDraft.Runtime) throws -> Mistakes {
        var dice = Dice(seed: options.seed)
        let sorted = specs.sorted { $0.name < $1.name }
        let mutations = sorted.compactMap { Mutation.of($0, using: &dice) }
        var mistakes = Mistakes()
        var examples: [String: [String]] = [:]
        for start in stride(from: 0, to: mutations.count, by: options.batch) {
            let batch = mutations[start..<min(mutations.count, start + options.batch)]
            var judge = Judge(bench: bench, runtime: runtime, run: "mutate")
            judge.isLocated = true
            let failures = try judge.judgeMistakes(in: batch.map(\.spec))
            for mutation in batch {
                let failure = failures.first { $0.spec == mutation.spec.name }
                let verdict = Self.verdict(of: failure, on: mutation)
                mistakes.add(mutation.what, verdict)
                guard let failure, !verdict.isHelpful else { continue }
                let lines = mutation.spec.specText.split(separator: "\n", omittingEmptySubsequences: false)
                examples["\(verdict.rawValue): \(failure.kind)", default: []].append(
                    "\(mutation.what), \(mutation.spec.name):\(mutation.line): \(lines[mutation.line - 1])\n"
                        + "        \(failure.line): \(failure.message)"
                )
            }
        }
        print("\n\(runtime.rawValue): \(mistakes.count) specs with a mistake")
        for line in mistakes.table { print(line) }
        for (kind, examples) in examples.sorted(by: { ($1.value.count, $0.key) < ($0.value.count, $1.key) }) {
            print("  \(examples.count) x \(kind)")
            for example in examples.prefix(3) { print("    \(example)") }
        }
        return mistakes
    }

    private static func verdict(of failure: Failure?, on mutation: Mutation) -> Mistakes.Verdict {
        guard let failure else { return .compiles }
        switch failure.stage {
        case .crash: return .crash
        case .check: return failure.number == mutation.line ? .refused : .refusedElsewhere
        default:
            if !failure.isAtSpec { return .generated }
            return failure.number == mutation.line ? .compilerAtLine : .compilerElsewhere
        }
    }
}
