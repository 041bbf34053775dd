import VMGenModel
import VMGenSpec

extension RequestPlan: TemplateRecord {
    package static let contract = TemplateContract<RequestPlan>(
        "request",
        "One request as a method.",
        [
            .text("signature", "the method's name and parameters") { $0.signature },
            .comments("documentation", "doc comment lines, without `///`") { $0.request.documentation },
            .comment("line", "the request as the spec writes it") { plan in
                CommentText("\(plan.request.method.text) \(plan.request.url.text)")
            },
            .comment("summary", "what it gives, in words") { CommentText($0.summary) },
            .text("url", "the URL as a string literal") { $0.url },
            .record("query", "what is put behind the URL") { $0.query },
            .flag("isPlain", "whether it is no more than its URL") { $0.isPlain },
            .literal("method", "the HTTP method as a string literal; empty for `GET`") { $0.method },
            .records("headers", "headers in order") { $0.headers },
            .text("body", "the body as Swift; empty without one") { $0.marked($0.request.body) },
            .flag("setsContentType", "whether it says of which type the body is") { $0.setsContentType },
            .text("session", "the session that it asks") { $0.session },
            .record("constants", "what the method calls its constants and variables") { $0.constants },
            .text("decode", "the type that the answer is decoded as; empty where it is not read") {
                $0.marked($0.request.decode)
            },
            .text("value", "what of the decoded value is the answer; empty for all of it") {
                $0.marked($0.request.value)
            },
            .flag("isOptionalValue", "whether that may be missing") { $0.isOptionalValue },
            .text("returns", "the type of its stream") { $0.form.type(of: $0.answer) },
            .comment("verb", "what the stream does with a value: `emits`") { CommentText($0.form.verb) },
            .text("task", "the method of the session") { $0.form.task },
            .text("check", "the operator that looks at the response, whose closure may throw") { $0.form.check },
            .text("hop", "the call that goes to the main thread") { $0.form.hop },
            .texts("ending", "the calls behind that, the last ones of the chain") { $0.form.ending },
            .record("status", "the statuses that count as success") { $0.status },
            .text("urlFailure", "the stream that fails where there is no URL") { plan in
                plan.form.failing(with: plan.failure(.url, or: "URLError(.badURL)"))
            },
            .text("bodyFailure", "the stream that fails with `error`, where there is no body") { request in
                request.form.failing(with: "error")
            },
            .text("statusError", "what it fails with at another status") { plan in
                plan.failure(.status, or: "URLError(.badServerResponse)")
            },
            .text("decodingError", "what it fails with where the decoded value lacks the answer") { plan in
                plan.failure(.decoding, or: "URLError(.cannotParseResponse)")
            },
        ]
    )
}

extension RequestPlan {
    /// What the spec says there; empty for nothing.
    fileprivate func marked(_ text: Fragment?) -> String { text.map(spec.marked) ?? "" }
}

extension RequestConstants: TemplateRecord {
    package static let contract = TemplateContract<RequestConstants>(
        "request constants",
        "What the method of a request calls its constants and variables: as nothing that the request speaks of.",
        [
            .text("components", "the URL without its query: `components`") { $0.apart("components") },
            .text("items", "the items of the query, some of which may be missing: `queryItems`") {
                $0.apart("queryItems")
            },
            .text("url", "the URL: `url`") { $0.apart("url") },
            .text("request", "what the session is asked with: `urlRequest`") { $0.apart("urlRequest") },
        ]
    )
}

extension RequestPlan.Status: TemplateRecord {
    package static let contract = TemplateContract<RequestPlan.Status>(
        "status",
        "The statuses that count as success: one of the three.",
        [
            .text("number", "one number; empty for anything else") { $0.number },
            .text("pattern", "one pattern: `200..<300`; empty for anything else") { $0.pattern },
            .texts("patterns", "several patterns of an optional number; empty for anything else") { $0.list },
        ]
    )

    private var number: String {
        switch self {
        case .number(let number): number
        case .pattern, .patterns: ""
        }
    }

    private var pattern: String {
        switch self {
        case .pattern(let pattern): pattern
        case .number, .patterns: ""
        }
    }

    private var list: [String] {
        switch self {
        case .patterns(let patterns): patterns
        case .number, .pattern: []
        }
    }
}

extension QueryPlan: TemplateRecord {
    package static let contract = TemplateContract<QueryPlan>(
        "query",
        "What is put behind the URL of a request.",
        [
            .records("items", "its items in order") { $0.items },
            .flag("hasOptional", "whether an item may be missing") { $0.hasOptional },
            .flag("isOptional", "whether nothing may be left to put there") { $0.isOptional },
            .flag("extendsURL", "whether the URL has a query of its own") { $0.extendsURL },
        ]
    )
}

extension QueryItemPlan: TemplateRecord {
    package static let contract = TemplateContract<QueryItemPlan>(
        "query item",
        "One item of a query.",
        [
            .literal("name", "the name as it stands in the URL, as a string literal") { $0.name },
            .text("value", "the value as Swift; it names what `optional` holds `$0`") { $0.value },
            .text("optional", "what has to be there for the item to be there; empty where it always is") {
                $0.optional ?? ""
            },
        ]
    )
}

extension HeaderPlan: TemplateRecord {
    package static let contract = TemplateContract<HeaderPlan>(
        "header",
        "One header of a request.",
        [
            .literal("name", "the name as a string literal") { $0.name },
            .text("value", "the value as Swift") { $0.value },
        ]
    )
}
