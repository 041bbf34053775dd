/// All that a run says, kept until it is over, for the forms that print it as a whole.
final class RunLog {
    /// What became of a file.
    struct FileState {
        /// The file, as it is printed.
        var path: String
        /// `created`, `unchanged`, `missing`, …
        var state: String
    }

    /// What was said, in order.
    var messages: [Message] = []
    /// What became of files, in order.
    var files: [FileState] = []

    /// The document that says it all in `format`; empty for text.
    func document(_ format: OutputFormat, code: ExitCode) -> String {
        switch format {
        case .text: ""
        case .json: json(code).text
        case .github: messages.map(GitHubCommand.line).joined()
        case .sarif: SARIFLog.value(of: messages).text
        }
    }

    private func json(_ code: ExitCode) -> JSONValue {
        .object([
            ("version", 1),
            ("tool", .object([("name", "vmgen"), ("version", .string(CommandLineTool.version))])),
            ("exitCode", .number(Int(code.rawValue))),
            ("messages", .array(messages.map(Self.json))),
            ("files", .array(files.map { .object([("path", .string($0.path)), ("state", .string($0.state))]) })),
        ])
    }

    private static func json(_ message: Message) -> JSONValue {
        .object([
            ("severity", .string(message.severity.rawValue)),
            ("rule", .string(message.rule)),
            ("message", .string(message.text)),
            ("path", message.path.map(JSONValue.string)),
            ("start", message.start.map(json)),
            ("end", message.end.map(json)),
            ("details", message.details.isEmpty ? nil : .string(message.details)),
            ("notes", message.notes.isEmpty ? nil : .array(message.notes.map(json))),
        ])
    }

    private static func json(_ place: Message.Place) -> JSONValue {
        .object([("line", .number(place.line)), ("column", .number(place.column))])
    }
}
