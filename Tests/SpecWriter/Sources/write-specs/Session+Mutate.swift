import SpecJudging
import SpecWriting

extension Session {
    /// Puts a mistake into each of `specs`, and prints how many are refused, and where, and of those that are accepted how
    /// many compile, and where the compiler's error stands where they do not.
    func mutate(_ specs: [SpecDraft], runtime: SpecDraft.Runtime) throws -> Mistakes {
        var dice = Dice(seed: options.seed)
        let sorted = specs.sorted { $0.name < $1.name }
        let mutations = sorted.enumerated().flatMap { index, spec in
            Mutation.some(options.mutations, of: spec, using: &dice) { number in
                "\(Judge.mark)\(100_000 + index * 100 + number)"
            }
        }
        var mistakes = Mistakes()
        var examples: [String: [String]] = [:]
        for start in stride(from: 0, to: mutations.count, by: options.batch) {
            let batch = mutations[start..<min(mutations.count, start + options.batch)]
            var judge = Judge(bench: bench, runtime: runtime, run: "mutate")
            judge.isLocated = true
            let byName = Dictionary(grouping: try judge.judgeMistakes(in: batch.map(\.spec)), by: \.spec)
            for mutation in batch {
                let own = byName[mutation.spec.name] ?? []
                let verdict = Self.verdict(of: own, on: mutation)
                mistakes.add(mutation.what, verdict)
                guard let failure = own.first, !verdict.isHelpful else { continue }
                let lines = mutation.spec.specText.split(separator: "\n", omittingEmptySubsequences: false)
                examples["\(verdict.rawValue): \(failure.kind)", default: []].append(
                    "\(mutation.what), \(mutation.spec.name):\(mutation.line): \(lines[mutation.line - 1])\n"
                        + own.prefix(4).map { "        \($0.line): \($0.message)" }.joined(separator: "\n")
                )
            }
        }
        print("\n\(runtime.rawValue): \(mistakes.count) specs with a mistake")
        for line in mistakes.table { print(line) }
        for (kind, examples) in examples.sorted(by: { ($1.value.count, $0.key) < ($0.value.count, $1.key) }) {
            print("  \(examples.count) x \(kind)")
            for example in examples.prefix(6) { print("    \(example)") }
        }
        return mistakes
    }

    private static func verdict(of failures: [Failure], on mutation: Mutation) -> Mistakes.Verdict {
        guard let first = failures.first else { return .compiles }
        let isNamed = failures.contains { $0.isAtSpec && $0.number == mutation.line }
        switch first.stage {
        case .crash: return .crash
        case .check:
            if isNamed { return failures.count == 1 ? .refused : .refusedWithMore }
            return failures.contains { speaks($0, of: mutation) } ? .refusedByName : .refusedElsewhere
        default:
            if isNamed { return .compilerAtLine }
            return failures.contains(where: \.isAtSpec) ? .compilerElsewhere : .generated
        }
    }

    /// Whether `failure` names what stands in the line of `mutation`, or shows a line that does.
    private static func speaks(_ failure: Failure, of mutation: Mutation) -> Bool {
        let said = failure.message + " " + failure.line
        let words = said.split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init)
        return !mutation.words.isDisjoint(with: words)
    }
}
