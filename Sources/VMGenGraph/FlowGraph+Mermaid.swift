extension FlowGraph {
    /// The graph in Mermaid's language, as hosts draw it in Markdown.
    package var mermaid: String {
        var text = "flowchart LR\n"
        for (index, node) in nodes.enumerated() {
            let label = node.lines.map(Self.escaped).joined(separator: "<br>")
            let (open, close) = Self.brackets(node.kind)
            text +=
                "    n\(index)\(open)\"\(label)\"\(close):::\(node.kind.rawValue)\(node.isChanged ? "Changed" : "")\n"
        }
        for edge in edges { text += "    n\(edge.from) \(Self.arrow(edge.relation)) n\(edge.to)\n" }
        let used = Kind.allCases.filter { kind in nodes.contains { $0.kind == kind } }
        for kind in used {
            let style = GraphStyle.of(kind)
            let base = "fill:\(style.fill),stroke:\(style.line),color:#1b1f24"
            text += "    classDef \(kind.rawValue) \(base)\n"
            guard nodes.contains(where: { $0.kind == kind && $0.isChanged }) else { continue }
            text += "    classDef \(kind.rawValue)Changed \(base),stroke:\(GraphStyle.changed),stroke-width:3px\n"
        }
        return text
    }

    private static func brackets(_ kind: Kind) -> (String, String) {
        switch kind {
        case .input: ("([", "])")
        case .output: ("[", "]")
        case .state: ("[(", ")]")
        case .steps: ("(", ")")
        case .work: ("[[", "]]")
        case .failure: ("{{", "}}")
        case .call: (">", "]")
        }
    }

    private static func arrow(_ relation: Relation) -> String {
        switch relation {
        case .flow: "-->"
        case .reads: "-.->"
        case .fails: "-. fails .->"
        case .flag: "-. while .->"
        case .ends: "-. until .->"
        }
    }

    /// `text` without what Mermaid or HTML would take for their own.
    private static func escaped(_ text: String) -> String {
        var result = ""
        for character in text.unicodeScalars {
            switch character {
            case "\"", "<", ">", "&", "#", "`", "{", "}", ";": result += "#\(character.value);"
            default: result.unicodeScalars.append(character)
            }
        }
        return result
    }
}
