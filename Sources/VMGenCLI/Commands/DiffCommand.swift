import VMGenContract
import VMGenGraph
import VMGenModel

/// `vmgen diff`: what changed for those who use the view models.
enum DiffCommand {
    /// Its row of the command table.
    static let command = Command(
        name: "diff",
        summary: "Say what changed for those who use the view models.",
        usage: ["diff [DIR] [--against REVISION|DIR]", "         [--format text|markdown|json] [--exit-code]"],
        flags: [against, diffFormat, exitCode],
        discussion: """
            Compares the specs of DIR, or of the current folder, with those of a revision of
            git, HEAD unless '--against' names another one, or with those of another folder.
            What is compared is what specs mean, not their text: inputs, outputs,
            dependencies, services, requests, what is stored, and what happens when. Each
            side is read with its own configuration.

            Each change is a sentence, and is marked where it breaks what somebody has:

              callers          views and coordinators that use the view model
              implementations  hand-written logic, and what conforms to services
              tests            hand-written tests
              stored data      what users have stored: a changed key loses it

            A part with another name, and the same type, counts as renamed. For the
            description of a pull request: 'vmgen diff --against origin/main --format
            markdown'. Nothing is written; a spec with errors is left out, and reported.
            """,
        operands: .folders,
        run: run
    )

    private static let against = Flag(
        "--against",
        value: "REV",
        help: "A revision of git, or a folder. Default: HEAD."
    )
    private static let diffFormat = Flag(
        "--format",
        value: "FORMAT",
        help: "text, markdown or json. Default: text."
    ).oneOf(ContractReport.Format.allCases.map(\.rawValue))
    private static let exitCode = Flag("--exit-code", help: "Exit with 1 where a change breaks what somebody has.")

    private static func run(_ arguments: ParsedArguments, in session: inout Session) throws(UsageError) -> ExitCode {
        guard arguments.operands.count < 2 else {
            throw command.usageError("'diff' compares one folder; it does not take '\(arguments.operands[1])'")
        }
        let name = arguments.value(of: diffFormat) ?? "text"
        guard let format = ContractReport.Format(rawValue: name) else {
            let names = ContractReport.Format.allCases.map(\.rawValue)
            let meant = Hint.didYouMean(name, in: names)
            throw command.usageError(
                "unknown format '\(name)'" + (meant.isEmpty ? "; write one of \(names.joined(separator: ", "))" : meant)
            )
        }
        let folder = session.path(arguments.operands.first ?? ".")
        guard (try? Disk.status(of: folder.absolute, followingLinks: true).kind) == .folder else {
            let advice = "'--against \(folder.shown)' compares with a revision"
            throw command.usageError("'\(folder.shown)': no such folder; \(advice)")
        }
        let base = arguments.value(of: against) ?? "HEAD"
        let old: SpecSnapshot
        let new: SpecSnapshot
        do throws(DiskError) {
            new = try snapshot(of: folder, session.progress)
            let other = session.path(base)
            if (try? Disk.status(of: other.absolute, followingLinks: true).kind) == .folder {
                old = try snapshot(of: other, session.progress)
            } else {
                old = try snapshot(of: base, folder, session.progress)
            }
        } catch {
            session.complain([error])
            return .diskRefused
        }
        let code = max(old.complain(in: session), new.complain(in: session))
        guard code == .done else { return code }
        let mistakes = old.diagnostics + new.diagnostics
        session.complain(mistakes)
        let report = ContractReport(
            entries(from: old, to: new),
            since: base,
            without: old.broken.union(new.broken).sorted()
        )
        session.print(report.text(format))
        guard mistakes.isEmpty else { return .specsHaveErrors }
        return arguments.has(exitCode) && report.isBreaking ? .specsHaveErrors : .done
    }

    private static func snapshot(of folder: Path, _ progress: Progress?) throws(DiskError) -> SpecSnapshot {
        var finder = SpecFinder()
        finder.find(at: folder)
        if let failure = finder.failures.first { throw failure }
        var snapshot = SpecSnapshot()
        progress?.expect(finder.sortedSpecs.count)
        for spec in finder.sortedSpecs {
            progress?.begin(spec.specName)
            let path = spec.components.dropFirst(folder.components.count).joined(separator: "/")
            do {
                snapshot.add(try Disk.read(spec.absolute), at: path, in: folder, shown: spec.shown)
            } catch {
                throw DiskError(path: spec, message: "cannot be read: \(error.text)")
            }
        }
        return snapshot
    }

    private static func snapshot(
        of revision: String,
        _ folder: Path,
        _ progress: Progress?
    ) throws(DiskError) -> SpecSnapshot {
        do throws(GitRevision.Failure) {
            let revision = try GitRevision(revision, in: folder)
            var snapshot = SpecSnapshot(SpecReading(revision))
            let specs = try revision.specs()
            progress?.expect(specs.count)
            for path in specs {
                progress?.begin(path)
                let shown = "\(revision.name):\(path)"
                snapshot.add(try revision.read(path), at: path, in: folder, shown: shown)
            }
            return snapshot
        } catch {
            throw DiskError(path: folder, message: error.message)
        }
    }

    /// The changes of each view model: specs of one path are one, and of those that are left those of one name.
    private static func entries(from old: SpecSnapshot, to new: SpecSnapshot) -> [ContractReport.Entry] {
        var gone = old.models.filter { new.models[$0.key] == nil && !new.broken.contains($0.key) }
        return new.models.sorted { $0.key < $1.key }.compactMap { path, model -> ContractReport.Entry? in
            guard !old.broken.contains(path) else { return nil }
            let name = model.declaration.name.text
            let moved = gone.keys.sorted().first { gone[$0]?.declaration.name.text == name }
            let before = old.models[path] ?? moved.flatMap { gone.removeValue(forKey: $0) }
            return entry(path, from: before, to: model)
        } + gone.sorted { $0.key < $1.key }.map { entry($0.key, from: $0.value, to: nil) }
    }

    private static func entry(_ path: String, from old: ViewModelSpec?, to new: ViewModelSpec?) -> ContractReport.Entry
    {
        let difference = ContractDifference(from: old.map(Contract.init), to: new.map(Contract.init))
        let name = (new ?? old)?.declaration.name.text ?? ""
        return ContractReport.Entry(
            name: name,
            path: path,
            changes: difference.changes,
            graph: new.map { graph(of: $0, difference.changes) }
        )
    }

    /// The graph of `model`, with what is new or changed marked.
    private static func graph(of model: ViewModelSpec, _ changes: [ContractChange]) -> String {
        var graph = GraphBuilder.graph(of: model)
        let names = changes.filter { $0.action != .removed }.flatMap { change in
            change.subject == .behaviour ? change.targets : [change.name]
        }
        graph.mark(changed: Set(names))
        return graph.mermaid
    }
}
