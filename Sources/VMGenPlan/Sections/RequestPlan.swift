import VMGenDiagnostics
import VMGenModel
import VMGenSpec

/// One request as a method of a view model.
package struct RequestPlan: Sendable {
    /// The request.
    let request: Request
    /// The view model that has it.
    let viewModel: ViewModelPlanner

    /// The plan of `request`, which reads outputs and states where they are `held`.
    init(request: Request, viewModel: ViewModelPlanner, held: [String: String]) {
        let own = Set(request.parameters.map(\.name))
        self.request =
            held.isEmpty
            ? request
            : request.mappingSwift { swift in
                let text = SwiftText.rewritingFreeNames(in: swift.text) { own.contains($0) ? nil : held[$0] }
                return Fragment(text, swift.range)
            }
        self.viewModel = viewModel
    }

    /// Where the outputs and states of `spec` are held that are not called so there, by their names.
    static func held(in spec: ViewModelSpec) -> [String: String] {
        (spec.outputs + spec.states).reduce(into: [:]) { held, port in
            let name = port.name.text
            if let path = spec.path(of: port), path != SwiftText.escaped(name) { held[name] = path }
        }
    }

    /// The spec.
    var spec: ViewModelSpec { viewModel.spec }

    /// How the runtime writes it.
    var form: RequestForm { spec.runtime.requests }

    /// The method's name and parameters.
    var signature: String {
        "\(SwiftText.escaped(request.name.text))(\(SwiftMethod.Parameter.list(request.parameters)))"
    }

    /// The session that it asks, through the view model where a parameter is called like it.
    var session: String {
        let name = viewModel.sessionName
        return request.parameters.contains { SwiftText.escaped($0.name) == name } ? "self.\(name)" : name
    }

    /// What its constants and variables are called.
    var constants: RequestConstants {
        let texts = request.query.map(\.value.text) + request.headers.map(\.value.text) + [request.url.text]
        let holes = texts.flatMap { InterpolatedText($0).pieces }.compactMap { piece in
            if case .hole(let swift) = piece { return swift }
            return nil
        }
        let body = request.body.map { [$0.text] } ?? []
        let swift = (holes + body).map { Fragment($0, SourceRange(0, $0.utf8.count)) }
        return RequestConstants(taken: Set(request.parameters.map(\.name) + swift.flatMap { Expression($0).names }))
    }

    /// What it gives, in words.
    var summary: String {
        guard let decode = request.decode else { return "once it has answered," }
        guard let value = request.value else { return "the decoded `\(decode.text)`" }
        return "`\(value.text)` of the decoded `\(decode.text)`"
    }

    /// The URL as a string literal. Its mark stands where the URL would begin if it had quotes in the spec, too.
    var url: String {
        let range = request.url.range
        return spec.marked(SwiftLiteral(escapedURL.text).swift, at: SourceRange(range.lower - 1, range.upper + 1))
    }

    /// What is put behind the URL.
    var query: QueryPlan {
        let items = request.query.map { item in
            let text = self.text(item.value)
            return QueryItemPlan(
                name: SwiftLiteral(RequestText.percentEncoded(item.name.text)),
                value: text.escaped,
                optional: text.optional
            )
        }
        return QueryPlan(items: items, extendsURL: request.hasQueryInURL)
    }

    /// Whether it is no more than its URL.
    var isPlain: Bool { method == nil && request.headers.isEmpty && request.body == nil }

    /// The HTTP method; nil for `GET`.
    var method: SwiftLiteral? { request.method.text == "GET" ? nil : SwiftLiteral(request.method.text) }

    /// Headers in order: the name, and the value as Swift.
    var headers: [HeaderPlan] {
        request.headers.map { HeaderPlan(name: SwiftLiteral($0.name.text), value: text($0.value).value) }
    }

    /// Whether it says of which type the body is.
    var setsContentType: Bool { !request.headers.contains { $0.name.text.lowercased() == "content-type" } }

    /// Whether what of the decoded value is the answer may be missing.
    var isOptionalValue: Bool {
        guard let path = request.value?.text else { return false }
        return request.mayLackValue || path.contains("?")
            || ["first", "last"].contains(path.split(separator: ".").last.map(String.init))
    }

    /// The type of the answer.
    var answer: String {
        if let type = request.answerType { return type.text }
        guard let decode = request.decode?.text else { return "Void" }
        guard let value = request.value?.text else { return decode }
        let isElement = value == "first" || value == "last"
        if isElement, decode.hasPrefix("["), decode.hasSuffix("]") { return String(decode.dropFirst().dropLast()) }
        return decode
    }

    /// The statuses that count as success.
    var status: Status {
        let patterns = request.expected
        guard patterns.count == 1 else {
            return .patterns(patterns.map { $0.allSatisfy(\.isNumber) ? "\($0)?" : "(\($0))?" })
        }
        return patterns[0].allSatisfy(\.isNumber) ? .number(patterns[0]) : .pattern(patterns[0])
    }

    /// What it fails with for `reason`: the case of the spec's errors, or `other` where the spec declares none.
    func failure(_ reason: ErrorPolicy.Reason, or other: String) -> String {
        guard let errors = spec.errors, let name = errors.caseName(for: reason) else { return other }
        return "\(errors.typeName.text).\(SwiftText.escapedMember(name))"
    }

    /// Whether its query or headers have values of which nobody can tell whether they may be nil.
    var presentsText: Bool { (request.query + request.headers).contains { text($0.value).isPresent } }

    /// Whether its URL or query has holes that are escaped.
    var escapesURL: Bool { escapedURL.escapes || request.query.contains { text($0.value).isEscaped } }

    /// The URL with what its parameters put into it escaped, but for numbers and a base in front, and whether anything is.
    private var escapedURL: (text: InterpolatedText, escapes: Bool) {
        let text = InterpolatedText(request.url.text)
        var isFirst = true
        var escapes = false
        let escaped = text.mapHoles { swift in
            let isBase = isFirst && text.pieces.first == .hole(swift)
            isFirst = false
            if isBase || RequestText.isSafe(type(of: swift)) { return swift }
            escapes = true
            return RequestText.escaping(swift)
        }
        return (escaped, escapes)
    }

    private func text(_ value: Fragment) -> RequestText { RequestText(value.text, types: type) }

    /// The type of the parameter or member called `name`; nil where nobody can tell.
    private func type(of name: String) -> String? {
        if let parameter = request.parameters.first(where: { $0.name == name }) { return parameter.type }
        if let parameter = spec.parameters.first(where: { $0.name.text == name }) { return parameter.type.text }
        if let variable = spec.variables.first(where: { $0.name.text == name }) { return variable.type?.text }
        return viewModel.remembered.statefulPorts.first { (spec.path(of: $0) ?? $0.name.text) == name }?.element.text
    }

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

/// What the method of a request calls its constants and variables.
package struct RequestConstants: Sendable {
    /// The names that the request speaks of.
    let taken: Set<String>

    /// `name`, or one near it that the request does not speak of.
    func apart(_ name: String) -> String {
        taken.contains(name)
            ? "own" + (name.hasPrefix("url") ? "URL" + name.dropFirst(3) : name.capitalizedFirst) : name
    }
}

/// What is put behind the URL of a request.
package struct QueryPlan: Sendable {
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
package struct QueryItemPlan: Sendable {
    /// The name as it stands in the URL.
    var name: SwiftLiteral
    /// The value as Swift, which names what `optional` holds `$0`.
    var value: String
    /// What has to be there for the item to be there; nil where it always is.
    var optional: String?
}

/// One header of a request.
package struct HeaderPlan: Sendable {
    /// The name.
    var name: SwiftLiteral
    /// The value as Swift.
    var value: String
}
