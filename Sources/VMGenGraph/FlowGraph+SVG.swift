extension FlowGraph {
    /// The graph as a picture that needs nothing beside it: no fonts, no scripts, no styles of a page.
    package var svg: String {
        let layout = GraphLayout(self)
        let width = Self.number(layout.width)
        let height = Self.number(layout.height + Self.legendHeight)
        var text = """
            <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)" viewBox="0 0 \(width) \(height)" \
            font-family="SFMono-Regular, Menlo, Consolas, 'DejaVu Sans Mono', monospace" font-size="11.5">
            <title>What feeds what in \(Self.escaped(title))</title>
            <defs>\(Self.markers)</defs>
            <rect width="\(width)" height="\(height)" fill="#ffffff"/>
            <text x="\(Self.number(GraphLayout.margin))" y="20" font-size="14" font-weight="bold" fill="#1b1f24">\(Self.escaped(title))</text>

            """
        for (index, edge) in edges.enumerated() { text += Self.path(edge, layout.routes[index], below: layout.height) }
        for (index, node) in nodes.enumerated() { text += Self.shape(node, layout.boxes[index]) }
        return text + legend(at: layout.height) + "</svg>\n"
    }

    private static let legendHeight = 26.0

    private static let markers = [Relation.flow, .reads, .fails, .flag, .ends].map { relation in
        "<marker id=\"\(name(relation))\" viewBox=\"0 0 8 8\" refX=\"7.5\" refY=\"4\" markerWidth=\"7\" markerHeight=\"7\" "
            + "orient=\"auto\"><path d=\"M0 0.5 8 4 0 7.5z\" fill=\"\(GraphStyle.line(of: relation))\"/></marker>"
    }.joined()

    private static func name(_ relation: Relation) -> String {
        switch relation {
        case .flow: "flow"
        case .reads: "reads"
        case .fails: "fails"
        case .flag: "flag"
        case .ends: "ends"
        }
    }

    private static func path(_ edge: Edge, _ route: [(x: Double, y: Double)], below: Double) -> String {
        let (start, end) = (route[0], route[route.count - 1])
        var d = "M\(number(start.x)) \(number(start.y))"
        if end.x <= start.x {
            // Back to the left: around the boxes, a little below them.
            let y = max(start.y, end.y) + 34
            d +=
                " C\(number(start.x + 46)) \(number(y)) \(number(end.x - 46)) \(number(y)) \(number(end.x)) \(number(end.y))"
        } else {
            for (from, to) in zip(route, route.dropFirst()) {
                let half = (to.x - from.x) / 2
                d +=
                    " C\(number(from.x + half)) \(number(from.y)) \(number(to.x - half)) \(number(to.y)) \(number(to.x)) \(number(to.y))"
            }
        }
        let dash = GraphStyle.isDashed(edge.relation) ? " stroke-dasharray=\"4 3\"" : ""
        return
            "<path d=\"\(d)\" fill=\"none\" stroke=\"\(GraphStyle.line(of: edge.relation))\" stroke-width=\"1.3\"\(dash) "
            + "marker-end=\"url(#\(name(edge.relation)))\"/>\n"
    }

    private static func shape(_ node: Node, _ box: GraphLayout.Box) -> String {
        let style = GraphStyle.of(node.kind)
        let line = node.isChanged ? GraphStyle.changed : style.line
        let radius =
            switch node.kind {
            case .input: box.height / 2
            case .steps, .call: 7.0
            case .output, .state, .work, .failure: 2.0
            }
        let weight = node.isChanged ? "2.6" : "1.2"
        let dash = node.kind == .state ? " stroke-dasharray=\"6 2\"" : ""
        var text =
            "<rect x=\"\(number(box.x))\" y=\"\(number(box.y))\" width=\"\(number(box.width))\" height=\"\(number(box.height))\" "
        text +=
            "rx=\"\(number(min(radius, 14)))\" fill=\"\(style.fill)\" stroke=\"\(line)\" stroke-width=\"\(weight)\"\(dash)/>\n"
        if node.kind == .work {
            for x in [box.x + 4, box.x + box.width - 4] {
                text +=
                    "<path d=\"M\(number(x)) \(number(box.y))v\(number(box.height))\" stroke=\"\(line)\" stroke-width=\"1\"/>\n"
            }
        }
        for (index, row) in node.lines.enumerated() {
            let isFaint = index > 0 && node.kind != .steps && node.kind != .failure
            let colour = isFaint ? "#57626e" : "#1b1f24"
            let y = box.y + 17 + Double(index) * 15
            text +=
                "<text x=\"\(number(box.x + box.width / 2))\" y=\"\(number(y))\" text-anchor=\"middle\" fill=\"\(colour)\""
            text += "\(index == 0 && !node.name.isEmpty ? " font-weight=\"bold\"" : "")>\(escaped(row))</text>\n"
        }
        return text
    }

    /// What the colours mean, for the kinds that the graph has.
    private func legend(at y: Double) -> String {
        var x = GraphLayout.margin
        var text = ""
        for kind in Kind.allCases where nodes.contains(where: { $0.kind == kind }) {
            let style = GraphStyle.of(kind)
            text +=
                "<rect x=\"\(Self.number(x))\" y=\"\(Self.number(y))\" width=\"14\" height=\"11\" rx=\"2\" fill=\"\(style.fill)\" stroke=\"\(style.line)\"/>"
            text +=
                "<text x=\"\(Self.number(x + 19))\" y=\"\(Self.number(y + 10))\" font-size=\"10.5\" fill=\"#57626e\">\(kind.rawValue)</text>\n"
            x += 34 + Double(kind.rawValue.count) * 6.6
        }
        return text
    }

    /// A number with one digit behind the point at most: the same on every machine.
    private static func number(_ value: Double) -> String {
        let tenths = Int((value * 10).rounded())
        let sign = tenths < 0 ? "-" : ""
        let rest = abs(tenths) % 10
        return "\(sign)\(abs(tenths) / 10)" + (rest == 0 ? "" : ".\(rest)")
    }

    private static func escaped(_ text: String) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"": result += "&quot;"
            case let scalar where scalar.value < 0x20: result += " "
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }
}
