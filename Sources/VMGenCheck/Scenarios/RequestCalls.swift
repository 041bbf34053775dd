import VMGenDiagnostics
import VMGenModel
import VMGenSpec

/// Reads which calls of a request a scenario tells: a URL, what was sent, or both for each, with commas between them.
///
///     save was called with https://example.com/rooms/1 {"name": "Kim"}
struct RequestCalls {
    /// The request.
    let request: Request
    /// What the line is held to.
    let checks: ScenarioChecks

    private var findings: Findings { checks.findings }

    /// The calls of `list`. What the last one sent may stand `below` the line. Nil where something is wrong, which is reported.
    func read(_ list: Fragment, below: Fragment?) -> [ScenarioRequest]? {
        let parts = parts(of: list)
        var calls: [ScenarioRequest] = []
        for part in parts {
            guard let call = call(part) else { return nil }
            calls.append(call)
        }
        if let below {
            guard calls.last?.body == nil else {
                return findings.refuse(LineShape.extraBlock(below.range, below: list.text))
            }
            guard let body = body(below) else { return nil }
            if calls.isEmpty { calls.append(ScenarioRequest(url: nil, body: nil)) }
            calls[calls.count - 1].body = body
        }
        let uneven = calls.firstIndex {
            ($0.url == nil) != (calls[0].url == nil) || ($0.body == nil) != (calls[0].body == nil)
        }
        return uneven.map { findings.refuse(ScenarioUse.unevenCalls(parts[$0])) } ?? calls
    }

    /// The calls of `list`, each as it is written. A comma in a URL has no blank behind it.
    private func parts(of list: Fragment) -> [Fragment] {
        var parts: [Fragment] = []
        for part in SwiftText.split(list, on: ",") where !part.isEmpty {
            if let last = parts.last, last.range.upper + 1 == part.range.lower, last.isURL, !part.isURL {
                parts[parts.count - 1] = Fragment(
                    "\(last.text),\(part.text)",
                    SourceRange(last.range.lower, part.range.upper)
                )
            } else {
                parts.append(part)
            }
        }
        return parts
    }

    /// One call: `https://example.com/rooms/1 {"name": "Kim"}`, or one of the two.
    private func call(_ text: Fragment) -> ScenarioRequest? {
        guard text.text.hasPrefix("http") else {
            guard request.body != nil || text.looksLikeJSON, !text.text.hasPrefix("("), text.argumentLabel == nil else {
                return findings.refuse(ScenarioUse.requestCall(request, at: text))
            }
            return body(text).map { ScenarioRequest(url: nil, body: $0) }
        }
        var cursor = TextCursor(text)
        let url = cursor.word()
        if url?.text.contains("\\(") == true { return findings.refuse(ScenarioUse.urlWithHole(text)) }
        if cursor.isAtEnd { return ScenarioRequest(url: url, body: nil) }
        return body(cursor.rest).map { ScenarioRequest(url: url, body: $0) }
    }

    /// What was sent: JSON, or a Swift value. What both could be is the same as either.
    private func body(_ text: Fragment) -> ScenarioRequest.Body? {
        guard let sent = request.body else { return findings.refuse(ScenarioUse.noBody(request, body: text)) }
        if text.looksLikeJSON || (try? JSONText.kind(of: text.text)) != nil {
            return BadJSON.check(text, findings: findings).map { _ in .json(text.dedented) }
        }
        let type = request.parameters.first { $0.name == sent.text }.map { Fragment($0.type, text.range) }
        if type == nil, text.text.hasPrefix(".") { return findings.refuse(ScenarioUse.untypedBody(text)) }
        checks.check(text, type: type)
        return .value(text.dedented, type: type)
    }
}

extension Fragment {
    /// Whether it is a URL and nothing more.
    fileprivate var isURL: Bool { text.hasPrefix("http") && !text.contains(" ") }

    /// Whether it starts as JSON does and no value of Swift: an object, or a list of those.
    fileprivate var looksLikeJSON: Bool {
        let start = text.filter { !$0.isWhitespace }.prefix(2)
        return start.first == "{" || start == "[{"
    }
}
