import VMGenCore
import VMGenTesting

extension Command {
    /// `vmgen explain`: why a rule is there, with a wrong and a right spec.
    static let explain = Command(
        name: "explain",
        summary: "Explain a rule: why it is there, a wrong spec and a right one.",
        usage: ["explain ID…", "explain [--list]"],
        flags: [list],
        discussion: """
            Each ID is the name of a rule, such as unknown-name. After errors,
            'vmgen generate' names the rules that the specs broke.
            """,
        run: explain
    )

    private static let list = Flag("--list", help: "Print every rule's ID and title, as without an ID.")

    private static func explain(
        _ arguments: ParsedArguments,
        in session: inout Session
    ) throws(UsageError) -> ExitCode {
        if let id = arguments.operands.first, arguments.has(list) {
            throw explain.usageError("'--list' prints every rule; it does not take '\(id)'")
        }
        if arguments.operands.isEmpty {
            session.print(ExplainText.list(RuleCatalog.all))
            return .done
        }
        var rules: [RuleCatalog.Entry] = []
        for id in arguments.operands { rules.append(try rule(id)) }
        session.print(rules.map(ExplainText.page).joined(separator: "\n"))
        return .done
    }

    private static func rule(_ id: String) throws(UsageError) -> RuleCatalog.Entry {
        if let entry = RuleCatalog.entry(id: id) { return entry }
        let meant = Hint.didYouMean(id, in: RuleCatalog.all.map(\.id))
        throw explain.usageError("there is no rule '\(id)'\(meant.isEmpty ? "; 'vmgen explain' lists them" : meant)")
    }
}
