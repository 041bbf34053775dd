/// A flow of a spec that is written.
struct FlowDraft: Sendable {
    /// What it starts from.
    var sources: [String]
    /// Its steps.
    var steps: [String] = []
    /// What it ends in.
    var sink: String
    /// The steps and the sink behind `catch`; nil without one.
    var caught: [String]?
    /// Whether each step has a line of its own.
    var isTall = false

    /// The steps that can go without the types of the others changing.
    var removableSteps: [Int] {
        let same = [
            "filter", "distinct", "debounce", "throttle", "delay", "skip", "take", "start", "share", "do", "swift",
        ]
        return steps.indices.filter { index in
            same.contains { steps[index] == $0 || steps[index].hasPrefix($0 + " ") }
        }
    }

    /// Whether it has several sources of which any can go.
    var isMerge: Bool {
        guard sources.count > 1, let first = steps.first else { return sources.count > 1 }
        return !first.hasPrefix("combine") && !first.hasPrefix("zip")
    }

    /// Whether it ends in the output or state called `name`.
    func ends(in name: String) -> Bool {
        sink == name || sink.hasPrefix("set \(name) = ") || sink == ".\(name)" || sink.hasPrefix(".\(name)(")
    }

    /// The flow's lines, indented as they stand in the spec.
    var lines: [String] {
        let head = "  - " + sources.joined(separator: ", ")
        let chain = (steps + [sink]).map { "-> " + $0 }
        let isTall = isTall || steps.contains { $0.contains("\n") }
        let tall = chain.flatMap { part -> [String] in
            let parts = part.split(separator: "\n").map(String.init)
            return ["      " + parts[0]] + parts.dropFirst().map { "          " + $0 }
        }
        var lines = isTall ? [head] + tall : [([head] + chain).joined(separator: " ")]
        if let caught { lines.append("      catch " + caught.map { "-> " + $0 }.joined(separator: " ")) }
        return lines
    }
}
