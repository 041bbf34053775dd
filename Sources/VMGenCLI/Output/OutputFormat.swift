/// The form in which a command says what is wrong and what it did.
enum OutputFormat: String, CaseIterable, Sendable {
    /// For people, editors and Xcode: results on standard output, the rest on standard error.
    case text
    /// One JSON object on standard output.
    case json
    /// Workflow commands of GitHub Actions, which become marks in a pull request.
    case github
    /// A SARIF 2.1.0 log on standard output, as code scanning takes it.
    case sarif

    /// `--format FORM`.
    static let flag = Flag(
        "--format",
        value: "FORM",
        help: "How to say it: text, json, github, sarif."
    )

    /// What `arguments` ask for.
    ///
    /// - Throws: `UsageError` of `command` for a form that does not exist.
    static func read(_ arguments: ParsedArguments, of command: Command) throws(UsageError) -> OutputFormat {
        guard let name = arguments.value(of: flag) else { return .text }
        if let format = OutputFormat(rawValue: name) { return format }
        let names = allCases.map(\.rawValue)
        let meant = Hint.didYouMean(name, in: names)
        let hint = meant.isEmpty ? "; write one of \(names.joined(separator: ", "))" : meant
        throw command.usageError("unknown form '\(name)'\(hint)")
    }
}
