extension SpecDraft {
    private static let order = [
        "view-model", "runtime", "transform", "imports", "types", "errors", "init", "variables", "services", "requests",
        "inputs", "outputs", "state", "logic", "flows", "tests", "samples", "scenarios",
    ]

    /// The text of the spec.
    public var specText: String {
        if let changedText { return changedText }
        var blocks: [String] = []
        for key in Self.order {
            guard let section = sections.first(where: { $0.key == key }) else { continue }
            let isEmpty = section.head.isEmpty || section.head == "|" || Self.headIsKind.contains(key)
            if section.entries.isEmpty, isEmpty { continue }
            let head = section.head.isEmpty ? "\(key):" : "\(key): \(section.head)"
            let isTogether = features.contains("several on a line")
            let entries = isTogether ? Self.together(section.entries) : section.entries
            let lines = entries.enumerated().flatMap { index, entry in
                isDocumented && Self.isCommented.contains(key) ? Self.commented(entry, index, in: key) : entry.lines
            }
            blocks.append(([head] + lines).joined(separator: "\n"))
        }
        return blocks.joined(separator: "\n") + "\n"
    }

    /// The entries with ports that follow each other and differ in their names alone on one line.
    private static func together(_ entries: [Entry]) -> [Entry] {
        var result: [Entry] = []
        for entry in entries {
            guard case .port(let port) = entry, !port.isCase, port.persist == nil, port.made == nil,
                case .port(var before)? = result.last, !before.isCase, before.persist == nil, before.made == nil,
                before.head == port.head, before.tail == port.tail
            else {
                result.append(entry)
                continue
            }
            before.name += ", \(port.name)"
            result[result.count - 1] = .port(before)
        }
        return result
    }

    /// The text of the spec without its flows and scenarios: what declares.
    var declarationText: String {
        var draft = self
        draft.sections.removeAll { ["flows", "scenarios", "samples"].contains($0.key) }
        return draft.specText
    }

    private static let isCommented: Set<String> = ["init", "inputs", "outputs", "state", "logic", "flows", "requests"]

    /// The lines of `entry` with comments.
    private static func commented(_ entry: Entry, _ index: Int, in key: String) -> [String] {
        let mark = index.isMultiple(of: 2) && key != "flows" ? "##" : "#"
        return ["  \(mark) Number \(index) of \(key): \"quoted\", `code`, 50 % \\ */ -> x."] + entry.lines
    }

    private static let headIsKind: Set<String> = ["inputs", "outputs", "state"]

    /// The Swift file with the types that the spec names; nil where it names none.
    public var domainText: String {
        let spec = specText
        var wanted: Set<String> = []
        var known = spec + (logicText ?? "")
        var found = true
        while found {
            found = false
            for (name, lines) in domain where !wanted.contains(name) && known.contains(name) {
                wanted.insert(name)
                known += lines.joined()
                found = true
            }
        }
        let blocks = domain.filter { wanted.contains($0.name) }.map { $0.lines.joined(separator: "\n") }
        let text = ([importText] + blocks).joined(separator: "\n\n") + "\n"
        return features.contains("types") ? Names.replacing("Tab", by: "\(name)ViewModel.Tab", in: text) : text
    }

    /// The Swift file with the methods of the logic; nil where there are none.
    public var logicText: String? {
        let methods = methods
        if methods.isEmpty { return nil }
        let bodies = methods.map { method in
            var lines = ["    func \(method.declaration) {"]
            if method.takesState, method.writesState { lines += stateLines.map { "        " + $0 } }
            if let value = method.returning { lines.append("        return " + value) }
            return (lines + ["    }"]).joined(separator: "\n")
        }
        let open = "extension \(name)ViewModel {\n"
        return importText + "\n\n" + open + bodies.joined(separator: "\n\n") + "\n}\n"
    }

    /// The outputs that flows and logic feed.
    private var logicFeeds: [String] {
        let flows = sections.first { $0.key == "flows" }?.entries ?? []
        return flows.flatMap(\.lines).compactMap { line in
            line.hasPrefix("  - logic -> ") ? String(line.dropFirst("  - logic -> ".count)) : nil
        }
    }

    /// Statements that use all that a `State` has.
    private var stateLines: [String] {
        let fed = flows.flatMap { [$0.sink, $0.caught?.last ?? ""] }
        var lines: [String] = []
        for port in ports("outputs") + ports("state") where !port.isField && !port.isCase {
            if port.element.text.contains(SpecWriter.parameter) { continue }
            let name = Names.quoted(port.name)
            if flows.contains(where: { flow in flow.steps.contains { ($0 + " ").contains(" while \(port.name) ") } }) {
                continue
            }
            if !port.hasValue, fed.contains(port.name), !logicFeeds.contains(port.name) { continue }
            if port.hasValue {
                lines.append("state.\(name) = \(port.element.literal(2, known: true))")
            } else if port.element == .void {
                lines.append("state.\(name)()")
            } else {
                lines.append("state.\(name)(\(port.element.literal(2, known: true)))")
            }
        }
        return lines
    }

    private var importText: String {
        switch runtime {
        case .rxswift: "import Foundation\nimport RxCocoa\nimport RxRelay\nimport RxSwift"
        case .combine: "import CombineShim\nimport Foundation"
        }
    }
}
