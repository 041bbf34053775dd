/// `vmgen new`: a first spec.
enum NewCommand {
    /// Its row of the command table.
    static let command = Command(
        name: "new",
        summary: "Write a first spec that compiles and passes its tests.",
        usage: ["new NAME [--like screen|login|list|form|detail]", "        [--runtime RUNTIME] [--dry-run]"],
        flags: [like, runtime, dryRun],
        discussion: """
            NAME is that of the screen, Rooms, and may have a folder before it,
            Sources/App/Rooms. Without one the spec is written to the current folder; at the
            root of a package with one target to a folder of its own in that target. Nothing
            is asked, and no file is ever overwritten.

              screen   the parts of a spec, each with a line that says what it is
              login    fields, a button that waits for them, work, and its failure
              list     pages that are loaded, and a row that is chosen
              form     fields with hints, and a button that saves
              detail   one item that is loaded by its id, and a favourite

            The runtime is that of the target's other specs; without any, RxSwift where
            Package.swift names it, and Combine otherwise.
            """,
        operands: .none,
        run: run
    )

    private static let like = Flag(
        "--like",
        value: "SCREEN",
        help: "The screen that yours is most like. Default: screen."
    ).oneOf(StarterSpec.names)
    private static let runtime = Flag(
        "--runtime",
        value: "RUNTIME",
        help: "Which streams: rxswift, combine, combine(CombineShim)."
    ).oneOf(["rxswift", "combine"])
    private static let dryRun = Flag("--dry-run", help: "Print the spec, and write nothing.")

    private static func run(_ arguments: ParsedArguments, in session: inout Session) throws(UsageError) -> ExitCode {
        guard let operand = arguments.operands.first else {
            throw command.usageError("say what the screen is called, as in 'vmgen new Rooms'")
        }
        guard arguments.operands.count == 1 else {
            throw command.usageError("'new' writes one spec; it does not take '\(arguments.operands[1])'")
        }
        let starter = try starter(arguments)
        let place = try NewSpecPlace(operand, in: session)
        let written = arguments.value(of: runtime)
        if let written, !["rxswift", "combine"].contains(where: { written == $0 || written.hasPrefix($0 + "(") }) {
            throw command.usageError(
                "unknown runtime '\(written)'" + Hint.didYouMean(written, in: ["rxswift", "combine"])
            )
        }
        let text = starter.text(name: place.name, runtime: written ?? place.runtime)
        guard !arguments.has(dryRun) else {
            session.print(text)
            return .done
        }
        let file = PlannedFile(path: place.path, contents: text, rule: .neverReplace)
        do {
            guard try FileWriter.change(for: file) == .create else {
                session.print("unchanged  \(place.path.shown)\n")
                return .done
            }
            try FileWriter.write([file])
        } catch {
            session.complain([error])
            return .diskRefused
        }
        session.print("created    \(place.path.shown)\n\(place.next)")
        return .done
    }

    private static func starter(_ arguments: ParsedArguments) throws(UsageError) -> StarterSpec {
        guard let name = arguments.value(of: like) else { return .screen }
        if let starter = StarterSpec(rawValue: name) { return starter }
        let meant = Hint.didYouMean(name, in: StarterSpec.names)
        let hint = meant.isEmpty ? "; write one of \(StarterSpec.names.joined(separator: ", "))" : meant
        throw command.usageError("there is no screen '\(name)'\(hint)")
    }
}
