import VMGenCore
import VMGenDiagnostics

/// Messages as a log of the Static Analysis Results Interchange Format, version 2.1.0.
enum SARIFLog {
    /// The log with one run.
    static func value(of messages: [Message]) -> JSONValue {
        var rules: [String] = []
        for message in messages where !rules.contains(message.rule) { rules.append(message.rule) }
        return .object([
            ("$schema", "https://json.schemastore.org/sarif-2.1.0.json"),
            ("version", "2.1.0"),
            (
                "runs",
                .array([
                    .object([
                        ("tool", .object([("driver", driver(rules))])),
                        ("columnKind", "unicodeCodePoints"),
                        ("results", .array(messages.map { result($0, rules) })),
                    ])
                ])
            ),
        ])
    }

    private static func driver(_ rules: [String]) -> JSONValue {
        .object([
            ("name", "vmgen"),
            ("version", .string(CommandLineTool.version)),
            ("rules", .array(rules.map(rule))),
        ])
    }

    private static func rule(_ id: String) -> JSONValue {
        let explanation = RuleCatalog.entry(id: id)?.explanation
        return .object([
            ("id", .string(id)),
            ("shortDescription", explanation.map { text($0.title) }),
            ("fullDescription", explanation.map { text($0.reason) }),
        ])
    }

    private static func result(_ message: Message, _ rules: [String]) -> JSONValue {
        .object([
            ("ruleId", .string(message.rule)),
            ("ruleIndex", rules.firstIndex(of: message.rule).map(JSONValue.number)),
            ("level", .string(message.severity.rawValue)),
            ("message", text(message.text + (message.details.isEmpty ? "" : "\n" + message.details))),
            ("locations", message.path == nil ? nil : .array([location(message, withText: false)])),
            (
                "relatedLocations",
                message.notes.isEmpty ? nil : .array(message.notes.map { location($0, withText: true) })
            ),
        ])
    }

    private static func location(_ message: Message, withText: Bool) -> JSONValue {
        let region = message.start.map { start in
            JSONValue.object([
                ("startLine", .number(start.line)),
                ("startColumn", .number(start.column)),
                ("endLine", message.end.map { .number($0.line) }),
                ("endColumn", message.end.map { .number($0.column) }),
            ])
        }
        let artifact = message.path.map { JSONValue.object([("uri", .string(uri($0)))]) }
        return .object([
            ("physicalLocation", .object([("artifactLocation", artifact), ("region", region)])),
            ("message", withText ? text(message.text) : nil),
        ])
    }

    private static func text(_ text: String) -> JSONValue { .object([("text", .string(text))]) }

    /// `path` as a URI reference: `Sources/My%20App/Rooms.vm`, `file:///Users/me/Rooms.vm`.
    private static func uri(_ path: String) -> String {
        let kept = Set("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~/+".utf8)
        let encoded = path.utf8.map { byte in
            let digits = String(byte, radix: 16, uppercase: true)
            return kept.contains(byte)
                ? String(UnicodeScalar(byte)) : "%" + (digits.count == 1 ? "0" + digits : digits)
        }
        return (path.hasPrefix("/") ? "file://" : "") + encoded.joined()
    }
}
