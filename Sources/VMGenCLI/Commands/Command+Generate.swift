import VMGenCheck
import VMGenCore
import VMGenModel
import VMGenTesting

extension Command {
    /// `vmgen generate`: from specs to files.
    static let generate = Command(
        name: "generate",
        summary: "Generate view models, tests and test doubles from specs.",
        usage: [
            "generate [PATH…] [--output DIR] [--tests-output DIR]",
            "               [--templates DIR] [--module NAME] [--tests FRAMEWORK]",
            "               [--prune] [--force] [--dry-run] [--quiet]",
            "               [--format FORM] [--color WHEN]",
        ],
        flags: GenerateOptions.flags,
        discussion: """
            Each PATH is a spec, NAME.vm, or a folder that is searched for specs with
            everything below it, except hidden folders; without one, the current folder.

            A spec in Sources/<Target> of a Swift package is written to
            Sources/<Target>/Generated, its tests to Tests/<Target>Tests/Generated. For any
            other spec --output is needed. The specs of a target share files, so that one
            of them stands for all: the whole target is generated. The files that are yours
            to edit, the logic beside the spec and the tests one level above the generated
            ones, are created once and never touched again.

            A target that names the plugin VMGenPlugin in Package.swift is passed over: each
            build generates it. Only the files that are yours are created there.

            Only files whose text changed are written. A file that vmgen did not write is
            never overwritten, nor is a generated one that was edited by hand: the edit is
            printed, with the line of the spec where it belongs, and '--force' drops it.
            What was written is known by '.vmgen.sums' beside it; commit that with the rest.
            A spec with errors gets no files; while there is one in a target, the files that
            its specs share are not updated.

            When a spec is renamed or deleted, what was generated from it stays, and a
            warning names it. '--prune' deletes it: only files directly in the output
            folders whose first line says that vmgen generated them from a spec of which
            there is none left, and none in a target while one of its specs has errors.

            Results go to standard output, errors and warnings to standard error. What is
            wrong with a spec ends with the rules that it broke: 'vmgen explain' has more.
            """,
        run: generate
    )

    /// Finds the specs, generates in memory, then writes.
    private static func generate(
        _ arguments: ParsedArguments,
        in session: inout Session
    ) throws(UsageError) -> ExitCode {
        let options = try GenerateOptions(arguments, of: generate, in: session)
        let run = try GenerateRun(options, of: generate, in: session)
        guard !run.isOver else { return run.code }
        var writer = PlanWriter(isDry: options.isDry, replacesEdits: options.replacesEdits)
        for plan in run.plans { writer.write(plan) }
        for stale in run.stale {
            for file in stale.files {
                if options.prunes, stale.mayBeDeleted {
                    writer.delete(file)
                } else {
                    session.complain([file.warning])
                }
            }
            session.complain(stale.orphans)
        }
        writer.finish()
        session.complain(writer.warnings)
        session.complain(writer.edits.map { $0.message(located: run.located($0, in: session)) })
        session.complain(writer.failures)
        if let hint = Hint.explain(run.plans.flatMap(\.diagnostics)) { session.complain(hint) }
        if !options.isQuiet, !run.plans.isEmpty {
            let end = options.isDry ? "Dry run: nothing was written.\n" : ""
            session.report(writer.report.files, text: writer.report.text + end)
        }
        return writer.failures.isEmpty && writer.edits.isEmpty ? run.code : .diskRefused
    }
}
