import VMGenDiagnostics
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

    fileprivate static func isContinuation(_ entry: EntrySyntax) -> Bool {
        !entry.isItem && entry.content.text.hasPrefix("->")
    }
}

extension EntrySyntax {
    /// The same with the arrows that end it, or a line below it, in front of the line that follows, where they belong; the first
    /// is reported to `findings`.
    func withArrowsInFront(_ findings: Findings) -> EntrySyntax {
        var line = self
        if let arrow = line.moveArrows() { findings.add(arrow) }
        return line
    }

    /// Moves the arrows; what is wrong with the first of them, nil where there is none.
    private mutating func moveArrows() -> Finding? {
        var found: Finding?
        for index in block.indices {
            let before = index == 0 ? content : block[index - 1].content
            let next = block[index].content
            let arrow = "->"
            if before.text.hasSuffix(arrow), !block[index].isItem, !next.text.hasPrefix(arrow) {
                let length = before.text.utf8.count
                found = found ?? FlowPart.arrowAtEnd(before.slice(length - arrow.utf8.count, length), before: next)
                let rest = before.slice(0, length - arrow.utf8.count)
                if index == 0 { content = rest } else { block[index - 1].content = rest }
                // There is room before it: it is indented.
                let start = SourceRange(next.range.lower - arrow.utf8.count - 1, next.range.upper)
                block[index].content = Fragment("\(arrow) \(next.text)", start)
            }
            let below = block[index].moveArrows()
            found = found ?? below
        }
        return found
    }
}
