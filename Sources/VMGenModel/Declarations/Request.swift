import VMGenSpec

/// One entry of the `requests:` section.
///
///     fetchNumber: GET https://example.com/random?min=1
///       decode: [Int]
///       value: first
public struct Request: Sendable {
    /// Doc comment lines.
    public var documentation: [String]
    /// The name of the generated method.
    public var name: Fragment
    /// The parameters, as in a Swift signature: `search(query: String, page: Int): GET …`.
    public var parameters: [SwiftMethod.Parameter]
    /// `GET`, `POST`, …
    public var method: Fragment
    /// The URL as written, with `\(…)` where a parameter stands.
    public var url: Fragment
    /// Query parameters in order: name and Swift expression.
    public var query: [(name: Fragment, value: Fragment)] = []
    /// Headers in order: name and Swift expression.
    public var headers: [(name: Fragment, value: Fragment)] = []
    /// The body as a Swift expression of an `Encodable` value.
    public var body: Fragment?
    /// The statuses that count as success, as Swift patterns: `200`, `200..<300`. Empty: 200 alone.
    public var statuses: [Fragment] = []
    /// The type that the body is decoded as; nil where the body is not read.
    public var decode: Fragment?
    /// What of the decoded value is the answer, as a key path of names: `first`, `data.items`.
    public var value: Fragment?
    /// Whether that may be missing, as a question mark at its end says: decoding has failed then.
    package var mayLackValue = false
    /// The type of the answer, where `value` leaves it unclear.
    public var answerType: Fragment?
    /// Whether a line below it could not be read, so that nobody knows what it answers.
    package var isUnreadable = false

    /// Whether a query begins in the text of its URL, outside of what Swift fills in.
    package var hasQueryInURL: Bool {
        InterpolatedText(url.text).pieces.contains { piece in
            if case .text(let words) = piece { words.utf8.contains(UInt8(ascii: "?")) } else { false }
        }
    }

    /// The patterns of the statuses that count as success: 200 where the spec says none.
    package var expected: [String] { statuses.isEmpty ? ["200"] : statuses.map(\.text) }

    /// One of those, for an answer that is to be read.
    package var usualStatus: String {
        let digits = expected[0].prefix(while: \.isNumber)
        return digits.count == 3 ? String(digits) : "200"
    }

    /// One of each other pattern that is no range; empty where there is one pattern.
    package var otherStatuses: [String] {
        expected.dropFirst().filter { $0.utf8.count == 3 && $0.allSatisfy(\.isNumber) }
    }

    /// A status that is none of those; nil where that cannot be told.
    package var unexpectedStatus: Int? {
        [404, 500, 300].first { status in
            expected.allSatisfy { pattern in
                if let number = Int(pattern) { return number != status }
                let bounds = pattern.split { !$0.isNumber }.compactMap { Int($0) }
                guard bounds.count == 2 else { return false }
                return status < bounds[0] || status > bounds[1]
            }
        }
    }

    /// A request that asks for no more than its URL.
    package init(
        documentation: [String],
        name: Fragment,
        parameters: [SwiftMethod.Parameter],
        method: Fragment,
        url: Fragment
    ) {
        self.documentation = documentation
        self.name = name
        self.parameters = parameters
        self.method = method
        self.url = url
    }
}
