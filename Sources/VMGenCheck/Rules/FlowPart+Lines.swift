import VMGenDiagnostics
import VMGenModel
import VMGenSpec

/// The lines of flows, and those below them.
extension FlowPart {
    /// `arrow` ends a line, and what it leads to is `next`, the line below.
    static func arrowAtEnd(_ arrow: Fragment, before next: Fragment) -> Finding {
        let part = SwiftText.split(next, on: "->")[0].text
        return error(
            "an arrow stands at the start of the line that goes on with the flow: `-> \(part)`",
            at: arrow.range
        )
    }

    /// `line` is `flow` in quotes.
    static func quoted(_ line: Fragment, flow: Fragment) -> Finding {
        error("a flow stands without quotes: `- \(flow.text)`", at: line.range)
    }

    /// What is wrong with `line` where a colon stands behind its first name, and the flow without it; nil where none does, and where
    /// nobody knows whether what follows is where the flow starts. `isStep` tells what stands only behind an arrow.
    static func checkColon(_ line: Fragment, isStep: (Fragment) -> Bool) -> (Finding, flow: Fragment)? {
        var cursor = TextCursor(line)
        guard let name = cursor.identifier(), line.text.dropFirst(name.text.count).hasPrefix(": "),
            line.text.contains("->"), checkURL(line) == nil
        else { return nil }
        let rest = line.slice(name.text.utf8.count + 1, line.text.utf8.count)
        let place = line.slice(0, name.text.utf8.count + 1).range
        let first = SwiftText.split(rest, on: "->")[0]
        if first.isEmpty || isStep(first) {
            let head = first.isEmpty ? "\(name.text) " : "\(name.text) -> "
            // There is room before it: it is indented.
            let range = SourceRange(rest.range.lower - head.utf8.count, rest.range.upper)
            let flow = Fragment(head + rest.text, range)
            return (error("an arrow stands behind the source, and no colon: `- \(flow.text)`", at: place), flow)
        }
        guard first.text.utf8.allSatisfy({ $0.isNamePart || $0.isBlank || $0 == UInt8(ascii: ",") }) else { return nil }
        return (error("a flow has no name; leave `\(name.text):` out: `- \(rest.text)`", at: place), rest)
    }

    /// What is wrong with `line`, a flow, where a URL stands in it without quotes; nil where none does.
    static func checkURL(_ line: Fragment) -> Finding? {
        guard line.text.contains("://"), let mark = SwiftComment.mark(in: line) else { return nil }
        let start = mark.lower - line.range.lower
        let before = line.slice(0, start).text
        guard before.hasSuffix(":"), before.dropLast().last?.isLetter == true else { return nil }
        return error(
            "a request is declared under `requests`, `load: GET https://…`, and a flow runs it by its name, `latest load`",
            at: mark
        )
    }

    /// What is wrong with `line` below a flow where it begins with a word that stands behind a call; nil for others.
    static func below(_ line: Fragment) -> Finding? {
        let words = line.allWords
        let parts = SwiftText.split(line, on: "->")
        guard !parts[0].allWords.contains(where: failures.contains) else { return nil }
        guard let word = words.first, WorkClause(rawValue: word) != nil else {
            if parts.count == 1 {
                return error("what goes on with a flow starts with an arrow: `-> \(line.text)`", at: line.range)
            }
            if words.first == "else" {
                let message =
                    "a flow has no `else`; what the `filter` leaves out goes another way in a flow of its own, from the same source "
                    + "and with the opposite `filter`"
                return error(message, at: line.range)
            }
            return error("a flow starts with a dash, in the column of the others: `- \(line.text)`", at: line.range)
        }
        let form = SwiftText.split(line, on: "->")[0].text
        return error("`\(word)` stands behind the call of the flow itself: `… \(form) -> …`", at: line.range)
    }

    /// Words that people begin the flow of a failure with.
    private static let failures: Set<String> = [
        "catch", "error", "errors", "except", "fail", "failure", "onError", "onFailure", "otherwise", "rescue",
    ]
}
