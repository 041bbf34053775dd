/// One request as a method.
struct RequestPlan: Sendable {
    /// The method's name and parameters.
    var signature: String
    /// Doc comment lines.
    var documentation: [String]
    /// The request as the spec writes it: `GET https://example.com/random`.
    var line: String
    /// What it gives, in words.
    var summary: String
    /// The URL as the content of a string literal.
    var url: String
    /// What is put behind the URL.
    var query: QueryPlan
    /// The HTTP method; nil for `GET`.
    var method: String?
    /// Headers in order: the name, and the value as Swift.
    var headers: [HeaderPlan]
    /// The body as Swift; nil without one.
    var body: String?
    /// Whether it says of which type the body is.
    var setsContentType: Bool
    /// The session that it asks.
    var session: String
    /// The type that the answer is decoded as; nil where it is not read.
    var decode: String?
    /// What of the decoded value is the answer, as a key path of names; nil for all of it.
    var value: String?
    /// Whether that may be missing.
    var isOptionalValue: Bool
    /// The type of the answer.
    var answer: String
    /// The statuses that count as success.
    var status: Status
    /// How the runtime writes it.
    var form: RequestForm
    /// What it fails with where there is no URL.
    var urlError: String
    /// What it fails with at another status.
    var statusError: String
    /// What it fails with where the decoded value lacks the answer.
    var decodingError: String

    /// Whether it is no more than its URL.
    var isPlain: Bool { method == nil && headers.isEmpty && body == nil }

    /// The statuses that count as success.
    enum Status: Sendable {
        /// One number.
        case number(String)
        /// One pattern: `200..<300`.
        case pattern(String)
        /// Several patterns of an optional number: `200?`, `(300..<400)?`.
        case patterns([String])
    }
}

/// What is put behind the URL of a request.
struct QueryPlan: Sendable {
    /// Its items in order.
    var items: [QueryItemPlan]
    /// Whether the URL has a query of its own.
    var extendsURL: Bool

    /// Whether an item may be missing.
    var hasOptional: Bool { items.contains { $0.optional != nil } }
    /// Whether nothing may be left to put there.
    var isOptional: Bool { !extendsURL && items.allSatisfy { $0.optional != nil } }
}

/// One item of a query.
struct QueryItemPlan: Sendable {
    /// The name as it stands in the URL.
    var name: String
    /// The value as Swift, which names what `optional` holds `$0`.
    var value: String
    /// What has to be there for the item to be there; nil where it always is.
    var optional: String?
}

/// One header of a request.
struct HeaderPlan: Sendable {
    /// The name.
    var name: String
    /// The value as Swift.
    var value: String
}
