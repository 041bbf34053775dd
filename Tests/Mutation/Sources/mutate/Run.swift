import Foundation
import Mutating

/// One run of the command.
struct Run {
    /// What was asked for.
    let options: Options
    /// The repository.
    let root: URL

    private var scratch: URL {
        URL(fileURLWithPath: options.scratch ?? root.appendingPathComponent("Tests/Mutation/.build/mutants").path)
    }
    private var ledger: Ledger {
        Ledger(folder: scratch.appendingPathComponent("results-\(options.tests.rawValue)"))
    }
    private var kinds: [MutationKind] {
        options.kinds.isEmpty ? MutationKind.all : MutationKind.all.filter { options.kinds.contains($0.name) }
    }

    /// Does what was asked for.
    ///
    /// - Throws: `Options.Mistake` for an example that there is none of, and what prevents files from being read.
    func start() throws {
        let all = try Example.all(in: root)
        if let unknown = options.examples.first(where: { name in !all.contains { $0.name == name } }) {
            throw Options.Mistake(
                "no example is called \(unknown); there are \(all.map(\.name).joined(separator: ", "))"
            )
        }
        let examples = options.examples.isEmpty ? all : all.filter { options.examples.contains($0.name) }
        if options.lists { return try list(examples) }
        if !options.writes || !options.examples.isEmpty || !options.kinds.isEmpty {
            for example in examples { try run(example) }
        }
        if options.writes { try write(all) }
    }

    private func list(_ examples: [Example]) throws {
        if options.examples.isEmpty {
            for kind in kinds {
                print("\(kind.name.padding(toLength: 22, withPad: " ", startingAt: 0))\(kind.summary)")
            }
        }
        for example in examples {
            for file in try example.generated() {
                for mutation in file.text.mutations(kinds) { print(describe(mutation, in: file.name)) }
            }
        }
    }

    private func describe(_ mutation: Mutation, in file: String) -> String {
        let after = mutation.after.isEmpty ? "dropped" : "→ \(mutation.after)"
        return "\(file):\(mutation.line): \(mutation.kind): \(mutation.before) \(after)"
    }

    private func run(_ example: Example) throws {
        let workspace = Workspace(root: root, folder: scratch, example: example, tests: options.tests)
        say("== \(example.name)")
        do {
            try workspace.prepare()
        } catch is Workspace.NoTests {
            return say("no \(options.tests.rawValue) tests: left out")
        }
        #if !canImport(Combine)
            let files = try example.generated()
            if files.contains(where: { $0.text.isCombine }),
                ProcessInfo.processInfo.environment["VMGEN_OPENCOMBINE"] == "0"
            {
                return say("there is no Combine here, and VMGEN_OPENCOMBINE is 0: left out")
            }
        #endif
        let (compiles, output) = try workspace.compile()
        guard compiles else { return say((["does not compile as it is"] + output.suffix(20)).joined(separator: "\n")) }
        let start = Date()
        let (verdict, killer) = try workspace.test(limit: 600)
        guard verdict == .survived else { return say("its tests fail as it is: \(killer)") }
        let limit = options.limit ?? max(20, 20 * Date().timeIntervalSince(start))

        let known = options.resumes ? ledger.trials(of: example.name) : []
        var trials: [Trial] = []
        var untried: [Place] = []
        let places = try example.generated().flatMap { file in
            file.text.mutations(kinds).map { Place(file: file.name, mutation: $0) }
        }
        for (index, place) in places.enumerated() {
            let isAsked = index % options.every == 0
            if let trial = known.first(where: { $0.isOf(place.mutation, in: place.file) }),
                trial.verdict != .survived || !isAsked
            {
                trials.append(trial)
            } else if isAsked {
                untried.append(place)
            }
        }
        if !trials.isEmpty { say("\(trials.count) are known from an earlier run") }
        for place in untried {
            let trial = try attempt(place, in: workspace, limit: limit)
            trials.append(trial)
            try ledger.keep(trials, kinds: Set(kinds.map(\.name)), of: example.name)
            let by = trial.killer.isEmpty ? "" : " by \(trial.killer)"
            say("\(trial.verdict.rawValue)\(by): \(describe(place.mutation, in: place.file))")
        }
        say(Report(trials: trials, explanations: try explanations()).summary)
    }

    /// A mistake that no run has tried yet.
    private struct Place {
        /// The file's name.
        let file: String
        /// What would be changed in it.
        let mutation: Mutation
    }

    /// Makes the mistake, builds, tests, and takes the mistake back.
    private func attempt(_ place: Place, in workspace: Workspace, limit: Double) throws -> Trial {
        let file = workspace.generated(place.file)
        let whole = try String(contentsOf: file, encoding: .utf8)
        try place.mutation.text.write(to: file, atomically: true, encoding: .utf8)
        defer { try? whole.write(to: file, atomically: true, encoding: .utf8) }
        let (verdict, killer) = try workspace.compile().succeeds ? workspace.test(limit: limit) : (.doesNotCompile, "")
        return Trial(
            example: workspace.example.name,
            file: place.file,
            mutation: place.mutation,
            verdict: verdict,
            killer: killer
        )
    }

    private func explanations() throws -> [Explanation] {
        let file = root.appendingPathComponent("Tests/Mutation/survivors.txt")
        return try String(contentsOf: file, encoding: .utf8).split(separator: "\n").compactMap {
            Explanation(String($0))
        }
    }

    private func write(_ examples: [Example]) throws {
        let readme = root.appendingPathComponent("Tests/Mutation/README.md")
        let begin = "<!-- Scripts/mutate --write, \(options.tests.rawValue) -->\n"
        let end = "\n<!-- the end of Scripts/mutate, \(options.tests.rawValue) -->"
        let text = try String(contentsOf: readme, encoding: .utf8)
        guard let start = text.range(of: begin), let stop = text.range(of: end) else {
            throw Options.Mistake("Tests/Mutation/README.md has no place for the table")
        }
        var trials: [Trial] = []
        var count = 0
        for example in examples {
            // Without what was tried in code that has become another one.
            let known = ledger.trials(of: example.name)
            for file in try example.generated() {
                for mutation in file.text.mutations() {
                    count += 1
                    trials += known.first { $0.isOf(mutation, in: file.name) }.map { [$0] } ?? []
                }
            }
        }
        let report = Report(trials: trials, explanations: try explanations(), untried: count - trials.count)
        try text.replacingCharacters(in: start.upperBound..<stop.lowerBound, with: report.markdown)
            .write(to: readme, atomically: true, encoding: .utf8)
    }

    /// Prints at once, also into a file.
    private func say(_ line: String) {
        FileHandle.standardOutput.write(Data("\(line)\n".utf8))
    }
}
