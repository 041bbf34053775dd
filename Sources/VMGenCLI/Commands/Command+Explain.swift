import VMGenCore

extension Command {
    /// `vmgen explain`: why a rule is there, with a wrong and a right spec; what a word of the language means.
    static let explain = Command(
        name: "explain",
        summary: "Explain a rule, or a word of the language, with examples.",
        usage: ["explain NAME…", "explain [--list]"],
        flags: [list],
        discussion: """
            Each NAME is that of a rule, such as unknown-name: why it is there, a wrong spec
            and a right one. After errors, 'vmgen generate' names the rules that were broken.
            Or it is a word of the language, a section such as outputs, a step such as
            debounce, or a sink such as set: what the language reference says of it.
            """,
        operands: .words { RuleCatalog.ids + ReferenceCatalog.all.map(\.word).filter { !$0.contains(" ") } },
        run: explain
    )

    private static let list = Flag("--list", help: "Print all rules and words, as without a NAME.")

    private static func explain(
        _ arguments: ParsedArguments,
        in session: inout Session
    ) throws(UsageError) -> ExitCode {
        if let id = arguments.operands.first, arguments.has(list) {
            throw explain.usageError("'--list' prints them all; it does not take '\(id)'")
        }
        if arguments.operands.isEmpty {
            session.print(ExplainText.list(RuleCatalog.all) + ExplainText.list(ReferenceCatalog.all))
            return .done
        }
        var pages: [String] = []
        for name in arguments.operands { pages.append(try page(name)) }
        session.print(pages.joined(separator: "\n"))
        return .done
    }

    private static func page(_ name: String) throws(UsageError) -> String {
        if let entry = RuleCatalog.entry(id: name) { return ExplainText.page(entry) }
        if let entry = ReferenceCatalog.entry(word: name) { return ExplainText.page(entry) }
        let names = RuleCatalog.ids + ReferenceCatalog.all.map(\.word)
        let meant = Hint.didYouMean(name, in: names)
        let hint = meant.isEmpty ? "; 'vmgen explain' lists them" : meant
        throw explain.usageError("there is no rule or word of the language '\(name)'\(hint)")
    }
}
