import VMGenSpec

/// By what tests tell the calls of one request from those of the others: the method and the URL, with `*` for what Swift fills in.
package struct RequestAddress: Hashable, Sendable {
    /// The method: `GET`.
    package let method: String
    /// The URL without its query: `https://example.com/rooms/*`.
    package let path: String
    /// The query, where some of it is always the same: `?type=movie*`; otherwise empty.
    package let query: String

    /// The address of `request`.
    package init(_ request: Request) {
        method = request.method.text
        var pattern = Pattern()
        for piece in InterpolatedText(request.url.text).pieces {
            switch piece {
            case .hole: pattern.leaveOpen()
            case .text(let text): pattern.add(text)
            }
        }
        let query = pattern.text.utf8.firstIndex(of: UInt8(ascii: "?"))
        path = String(pattern.text[..<(query ?? pattern.text.endIndex)])
        if query == nil, !request.query.isEmpty { pattern.text += "?" }
        for (index, item) in request.query.enumerated() {
            guard let value = Self.constant(item.value.text), Self.isPlain(item.name.text) else {
                pattern.leaveOpen()
                continue
            }
            // What stands before it may be missing, and its `&` with it.
            let sign = index > 0 && !pattern.endsOpen || index == 0 && query != nil ? "&" : ""
            pattern.add("\(sign)\(item.name.text)=\(value)")
        }
        let constants = pattern.text[(query ?? pattern.text.firstIndex(of: "?") ?? pattern.text.endIndex)...]
        self.query = constants.contains { $0 != "?" && $0 != "*" } ? String(constants) : ""
    }

    /// What `value` says wherever it is asked: the number, or the text of a literal that stands in a URL as it is.
    private static func constant(_ value: String) -> String? {
        if !value.isEmpty, value.utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }) {
            return value
        }
        guard value.count > 2, value.hasPrefix("\""), value.hasSuffix("\"") else { return nil }
        let text = String(value.dropFirst().dropLast())
        return isPlain(text) ? text : nil
    }

    /// Whether `text` stands in a URL as it is.
    private static func isPlain(_ text: String) -> Bool {
        text.unicodeScalars.allSatisfy {
            $0.isASCII && ($0.properties.isAlphabetic || "0123456789-._~".unicodeScalars.contains($0))
        }
    }

    /// A URL in which some is open.
    private struct Pattern {
        /// What is told of it so far.
        var text = ""

        /// Whether what comes next stands behind something that is open.
        var endsOpen: Bool { text.hasSuffix("*") }

        /// Anything may stand here.
        mutating func leaveOpen() {
            if !endsOpen { text += "*" }
        }

        /// Just this stands here.
        mutating func add(_ part: String) { text += part }
    }
}
