import SpecJudging
import SpecWriting

extension Session {
    /// Puts a mistake into each of `specs`, and prints how many are refused, and where, and of those that are accepted how
    /// many compile, and where the compiler's error stands where they do not.
    func mutate(_ specs: [SpecDraft], runtime: SpecDraft.Runtime) throws {
        var dice = Dice(seed: options.seed)
        let sorted = specs.sorted { $0.name < $1.name }
        let mutations = sorted.compactMap { Mutation.of($0, using: &dice) }
        var judge = Judge(bench: bench, runtime: runtime, run: "mutate")
        judge.isLocated = true
        let failures = try judge.compileViewModels(of: mutations.map(\.spec))
        var counts: [String: Int] = [:]
        var examples: [String: [String]] = [:]
        for mutation in mutations {
            let failure = failures.first { $0.spec == mutation.spec.name }
            let verdict = Self.verdict(of: failure, on: mutation)
            counts["\(mutation.what): \(verdict)", default: 0] += 1
            guard let failure, !Self.isHelpful(verdict) else { continue }
            let lines = mutation.spec.specText.split(separator: "\n", omittingEmptySubsequences: false)
            examples["\(verdict): \(failure.kind)", default: []].append(
                "\(mutation.what), \(mutation.spec.name):\(mutation.line): \(lines[mutation.line - 1])\n"
                    + "        \(failure.line): \(failure.message)"
            )
        }
        print("\n\(runtime.rawValue): \(mutations.count) specs with a mistake")
        for (verdict, count) in counts.sorted(by: { $0.key < $1.key }) { print("\(count) x \(verdict)") }
        for (kind, examples) in examples.sorted(by: { ($1.value.count, $0.key) < ($0.value.count, $1.key) }) {
            print("  \(examples.count) x \(kind)")
            for example in examples.prefix(2) { print("    \(example)") }
        }
    }

    private static func isHelpful(_ verdict: String) -> Bool { verdict.hasSuffix("at its line") }

    private static func verdict(of failure: Failure?, on mutation: Mutation) -> String {
        guard let failure else { return "accepted, and compiles" }
        switch failure.stage {
        case .crash: return "vmgen ends without an answer"
        case .check: return failure.number == mutation.line ? "refused at its line" : "refused at another line"
        default:
            if !failure.isAtSpec { return "accepted, and fails in the generated Swift" }
            return failure.number == mutation.line
                ? "accepted, and the compiler refuses it at its line"
                : "accepted, and the compiler refuses it at another line of the spec"
        }
    }
}
