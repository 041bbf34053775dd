import VMGenDiagnostics
import VMGenGraph

/// `vmgen graph`: what feeds what.
enum GraphCommand {
    /// Its row of the command table.
    static let command = Command(
        name: "graph",
        summary: "Draw what feeds what in a view model.",
        usage: ["graph SPEC [--format mermaid|dot|svg] [--output FILE] [--dry-run]"],
        flags: [graphFormat, graphOutput, GenerateOptions.dryRunFlag],
        discussion: """
            Inputs stand on the left, outputs on the right; on the way stand the steps of
            the flows, work with its policy, what is remembered, and where failures go. A
            solid arrow carries values; a dashed one says that a value is looked at, that
            work shows in a flag, that it fails, or what ends it.

              mermaid  for Markdown: GitHub and others draw it between ```mermaid and ```
              dot      for Graphviz
              svg      a picture that needs nothing beside it
            """,
        run: run
    )

    private static let graphFormat = Flag(
        "--format",
        value: "FORMAT",
        help: "mermaid, dot or svg. Default: as FILE ends, or mermaid."
    ).oneOf(["mermaid", "dot", "svg"])
    private static let graphOutput = Flag(
        "--output",
        value: "FILE",
        help: "Write the graph to FILE, not to standard output."
    )

    private static func run(_ arguments: ParsedArguments, in session: inout Session) throws(UsageError) -> ExitCode {
        guard let operand = arguments.operands.first, arguments.operands.count == 1 else {
            throw command.usageError("give one spec, as in 'vmgen graph Sources/App/Rooms/Rooms.vm'")
        }
        let specs = SpecList([operand], in: session)
        session.complain(specs.mistakes + specs.failures)
        guard specs.mistakes.isEmpty else { return .wrongUsage }
        guard let path = specs.paths.first, specs.failures.isEmpty else { return .diskRefused }
        guard specs.paths.count == 1 else {
            throw command.usageError("'\(operand)' holds \(specs.paths.count) specs; give one, such as '\(path.shown)'")
        }
        let output = arguments.value(of: graphOutput).map(session.path)
        let format = try format(arguments, output)
        do throws(DiskError) {
            let source = SourceText(path: path.shown, bytes: try specs.read(path))
            let reading = SpecReading()
            let (model, diagnostics) = reading.analyse(source, at: path)
            let code = reading.complain(in: session)
            guard code == .done else { return code }
            guard let model else {
                session.complain(diagnostics)
                return .specsHaveErrors
            }
            let graph = GraphBuilder.graph(of: model)
            let text = format == "svg" ? graph.svg : format == "dot" ? graph.dot : graph.mermaid
            guard let output else {
                session.print(text)
                return .done
            }
            let file = try graphFile(at: output, of: text)
            let isDry = arguments.has(GenerateOptions.dryRunFlag)
            if !isDry { try FileWriter.write([file]) }
            session.print("\(isDry ? "would write" : "wrote")  \(output.shown)\n")
            return .done
        } catch {
            session.complain([error])
            return .diskRefused
        }
    }

    private static func format(_ arguments: ParsedArguments, _ output: Path?) throws(UsageError) -> String {
        guard let name = arguments.value(of: graphFormat) else {
            let ending = output?.name.split(separator: ".").last.map(String.init) ?? ""
            return ["svg", "dot"].contains(ending) ? ending : ending == "gv" ? "dot" : "mermaid"
        }
        guard graphFormat.choices.contains(name) else {
            let meant = Hint.didYouMean(name, in: graphFormat.choices)
            throw command.usageError(
                "unknown format '\(name)'" + (meant.isEmpty ? "; write one of mermaid, dot, svg" : meant)
            )
        }
        return name
    }

    /// The file with `text`, where nothing stands yet or an older graph does.
    private static func graphFile(at path: Path, of text: String) throws(DiskError) -> PlannedFile {
        guard Disk.exists(path.absolute) else { return PlannedFile(path: path, contents: text, rule: .once) }
        let bytes = (try? Disk.read(path.absolute)) ?? []
        let start = String(decoding: bytes.prefix(16), as: UTF8.self)
        guard ["<svg", "digraph", "flowchart"].contains(where: start.hasPrefix) else {
            throw DiskError(path: path, message: "exists, and is no graph; move it, or name another file")
        }
        return PlannedFile(path: path, contents: text, rule: .replaces(bytes))
    }
}
