import VMGenCore
import VMGenDiagnostics

/// `vmgen lint`: the warnings of specs.
enum LintCommand {
    /// Its row of the command table.
    static let command = Command(
        name: "lint",
        summary: "Print what can be generated, and may still be a mistake.",
        usage: ["lint [PATH…] [--strict] [--error RULE]…", "lint --list"],
        flags: [strict, error, list, OutputFormat.flag, Colours.flag],
        discussion: """
            Each PATH is a spec, NAME.vm, or a folder that is searched for specs with
            everything below it; without one, the current folder. Nothing is generated.

            A warning that is meant is allowed at its place, with the reason: above the
            line, or behind it,

              # allow unused-input: the old view still sends it
              legacyTap: Void

            A comment that allows nothing, or says no reason, is a warning itself. Specs
            with errors are reported as by 'vmgen generate'. 'vmgen explain RULE' says more.
            """,
        run: run
    )

    private static let strict = Flag("--strict", help: "Exit with 1 where there is any warning.")
    private static let error = Flag(
        "--error",
        value: "RULE",
        help: "Exit with 1 where there is a warning of RULE; repeats."
    ).repeating
    private static let list = Flag("--list", help: "Print the rules that warn, and their titles.")

    private static func run(_ arguments: ParsedArguments, in session: inout Session) throws(UsageError) -> ExitCode {
        if arguments.has(list) {
            session.print(HelpText.table(warningRules.map { ($0.id, [$0.explanation.title]) }))
            return .done
        }
        let grave = Set(arguments.values(of: error))
        for rule in grave where !warningRules.contains(where: { $0.id == rule }) {
            let meant = Hint.didYouMean(rule, in: warningRules.map(\.id))
            throw command.usageError(
                "no rule '\(rule)' warns" + (meant.isEmpty ? "; 'vmgen lint --list' lists them" : meant)
            )
        }
        let specs = SpecList(arguments.operands, in: session)
        session.complain(specs.mistakes + specs.failures)
        guard specs.mistakes.isEmpty else { return .wrongUsage }
        var code: ExitCode = specs.failures.isEmpty ? .done : .diskRefused
        var warnings = 0
        var errors = 0
        let reading = SpecReading()
        for spec in specs.paths {
            do throws(DiskError) {
                let source = SourceText(path: spec.shown, bytes: try specs.read(spec))
                let diagnostics = reading.analyse(source, at: spec).1
                session.complain(diagnostics)
                let found = diagnostics.filter { !$0.isError }
                warnings += found.count
                errors += diagnostics.count - found.count
                let fails =
                    found.count < diagnostics.count || found.contains { grave.contains($0.rule) }
                    || (arguments.has(strict) && !found.isEmpty)
                if fails { code = max(code, .specsHaveErrors) }
            } catch {
                session.complain([error])
                code = .diskRefused
            }
        }
        code = max(code, reading.complain(in: session))
        let specCount = specs.paths.count == 1 ? "1 spec" : "\(specs.paths.count) specs"
        let errorCount = errors == 0 ? "" : errors == 1 ? "1 error, " : "\(errors) errors, "
        session.report([], text: "\(specCount), \(errorCount)\(warnings == 1 ? "1 warning" : "\(warnings) warnings")\n")
        return code
    }

    /// The rules that warn.
    private static var warningRules: [RuleCatalog.Entry] { RuleCatalog.all.filter { $0.isError == false } }
}
