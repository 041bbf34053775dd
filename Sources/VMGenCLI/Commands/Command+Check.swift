extension Command {
    /// `vmgen check`: whether what is on the disk is what the specs say.
    static let check = Command(
        name: "check",
        summary: "Say whether the files are what the specs say; write nothing.",
        usage: ["check [PATH…] [FLAG…]"],
        flags: GenerateOptions.shared + [quietFlag, OutputFormat.flag, Colours.flag],
        discussion: """
            Does what 'vmgen generate' does with the same arguments, up to the writing. The
            exit code is 0 where nothing is to be written or deleted, else 1, and each file
            is named with what it is:

              missing         it is not there
              changed         the spec says otherwise by now, or another vmgen wrote it
              edited by hand  somebody changed it since vmgen wrote it
              stale           no spec makes it any more

            Below each stands how to get from what is there to what the specs say, in the
            form that 'git apply' takes. 'vmgen generate' mends all but what was edited by
            hand and, without '--prune', what is stale.

            Made for CI and for a pre-commit hook.
            """,
        run: check
    )

    private static let quietFlag = Flag("--quiet", help: "Print the names of the files alone, if there are any.")

    private static func check(_ arguments: ParsedArguments, in session: inout Session) throws(UsageError) -> ExitCode {
        let options = try GenerateOptions(arguments, of: check, in: session)
        let run = try GenerateRun(options, of: check, in: session)
        guard !run.isOver else { return run.code }
        var writer = PlanWriter(isDry: true)
        for plan in run.plans { writer.write(plan) }
        run.stale.flatMap(\.files).forEach { writer.leave($0) }
        writer.finish()
        session.complain(writer.failures)
        if let hint = Hint.explain(run.plans.flatMap(\.diagnostics)) { session.complain(hint) }
        let files = writer.differences.map { RunLog.FileState(path: $0.path.shown, state: $0.kind.rawValue) }
        let lines = writer.differences.map { difference in
            "\(difference.kind.rawValue): \(difference.path.shown)\n" + (options.isQuiet ? "" : difference.diff)
        }
        let end = options.isQuiet ? "" : summary(of: writer.differences, hasErrors: run.code != .done)
        session.report(files, writer.differences.map(\.message), text: lines.joined() + end)
        let code = max(run.code, writer.differences.isEmpty ? .done : .specsHaveErrors)
        return writer.failures.isEmpty ? code : .diskRefused
    }

    /// `2 files are not what the specs say: 1 missing, 1 stale. 'vmgen generate --prune' mends that.`
    private static func summary(of differences: [FileDifference], hasErrors: Bool) -> String {
        guard !differences.isEmpty else {
            return hasErrors
                ? "Specs with errors were left out. All other files are what the specs say.\n"
                : "All files are what the specs say.\n"
        }
        let counts = FileDifference.Kind.allCases.compactMap { kind -> String? in
            let count = differences.count { $0.kind == kind }
            return count == 0 ? nil : "\(count) \(kind.rawValue)"
        }
        let flags = differences.contains { $0.kind == .stale } ? " --prune" : ""
        let isEdited = differences.contains { $0.kind == .edited }
        let remedy =
            isEdited
            ? "'vmgen generate\(flags)' says where the edits belong."
            : "'vmgen generate\(flags)' mends that."
        let noun = differences.count == 1 ? "1 file is" : "\(differences.count) files are"
        return "\(noun) not what the specs say: \(counts.joined(separator: ", ")). \(remedy)\n"
    }
}
