import VMGenModel

/// How tests speak of one request to the stub of the session.
struct RequestDouble {
    /// The request.
    let request: Request
    /// Which calls are the request's, as an argument of the stub: `https://example.com/rooms/*`; nil where all are.
    let address: String?

    /// The request of `spec` at `index`.
    init(_ index: Int, of spec: ViewModelSpec) {
        let request = spec.requests[index]
        self.request = request
        guard spec.requests.count > 1 else {
            address = nil
            return
        }
        let own = Self.pattern(request)
        let isShared = spec.requests.indices.contains { $0 != index && Self.pattern(spec.requests[$0]) == own }
        let method = request.method.text
        address = method == "GET" && !isShared ? own : "\(method) \(own)"
    }

    /// `text` as a literal of a body.
    static func literal(_ text: String) -> String {
        if text.contains("\n") { return "#\"\"\"\n\(text)\n\"\"\"#" }
        let isRaw = text.contains("\"") || text.contains("\\")
        return isRaw ? "#\"\(text)\"#" : "\"\(text)\""
    }

    /// The URL of `request` without its query, `*` for what stands in it.
    private static func pattern(_ request: Request) -> String {
        var pattern = ""
        var depth = 0
        var previous: Character = " "
        for character in request.url.text {
            defer { previous = character }
            if depth > 0 {
                depth += character == "(" ? 1 : character == ")" ? -1 : 0
            } else if character == "(", previous == "\\" {
                pattern.removeLast()
                pattern += "*"
                depth = 1
            } else if character == "?" {
                break
            } else {
                pattern.append(character)
            }
        }
        return pattern
    }
}
