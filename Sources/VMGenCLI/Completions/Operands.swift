/// What completes the operands of a command, or the value of a flag.
enum Operands: Sendable {
    /// Nothing that is known before it is typed.
    case none
    /// Specs, and the folders that hold them.
    case specs
    /// Folders.
    case folders
    /// Any file.
    case files
    /// One of these, which are found out when somebody asks.
    case words(@Sendable () -> [String])

    /// One of `words`.
    static func words(_ words: [String]) -> Operands { .words { words } }

    /// Whether any file may stand there.
    var areFiles: Bool {
        if case .files = self { return true }
        return false
    }

    /// What the value of `flag` is, by what the help calls it.
    static func value(of flag: Flag) -> Operands {
        if !flag.choices.isEmpty { return .words(flag.choices) }
        let name = flag.value ?? ""
        if name.contains("SPEC") { return .specs }
        if name.contains("DIR") { return .folders }
        return name.contains("FILE") || name.contains("PATH") ? .files : .none
    }
}
