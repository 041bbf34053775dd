extension Command {
    /// `vmgen generate`: from specs to files.
    static let generate = Command(
        name: "generate",
        summary: "Generate view models, tests and test doubles from specs.",
        usage: ["generate [PATH…] [FLAG…]"],
        flags: GenerateOptions.flags,
        discussion: """
            Each PATH is a spec, NAME.vm, or a folder that is searched for specs; without
            one, the current folder. A spec in Sources/<Target> of a Swift package is written
            to Sources/<Target>/Generated, its tests to Tests/<Target>Tests/Generated; any
            other spec needs --output, or a configuration ('vmgen help config').

            Only what changed is written. Logic and tests that are yours are created once,
            and never touched again. A file that vmgen did not write is never overwritten,
            nor is a generated one that was edited by hand; '.vmgen.sums' beside it tells:
            commit that with the rest. A spec with errors gets no files.
            """,
        more: """
            The specs of a target share files, so the whole target is generated; of targets
            that the plugin builds, logic and tests of yours alone. Hidden files and folders
            are left out. A spec with errors keeps what its target shares as it is. What is
            generated from specs that are gone, or make it no more, stays and is named;
            '--prune' deletes it where no spec has errors. Of a file that was edited by hand
            it is printed what was edited, and where that belongs.

            What was made of specs is kept in 'vmgen' in $XDG_CACHE_HOME (in ~/.cache, on a
            Mac in ~/Library/Caches): asked for exactly the same again, nothing is planned
            anew. What is on the disk is looked at all the same. That folder may be deleted.

            Results go to standard output, errors and warnings to standard error.
            """,
        run: generate
    )

    /// Finds the specs, generates in memory, then writes.
    private static func generate(
        _ arguments: ParsedArguments,
        in session: inout Session
    ) throws(UsageError) -> ExitCode {
        let options = try GenerateOptions(arguments, of: generate, in: session)
        if options.isWatching {
            let watch = Watch(inputs: options.inputs, templates: options.templates)
            session.watched = (watch, watch.snapshot)
        }
        if let kept = session.kept {
            session.generate = kept.generator(session.generate, in: session.workingDirectory, isDry: options.isDry)
        }
        let run = try GenerateRun(options, of: generate, in: session)
        guard !run.isOver else { return run.code }
        var writer = PlanWriter(isDry: options.isDry, replacesEdits: options.replacesEdits)
        for plan in run.plans { writer.write(plan) }
        let renames = zip(run.plans, run.stale).map { plan, stale in
            RenameReport(plan, stale.files, areDeleted: options.prunes && stale.mayBeDeleted, writer)
        }
        for file in renames.flatMap(\.files) { writer.write(file) }
        for stale in run.stale {
            for file in stale.files {
                if options.prunes, stale.mayBeDeleted {
                    writer.delete(file)
                } else {
                    session.complain([file.warning(prunes: options.prunes)])
                }
            }
            session.complain(stale.orphans)
        }
        writer.finish()
        session.complain(writer.warnings)
        session.complain(renames.flatMap(\.warnings))
        session.complain(run.plans.flatMap { DoubledTypes.warnings(of: $0, after: writer.differences) })
        session.complain(writer.edits.map { $0.message(located: run.located($0, in: session)) })
        session.complain(writer.failures)
        if !options.isQuiet {
            let changed = Set(writer.differences.map(\.path))
            let new = Set(writer.differences.filter { $0.kind == .missing }.map(\.path))
            session.complain(run.plans.flatMap { $0.notes(of: changed, new: new) })
        }
        if let hint = Hint.explain(run.plans.flatMap(\.diagnostics)) { session.complain(hint) }
        if !options.isQuiet, !run.plans.isEmpty {
            let end = options.isDry ? "Dry run: nothing was written.\n" : ""
            let text = options.isWatching ? writer.report.changes : writer.report.text
            session.report(writer.report.files, text: text + end)
        }
        return writer.failures.isEmpty && writer.edits.isEmpty ? run.code : .diskRefused
    }
}
