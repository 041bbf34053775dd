import VMGenModel
import VMGenSpec

/// One request as a method.
package struct RequestPlan: Sendable {
    /// The method's name and parameters.
    package var signature: String
    /// Doc comment lines.
    package var documentation: [String]
    /// The request as the spec writes it: `GET https://example.com/random`.
    package var line: String
    /// What it gives, in words.
    package var summary: String
    /// The URL as a string literal.
    package var url: String
    /// What is put behind the URL.
    package var query: QueryPlan
    /// The HTTP method; nil for `GET`.
    package var method: SwiftLiteral?
    /// Headers in order: the name, and the value as Swift.
    package var headers: [HeaderPlan]
    /// The body as Swift; nil without one.
    package var body: String?
    /// Whether it says of which type the body is.
    var setsContentType: Bool
    /// The session that it asks.
    package var session: String
    /// The type that the answer is decoded as; nil where it is not read.
    package var decode: String?
    /// What of the decoded value is the answer, as a key path of names; nil for all of it.
    package var value: String?
    /// Whether that may be missing.
    var isOptionalValue: Bool
    /// The type of the answer.
    package var answer: String
    /// The statuses that count as success.
    package var status: Status
    /// How the runtime writes it.
    package var form: RequestForm
    /// What it fails with where there is no URL.
    var urlError: String
    /// What it fails with at another status.
    var statusError: String
    /// What it fails with where the decoded value lacks the answer.
    var decodingError: String

    /// Whether it is no more than its URL.
    package var isPlain: Bool { method == nil && headers.isEmpty && body == nil }

    /// The statuses that count as success.
    package enum Status: Sendable {
        /// One number.
        case number(String)
        /// One pattern: `200..<300`.
        case pattern(String)
        /// Several patterns of an optional number: `200?`, `(300..<400)?`.
        case patterns([String])
    }
}

/// What is put behind the URL of a request.
package struct QueryPlan: Sendable {
    /// Its items in order.
    package var items: [QueryItemPlan]
    /// Whether the URL has a query of its own.
    var extendsURL: Bool

    /// Whether an item may be missing.
    var hasOptional: Bool { items.contains { $0.optional != nil } }
    /// Whether nothing may be left to put there.
    package var isOptional: Bool { !extendsURL && items.allSatisfy { $0.optional != nil } }
}

/// One item of a query.
package struct QueryItemPlan: Sendable {
    /// The name as it stands in the URL.
    package var name: SwiftLiteral
    /// The value as Swift, which names what `optional` holds `$0`.
    package var value: String
    /// What has to be there for the item to be there; nil where it always is.
    var optional: String?
}

/// One header of a request.
package struct HeaderPlan: Sendable {
    /// The name.
    package var name: SwiftLiteral
    /// The value as Swift.
    package var value: String
}
