import VMGenSpec

/// A line of `flows:`, or a `catch` below one, with the lines that continue it: those below that start with `->`.
struct FlowLines {
    /// The line and those that continue it, in order. Never empty.
    private(set) var all: [EntrySyntax]
    /// The lines below that do not continue it, each with those that continue them.
    private(set) var below: [FlowLines] = []

    /// Takes `line` and its block apart. A line that starts with `->` continues the one above it.
    init(_ line: EntrySyntax) {
        all = [line]
        for entry in line.block {
            let lines = FlowLines(entry)
            if !Self.isContinuation(entry) {
                below.append(lines)
            } else if below.isEmpty {
                all += lines.all
                below += lines.below
            } else {
                below[below.count - 1].all += lines.all
                below += lines.below
            }
        }
    }

    /// All of it as one line, at the place of the first.
    var text: Fragment {
        Fragment(all.map(\.content.text).joined(separator: " "), all[0].content.range)
    }

    private static func isContinuation(_ entry: EntrySyntax) -> Bool {
        !entry.isItem && entry.content.text.hasPrefix("->")
    }
}
