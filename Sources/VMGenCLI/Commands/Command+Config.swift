import VMGenModel

extension Command {
    /// `vmgen config`: what is in force, and from where.
    static let config = Command(
        name: "config",
        summary: "Print the settings that are in force, and where each comes from.",
        usage: ["config [PATH] [FLAG…]"],
        flags: GenerateOptions.shared + [OutputFormat.flag, Colours.flag],
        discussion: """
            PATH is a spec or a folder; without one, the current folder. What holds for it
            stands in the file vmgen.config in its package, or in the nearest folder above,
            within the repository. It is written as specs are, a line a setting:

            \(keys)
            What a spec says goes before it, and a flag before both. An unknown key is an
            error. The build plugin reads the same file.
            """,
        run: config
    )

    private static var keys: String {
        let width = Configuration.Key.allCases.map(\.rawValue.count).max() ?? 0
        return Configuration.Key.allCases.map { key in
            "  " + key.rawValue + String(repeating: " ", count: width + 2 - key.rawValue.count) + key.meaning + "\n"
        }.joined()
    }

    private static func config(_ arguments: ParsedArguments, in session: inout Session) throws(UsageError) -> ExitCode {
        let options = try GenerateOptions(arguments, of: config, in: session)
        guard let path = options.inputs.first, options.inputs.count == 1 else {
            throw config.usageError("give one PATH")
        }
        guard Disk.exists(path.absolute) else { throw config.usageError("'\(path.shown)': no such file or folder") }
        let settings = ProjectSettings(for: TargetLayout(holding: path)?.package ?? path.folder)
        session.complain(settings.diagnostics)
        session.complain([settings.failure].compactMap { $0 })
        let rows = SettingsTable(settings, arguments, spec: Disk.isFile(path.absolute) ? path : nil).rows
        session.report(
            rows.map { RunLog.FileState(path: "\($0.key): \($0.value)", state: $0.origin) },
            text: HelpText.columns(rows.map { [$0.key, $0.value, $0.origin] })
        )
        return settings.failure != nil ? .diskRefused : settings.isUsable ? .done : .specsHaveErrors
    }
}

extension Path {
    /// The folder that it is, or that holds the file that it is.
    fileprivate var folder: Path { Disk.isFile(absolute) ? parent : self }
}
