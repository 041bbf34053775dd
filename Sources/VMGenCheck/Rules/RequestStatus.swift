import VMGenModel
import VMGenSpec

/// An expected status that no answer has.
enum RequestStatus: Rule {
    package static let id = "request-status"

    /// Writes the statuses of `request` as Swift patterns, and reports those that are none.
    static func check(_ request: inout Request) -> [Finding] {
        var findings: [Finding] = []
        for index in request.statuses.indices {
            let status = request.statuses[index]
            if let family = family(status.text) {
                request.statuses[index].text = "\(family)00..<\(family + 1)00"
                continue
            }
            let isHalfOpen = SwiftText.cut(status, at: "..<") != nil
            let ends = SwiftText.cut(status, at: isHalfOpen ? "..<" : "...").map { [$0.0, $0.1] } ?? [status]
            let numbers = ends.compactMap { Int($0.text) }
            guard numbers.count == ends.count, let first = numbers.first, let last = numbers.last else {
                let message = "`\(status.text)` is no status; write a number, a range such as `200..<300`, or `2xx`"
                findings.append(error(message, at: status.range))
                continue
            }
            let limit = isHalfOpen ? 600 : 599
            if let wrong = zip(ends, numbers).first(where: { !(100...limit).contains($0.1) }) {
                let message = "there is no status \(wrong.1); they go from 100 to 599"
                findings.append(error(message, at: wrong.0.range))
            } else if isHalfOpen ? first >= last : first > last {
                findings.append(error("`\(status.text)` holds no status", at: status.range))
            }
        }
        return findings
    }

    /// The first digit of `2xx`; nil for anything else.
    private static func family(_ text: String) -> Int? {
        guard text.utf8.count == 3, text.lowercased().hasSuffix("xx"), let digit = Int(text.prefix(1)) else {
            return nil
        }
        return (1...5).contains(digit) ? digit : nil
    }
}
