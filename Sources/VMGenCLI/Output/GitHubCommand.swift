/// A message as a workflow command of GitHub Actions.
///
///     ::error file=Sources/App/Rooms.vm,line=9,col=3,endLine=9,endColumn=8,title=vmgen unknown-name::unknown name `romms`
enum GitHubCommand {
    /// The line for `message`, and one for each of its notes.
    static func line(_ message: Message) -> String {
        let command =
            switch message.severity {
            case .error: "error"
            case .warning: "warning"
            case .note: "notice"
            }
        var properties: [(String, String)] = []
        if let path = message.path { properties.append(("file", path)) }
        if let start = message.start { properties += [("line", "\(start.line)"), ("col", "\(start.column)")] }
        if let end = message.end { properties += [("endLine", "\(end.line)"), ("endColumn", "\(end.column)")] }
        properties.append(("title", "vmgen " + message.rule))
        let list = properties.map { "\($0)=\(escaped($1, ":,"))" }.joined(separator: ",")
        let text = message.text + (message.details.isEmpty ? "" : "\n" + message.details)
        return "::\(command) \(list)::\(escaped(text, ""))\n" + message.notes.map(line).joined()
    }

    /// `text` with what would end a line, or a property, as the runner decodes it.
    private static func escaped(_ text: String, _ more: String) -> String {
        text.unicodeScalars.map { scalar in
            guard scalar == "%" || scalar == "\r" || scalar == "\n" || more.unicodeScalars.contains(scalar) else {
                return String(scalar)
            }
            let digits = String(scalar.value, radix: 16, uppercase: true)
            return digits.count == 1 ? "%0" + digits : "%" + digits
        }.joined()
    }
}
