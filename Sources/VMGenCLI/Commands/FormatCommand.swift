import VMGenDiagnostics
import VMGenFormat
import VMGenModel

/// `vmgen format`: one layout for all specs.
enum FormatCommand {
    /// Its row of the command table.
    static let command = Command(
        name: "format",
        summary: "Lay out specs in the one way that all specs have.",
        usage: ["format [PATH…] [--check | --dry-run] [--quiet]", "format - < SPEC"],
        flags: [checkFlag, dryRun, quiet],
        discussion: """
            Each PATH is a spec, NAME.vm, or a folder that is searched for specs with
            everything below it; without one, the current folder. With '-' the spec is read
            from standard input and printed to standard output, as editors want it.

            Changes the layout alone: indentation by two spaces, tabs and line ends, blank
            lines between sections, one space behind a colon, a dash or a comma and around
            an arrow, two before a comment. Swift text and comments stay as they are, and so
            does what is generated from the spec, but for the lines of it that tests quote.
            A second run changes nothing.

            A spec whose lines cannot be read is left as it is; other mistakes do not
            matter.
            """,
        run: run
    )

    private static let checkFlag = Flag(
        "--check",
        help: "Write nothing; exit with 1 if anything would change.",
        more: "It prints what would change in which spec."
    )
    private static let dryRun = Flag("--dry-run", help: "Write nothing; print what would change.")
    private static let quiet = Flag("--quiet", help: "Print nothing to standard output.")

    private static func run(_ arguments: ParsedArguments, in session: inout Session) throws(UsageError) -> ExitCode {
        if arguments.has(checkFlag), arguments.has(dryRun) {
            throw command.usageError("'--check' and '--dry-run' are two ways to write nothing; choose one")
        }
        if arguments.operands.contains("-") {
            guard arguments.operands.count == 1 else {
                throw command.usageError("'-' stands for standard input, and takes no other PATH beside it")
            }
            return formatInput(arguments, in: &session)
        }
        let specs = SpecList(arguments.operands, in: session)
        session.complain(specs.mistakes + specs.failures)
        guard specs.mistakes.isEmpty else { return .wrongUsage }
        var code: ExitCode = specs.failures.isEmpty ? .done : .diskRefused
        var counts = (changed: 0, same: 0)
        for spec in specs.paths {
            do throws(DiskError) {
                let bytes = try specs.read(spec)
                guard let text = formatted(bytes, at: spec.shown, in: session) else {
                    code = max(code, .specsHaveErrors)
                    continue
                }
                guard Array(text.utf8) != bytes else {
                    counts.same += 1
                    continue
                }
                counts.changed += 1
                if arguments.has(checkFlag) || arguments.has(dryRun) {
                    if arguments.has(checkFlag) { code = max(code, .specsHaveErrors) }
                    if !arguments.has(quiet) { session.print(difference(from: bytes, to: text, at: spec)) }
                    continue
                }
                try specs.replace(spec, of: bytes, by: text)
                if !arguments.has(quiet) { session.print("formatted     \(spec.shown)\n") }
            } catch {
                session.complain([error])
                code = .diskRefused
            }
        }
        if !arguments.has(quiet) {
            let verb = arguments.has(checkFlag) || arguments.has(dryRun) ? "would change" : "formatted"
            session.print("\(counts.changed) \(verb), \(counts.same) unchanged\n")
        }
        return code
    }

    /// What would change in `spec`, below its name.
    private static func difference(from bytes: [UInt8], to text: String, at spec: Path) -> String {
        let old = String(decoding: bytes, as: UTF8.self)
        let diff = UnifiedDiff(from: old, to: text).text(from: "a/" + spec.shown, to: "b/" + spec.shown)
        return "would change  \(spec.shown)\n\(diff)"
    }

    private static func formatInput(_ arguments: ParsedArguments, in session: inout Session) -> ExitCode {
        do {
            let bytes = try session.readInput()
            guard let text = formatted(bytes, at: "<stdin>", in: session) else { return .specsHaveErrors }
            if arguments.has(checkFlag) { return Array(text.utf8) == bytes ? .done : .specsHaveErrors }
            if !arguments.has(quiet) { session.print(text) }
            return .done
        } catch {
            session.complain("vmgen: error: standard input cannot be read: \(error.text)\n")
            return .diskRefused
        }
    }

    /// The text of `bytes` in the layout of all specs; nil, once that was reported, where its lines cannot be read.
    private static func formatted(_ bytes: [UInt8], at path: String, in session: Session) -> String? {
        switch SpecFormatter.format(SourceText(path: path, bytes: bytes), kinds: Runtime.kindNames) {
        case .formatted(let text): return text
        case .unreadable(let diagnostics):
            session.complain(diagnostics)
            return nil
        }
    }
}
