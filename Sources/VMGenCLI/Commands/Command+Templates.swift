import VMGenCore

extension Command {
    /// `vmgen templates`: lists, prints and copies out the embedded templates.
    static let templates = Command(
        name: "templates",
        summary: "List, print or copy out the templates, to change them.",
        usage: ["templates list", "templates show NAME", "templates export DIR [--dry-run]"],
        flags: [GenerateOptions.dryRunFlag],
        discussion: """
            list prints the names of the embedded templates, show prints the text of one,
            and export copies all of them to DIR. A file that is there already and differs
            is left as it is, and named.

            Change a copy, delete the others, and give the folder to
            'vmgen generate --templates DIR': a file takes the place of the embedded
            template of the same path below DIR.
            """,
        operands: .words(["list", "show", "export"]),
        run: templates
    )

    private static func templates(
        _ arguments: ParsedArguments,
        in session: inout Session
    ) throws(UsageError) -> ExitCode {
        let actions = ["list", "show", "export"]
        guard let action = arguments.operands.first else {
            throw templates.usageError("say what to do with the templates: list, show NAME or export DIR")
        }
        let operands = Array(arguments.operands.dropFirst())
        switch action {
        case "list":
            try expect(nil, operands, of: action)
            session.print(TemplateStore.names.map { $0 + "\n" }.joined())
            return .done
        case "show":
            return try show(expect("NAME", operands, of: action), in: &session)
        case "export":
            let folder = session.path(try expect("DIR", operands, of: action))
            return export(to: folder, isDry: arguments.has(GenerateOptions.dryRunFlag), in: &session)
        default:
            let hint = Hint.didYouMean(action, in: actions)
            throw templates.usageError("'templates \(action)' is unknown\(hint)")
        }
    }

    /// The one operand of `action`; empty where it takes none.
    @discardableResult
    private static func expect(
        _ placeholder: String?,
        _ operands: [String],
        of action: String
    ) throws(UsageError) -> String {
        let expected = placeholder == nil ? 0 : 1
        if operands.count > expected {
            throw templates.usageError("'templates \(action)' does not take '\(operands[expected])'")
        }
        guard let placeholder else { return "" }
        guard let operand = operands.first, !operand.isEmpty else {
            throw templates.usageError("'templates \(action)' needs a \(placeholder)")
        }
        return operand
    }

    private static func show(_ name: String, in session: inout Session) throws(UsageError) -> ExitCode {
        guard let text = TemplateStore().text(at: name) else {
            let hint = Hint.didYouMean(TemplateOverrides.meantTemplate(name))
            throw templates.usageError("there is no template '\(name)'\(hint)")
        }
        session.print(text)
        return .done
    }

    private static func export(to folder: Path, isDry: Bool, in session: inout Session) -> ExitCode {
        var code = ExitCode.done
        for name in TemplateStore.names {
            guard let text = TemplateStore().text(at: name) else { continue }
            let file = PlannedFile(path: folder.appending(name), contents: text, rule: .neverReplace)
            do {
                let change = try FileWriter.change(for: file)
                if change == .create, !isDry { try FileWriter.write([file]) }
                session.print((change == .create ? "created    " : "unchanged  ") + file.path.shown + "\n")
            } catch {
                session.complain([error])
                code = .diskRefused
            }
        }
        return code
    }
}
