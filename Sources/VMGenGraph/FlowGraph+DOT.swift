extension FlowGraph {
    /// The graph in Graphviz' language.
    package var dot: String {
        var text = """
            digraph "\(Self.quoted(title))" {
                rankdir=LR
                node [fontname="Menlo, monospace", fontsize=11, style=filled]
                edge [color="\(GraphStyle.line(of: .flow))"]

            """
        for (index, node) in nodes.enumerated() {
            let style = GraphStyle.of(node.kind)
            let label = node.lines.map(Self.quoted).joined(separator: "\\n")
            let line = node.isChanged ? "\(GraphStyle.changed)\", penwidth=\"3" : style.line
            text +=
                "    n\(index) [label=\"\(label)\", shape=\(Self.shape(node.kind)), fillcolor=\"\(style.fill)\", color=\"\(line)\"]\n"
        }
        for kind in [Kind.input, .output] {
            let same = nodes.indices.filter { index in
                nodes[index].kind == kind
                    && !edges.contains { kind == .input ? $0.to == index : $0.from == index }
            }
            let rank = kind == .input ? "source" : "sink"
            guard !same.isEmpty else { continue }
            text += "    { rank=\(rank); \(same.map { "n\($0)" }.joined(separator: "; ")) }\n"
        }
        for edge in edges {
            var attributes: [String] = []
            if GraphStyle.isDashed(edge.relation) {
                attributes = ["style=dashed", "color=\"\(GraphStyle.line(of: edge.relation))\""]
            }
            let list = attributes.isEmpty ? "" : " [\(attributes.joined(separator: ", "))]"
            text += "    n\(edge.from) -> n\(edge.to)\(list)\n"
        }
        return text + "}\n"
    }

    private static func shape(_ kind: Kind) -> String {
        switch kind {
        case .input: "oval"
        case .output: "box"
        case .state: "cylinder"
        case .steps: "plaintext"
        case .work: "box3d"
        case .failure: "hexagon"
        case .call: "cds"
        }
    }

    private static func quoted(_ text: String) -> String {
        text.reduce(into: "") { result, character in
            if character == "\"" || character == "\\" { result += "\\" }
            result.append(character)
        }
    }
}
