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
