/// Prints what changed between two versions of some view models.
package struct ContractReport {
    /// The changes of one view model.
    package struct Entry {
        /// Its name.
        let name: String
        /// Its spec.
        let path: String
        /// What changed.
        let changes: [ContractChange]
        /// The graph of what feeds what, as Mermaid, with what changed coloured; nil for none.
        let graph: String?

        /// Makes it of its parts.
        package init(name: String, path: String, changes: [ContractChange], graph: String? = nil) {
            self.name = name
            self.path = path
            self.changes = changes
            self.graph = graph
        }
    }

    /// How it is printed.
    package enum Format: String, CaseIterable {
        case text, markdown, json
    }

    private let entries: [Entry]
    private let base: String
    private let broken: [String]

    /// Takes the changes since `base`, view models without any left out.
    ///
    /// - Parameter broken: the specs with errors, of which nobody knows what changed.
    package init(_ entries: [Entry], since base: String, without broken: [String] = []) {
        self.entries = entries.filter { !$0.changes.isEmpty }
        self.base = base
        self.broken = broken
    }

    /// Whether anything changed that breaks what somebody has.
    package var isBreaking: Bool { entries.contains { $0.changes.contains { !$0.breaks.isEmpty } } }

    /// It in `format`.
    package func text(_ format: Format) -> String {
        switch format {
        case .text: plain
        case .markdown: markdown
        case .json: json
        }
    }

    private var summary: String {
        let changes = entries.flatMap(\.changes)
        let breaking = changes.count { !$0.breaks.isEmpty }
        let models = entries.count == 1 ? "1 view model" : "\(entries.count) view models"
        let all = changes.count == 1 ? "1 change" : "\(changes.count) changes"
        let nothing = broken.isEmpty ? "Nothing changed" : "Nothing else changed"
        let known =
            entries.isEmpty ? "\(nothing) since \(base)." : "\(all) of \(models) since \(base), \(breaking) breaking."
        guard !broken.isEmpty else { return known }
        return
            "\(broken.count == 1 ? "1 spec has errors and was" : "\(broken.count) specs have errors and were") left out. "
            + known
    }

    private var plain: String {
        var text = ""
        for entry in entries {
            text += "\(entry.name) (\(entry.path))\n"
            for change in Self.sorted(entry.changes) {
                text += "  \(Self.mark(change)) \(change.sentence)\n"
            }
            text += "\n"
        }
        return text + summary + "\n"
    }

    private static func mark(_ change: ContractChange) -> String {
        change.breaks.isEmpty ? "-" : "! breaking for \(Self.list(change.breaks)):"
    }

    private static func list(_ audiences: [ContractChange.Audience]) -> String {
        let names = audiences.map(\.rawValue)
        guard names.count > 1 else { return names.joined() }
        return names.dropLast().joined(separator: ", ") + " and " + names[names.count - 1]
    }

    /// What breaks something first, each half in its order.
    private static func sorted(_ changes: [ContractChange]) -> [ContractChange] {
        changes.filter { !$0.breaks.isEmpty } + changes.filter(\.breaks.isEmpty)
    }

    private var markdown: String {
        var text = "## What changed for those who use the view models\n\n\(summary)\n"
        for entry in entries {
            text += "\n### \(entry.name)\n\n`\(entry.path)`\n\n"
            for change in Self.sorted(entry.changes) {
                let head = change.breaks.isEmpty ? "" : "**Breaking for \(Self.list(change.breaks)):** "
                text += "- \(head)\(change.sentence).\n"
            }
            if let graph = entry.graph {
                text += "\n<details><summary>What feeds what</summary>\n\n```mermaid\n\(graph)```\n\n</details>\n"
            }
        }
        return text
    }

    private var json: String {
        let models = entries.map { entry in
            let changes = entry.changes.map { change in
                let breaks = change.breaks.map { JSONText.string($0.rawValue) }.joined(separator: ", ")
                return """
                            {
                              "subject": \(JSONText.string(change.subject.rawValue)),
                              "action": \(JSONText.string(change.action.rawValue)),
                              "name": \(JSONText.string(change.name)),
                              "sentence": \(JSONText.string(change.sentence)),
                              "breaks": [\(breaks)]
                            }
                    """
            }
            return """
                    {
                      "name": \(JSONText.string(entry.name)),
                      "spec": \(JSONText.string(entry.path)),
                      "changes": [
                \(changes.joined(separator: ",\n"))
                      ]
                    }
                """
        }
        let list = models.isEmpty ? "[]" : "[\n\(models.joined(separator: ",\n"))\n  ]"
        return """
            {
              "base": \(JSONText.string(base)),
              "isBreaking": \(isBreaking),
              "leftOut": [\(broken.map(JSONText.string).joined(separator: ", "))],
              "viewModels": \(list)
            }

            """
    }
}

/// Text of JSON.
enum JSONText {
    /// `text` as a string of JSON, with its quotes.
    static func string(_ text: String) -> String {
        var result = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": result += "\\\""
            case "\\": result += "\\\\"
            case "\n": result += "\\n"
            case let scalar where scalar.value < 0x20 || scalar.value == 0x7F:
                let digits = String(scalar.value, radix: 16)
                result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result + "\""
    }
}
