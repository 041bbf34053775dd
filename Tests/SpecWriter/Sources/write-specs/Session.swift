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
        if let count = options.missing {
            let isComplete = options.runtimes.map { tellMissing(count, $0) }.allSatisfy { $0 }
            return isComplete ? 0 : 1
        }
        if options.compare > 0 { return try compare() }
        var failed = false
        var page = Page(options: options)
        for runtime in options.runtimes { failed = try run(runtime, page: &page) || failed }
        if let path = options.coverage {
            try page.text.write(toFile: path, atomically: true, encoding: .utf8)
        }
        if failed { print("again: Scripts/specs --seed \(options.seed) --count \(options.count)") }
        return failed ? 1 : 0
    }

    func spec(_ number: Int, _ runtime: SpecDraft.Runtime) -> SpecDraft {
        let name = "\(Judge.mark)\(10_000 + number)"
        return SpecWriter.write(number, seed: options.seed, name: name, runtime: runtime, isShared: options.isShared)
    }

    private func show(_ spec: SpecDraft) {
        print(spec.specText)
        print(spec.domainText)
        print(spec.logicText ?? "")
    }

    var bench: Workbench {
        let repository = Self.repository
        let usual = repository.appendingPathComponent("Tests/SpecWriter/.build/specs")
        let folder = options.folder.map { URL(fileURLWithPath: $0) } ?? usual
        let vmgen =
            options.vmgen.map { URL(fileURLWithPath: $0) } ?? repository.appendingPathComponent(".build/debug/vmgen")
        var bench = Workbench(folder: folder, repository: repository, vmgen: vmgen, usesRealRxSwift: options.isReal)
        bench.isOnMainActor = options.isOnMainActor
        return bench
    }

    private func run(_ runtime: SpecDraft.Runtime, page: inout Page) throws -> Bool {
        try bench.prepare(runtime)
        var failures: [Failure] = []
        var excused: Set<String> = []
        var specs: [String: SpecDraft] = [:]
        let numbers = numbers(runtime)
        for start in stride(from: 0, to: numbers.count, by: options.batch) {
            let drafts = numbers[start..<min(numbers.count, start + options.batch)].map { spec($0, runtime) }
            for draft in drafts { specs[draft.name] = draft }
            let found = try Judge(bench: bench, runtime: runtime, run: "run").judge(drafts, modes: options.modes)
            failures += found.filter { !$0.isExcused }
            excused.formUnion(found.filter(\.isExcused).map(\.spec))
        }
        let failed = excused.union(failures.map(\.spec))
        let sound = specs.values.filter { !failed.contains($0.name) }.sorted { $0.name < $1.name }.prefix(options.build)
        if !sound.isEmpty {
            print("\(runtime.rawValue): the tests of \(sound.count) specs are run")
            failures += try Judge(bench: bench, runtime: runtime, run: "build").runTests(of: Array(sound))
        }
        let ran = Set(sound.map(\.name)).subtracting(failures.map(\.spec))
        var coverage = Coverage()
        for spec in specs.values {
            let isRefused = failed.contains(spec.name)
            coverage.add(spec, reach: ran.contains(spec.name) ? .ran : isRefused ? .written : .compiled)
        }
        page.coverage[runtime] = coverage
        if options.mutations > 0 {
            page.mistakes[runtime] = try mutate(specs.values.filter { !failed.contains($0.name) }, runtime: runtime)
        }
        if !excused.isEmpty { print("\(runtime.rawValue): \(excused.count) refused for what the writer cannot know") }
        try report(failures, specs: specs, runtime: runtime)
        return !failures.isEmpty
    }

    func report(_ failures: [Failure], specs: [String: SpecDraft], runtime: SpecDraft.Runtime) throws {
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
