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
            "               [--prune] [--quiet]",
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

            Only files whose text changed are written, and a file that vmgen did not write
            is never overwritten. A spec with errors gets no files; while there is one in a
            target, the files that its specs share are not updated.

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
        let options = try GenerateOptions(arguments, in: session)
        var finder = SpecFinder()
        for input in options.inputs { finder.find(at: input) }
        if options.output == nil { finder.findRestOfTargets() }
        let (used, homeless) = TargetGroup.groups(of: finder.sortedSpecs, options)
        let groups = used.filter { !$0.specs.isEmpty }
        let orphans = StaleOutput.orphans(in: finder.generatedFolders, besides: groups, options, in: session)
        let empty = finder.emptyFolders.filter { folder in
            !orphans.contains { options.output != nil || $0.output.lies(in: folder.path) }
        }
        let mistakes = finder.mistakes + empty.map(\.mistake) + homeless
        session.complain(mistakes + finder.failures)
        guard mistakes.isEmpty else { return .wrongUsage }
        if let module = options.module, groups.count > 1 {
            let targets = groups.compactMap { $0.layout?.target }.joined(separator: ", ")
            throw generate.usageError("'--module \(module)' cannot serve several targets: \(targets)")
        }
        var code: ExitCode = finder.failures.isEmpty ? .done : .diskRefused
        guard let templates = try templates(in: options.templates, of: generate, session) else { return .diskRefused }

        var plans = TargetPlan.plans(for: groups + orphans, templates: templates, in: session)
        code = max(code, plans.map(\.code).max() ?? .done)
        var claims = Claims()
        let clashes = plans.flatMap { claims.add($0) }
        session.complain(clashes)
        guard clashes.isEmpty else { return max(code, .specsHaveErrors) }

        let stale = StaleOutput(plans, options, in: session)
        for index in plans.indices {
            plans[index].holdBackShared(with: stale.others(of: plans[index].group), in: session)
            plans[index].holdBackTests(with: stale.othersTested(with: plans[index].group), in: session)
        }
        code = max(code, plans.map(\.code).max() ?? .done)
        var writer = PlanWriter()
        for plan in plans { writer.write(plan) }
        for plan in plans {
            for file in stale.files(of: plan.group) {
                if options.prunes, !plan.hasErrors {
                    writer.delete(file)
                } else {
                    session.complain(file.warning)
                }
            }
        }
        session.complain(writer.failures)
        if let hint = Hint.explain(plans.flatMap(\.diagnostics)) { session.complain(hint) }
        if !writer.failures.isEmpty { code = .diskRefused }
        if !options.isQuiet, !plans.isEmpty { session.print(writer.report.text) }
        return code
    }
}
