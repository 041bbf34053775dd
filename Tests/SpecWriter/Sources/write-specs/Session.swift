import Foundation
import SpecJudging
import SpecWriting

/// One run: writes, judges, counts, reduces.
struct Session {
    /// What is asked for.
    var options: Options

    private static let repository = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()

    /// Runs, and says with what the program ends: 1 where something failed.
    func run() throws -> Int32 {
        if let number = options.shown {
            for runtime in options.runtimes { show(spec(number, runtime)) }
            return 0
        }
        print("seed \(options.seed)")
        var failed = false
        var coverage: [SpecDraft.Runtime: Coverage] = [:]
        for runtime in options.runtimes {
            var seen = Coverage()
            failed = try run(runtime, coverage: &seen) || failed
            coverage[runtime] = seen
        }
        if let path = options.coverage {
            let page = Coverage.page(coverage, count: options.count)
            try page.write(toFile: path, atomically: true, encoding: .utf8)
        }
        if failed { print("again: Scripts/specs --seed \(options.seed) --count \(options.count)") }
        return failed ? 1 : 0
    }

    private func spec(_ number: Int, _ runtime: SpecDraft.Runtime) -> SpecDraft {
        SpecWriter.write(number, seed: options.seed, name: "\(Judge.mark)\(10_000 + number)", runtime: runtime)
    }

    private func show(_ spec: SpecDraft) {
        print(spec.specText)
        print(spec.domainText)
        print(spec.logicText ?? "")
    }

    private var bench: Workbench {
        let repository = Self.repository
        let folder = repository.appendingPathComponent("Tests/SpecWriter/.build/specs")
        let vmgen =
            options.vmgen.map { URL(fileURLWithPath: $0) } ?? repository.appendingPathComponent(".build/debug/vmgen")
        return Workbench(folder: folder, repository: repository, vmgen: vmgen, usesRealRxSwift: options.isReal)
    }

    private func run(_ runtime: SpecDraft.Runtime, coverage: inout Coverage) throws -> Bool {
        try bench.prepare(runtime)
        var failures: [Failure] = []
        var specs: [String: SpecDraft] = [:]
        var number = options.start
        let end = options.start + options.count
        while number < end {
            let drafts = (number..<min(end, number + options.batch)).map { spec($0, runtime) }
            for draft in drafts { specs[draft.name] = draft }
            let found = try Judge(bench: bench, runtime: runtime, run: "run").judge(drafts, modes: options.modes)
            failures += found.filter { !$0.isNameTaken }
            number += options.batch
        }
        let failed = Set(failures.map(\.spec))
        for spec in specs.values { coverage.add(spec, compiles: !failed.contains(spec.name)) }
        let sound = specs.values.filter { !failed.contains($0.name) }.sorted { $0.name < $1.name }.prefix(options.build)
        if !sound.isEmpty {
            print("\(runtime.rawValue): the tests of \(sound.count) specs are run")
            failures += try Judge(bench: bench, runtime: runtime, run: "build").runTests(of: Array(sound))
        }
        if options.mutates { try mutate(specs.values.filter { !failed.contains($0.name) }, runtime: runtime) }
        try report(failures, specs: specs, runtime: runtime)
        return !failures.isEmpty
    }

    /// Puts a mistake into each of `specs`, and prints how many are refused, and where.
    private func mutate(_ specs: [SpecDraft], runtime: SpecDraft.Runtime) throws {
        var dice = Dice(seed: options.seed)
        let sorted = specs.sorted { $0.name < $1.name }
        let mutations = sorted.compactMap { Mutation.of($0, using: &dice) }
        let judge = Judge(bench: bench, runtime: runtime, run: "mutate")
        let failures = try judge.judge(mutations.map(\.spec), modes: [6])
        var counts: [String: Int] = [:]
        var examples: [String: String] = [:]
        for mutation in mutations {
            let failure = failures.first { $0.spec == mutation.spec.name }
            let verdict: String
            switch failure?.stage {
            case nil: verdict = "accepted, and compiles"
            case .check: verdict = failure?.number == mutation.line ? "refused at its line" : "refused at another line"
            default: verdict = "accepted, and does not compile"
            }
            counts["\(mutation.what): \(verdict)", default: 0] += 1
            guard verdict != "refused at its line", let failure else { continue }
            let text = mutation.spec.specText.split(separator: "\n", omittingEmptySubsequences: false)[
                mutation.line - 1
            ]
            examples["\(mutation.what): \(verdict): \(failure.kind)"] =
                "\(mutation.spec.name):\(mutation.line): \(text)\n"
                + "        \(failure.number): \(failure.message)"
        }
        print("\n\(runtime.rawValue): \(mutations.count) specs with a mistake")
        for (verdict, count) in counts.sorted(by: { $0.key < $1.key }) { print("\(count) x \(verdict)") }
        for (kind, example) in examples.sorted(by: { $0.key < $1.key }) { print("  \(kind)\n    \(example)") }
    }

    private func report(_ failures: [Failure], specs: [String: SpecDraft], runtime: SpecDraft.Runtime) throws {
        let bad = Set(failures.map(\.spec))
        let refused = Set(failures.filter { $0.stage == .check || $0.stage == .crash }.map(\.spec))
        let accepted = specs.count - refused.count
        let broken = bad.subtracting(refused).count
        print(
            "\(runtime.rawValue): \(specs.count) specs, \(refused.count) refused, \(accepted) accepted, "
                + "of which \(broken) fail"
        )
        fflush(nil)
        let kinds = Dictionary(grouping: failures) { $0.kind }
        let sorted = kinds.sorted { ($1.value.count, $0.key) < ($0.value.count, $1.key) }
        for (kind, failures) in sorted {
            let modes = Set(failures.map(\.mode)).sorted().map { "\($0)" }.joined(separator: ", ")
            print("\n\(failures.count) x [\(modes)] \(kind)")
            for failure in failures.prefix(2) {
                print("    \(failure.spec): \(failure.message)\n        \(failure.line)")
            }
            fflush(nil)
            for failure in failures.prefix(options.reduce) where ![.crash, .run].contains(failure.stage) {
                guard let spec = specs[failure.spec] else { continue }
                let reduction = Reduction(judge: Judge(bench: bench, runtime: runtime, run: "reduce"))
                let reduced = try reduction.reduce(spec, failure: failure)
                print(reduced.specText.split(separator: "\n").map { "        | \($0)" }.joined(separator: "\n"))
                let excerpt = try reduction.excerpt(of: reduced, failure: failure)
                print(excerpt.map { "        > \($0)" }.joined(separator: "\n"))
                fflush(nil)
            }
        }
    }
}
