import VMGenDiagnostics
import VMGenModel
import VMGenSpec

extension ViewModelPlanner {
    /// One request as a method.
    package func request(_ request: Request) -> RequestPlan {
        let name = SwiftText.escaped(request.name.text)
        return RequestPlan(
            signature: "\(name)(\(Self.list(request.parameters)))",
            documentation: request.documentation,
            line: "\(request.method.text) \(request.url.text)",
            summary: summary(request),
            url: spec.marked(SwiftLiteral(url(of: request)).swift, at: quoted(request.url)),
            query: QueryPlan(
                items: request.query.map { queryItem($0, of: request) },
                extendsURL: request.url.text.contains("?")
            ),
            method: request.method.text == "GET" ? nil : SwiftLiteral(request.method.text),
            headers: request.headers.map { header($0, of: request) },
            body: request.body.map(spec.marked),
            setsContentType: !request.headers.contains { $0.name.text.lowercased() == "content-type" },
            session: sessionName,
            decode: request.decode.map(spec.marked),
            value: request.value.map(spec.marked),
            isOptionalValue: isOptionalValue(request),
            answer: answerType(request),
            status: status(request),
            form: spec.runtime.requests,
            urlError: failure(.url) ?? "URLError(.badURL)",
            statusError: failure(.status) ?? "URLError(.badServerResponse)",
            decodingError: failure(.decoding) ?? "URLError(.cannotParseResponse)"
        )
    }

    /// One query item: its name and value as they stand in the URL, and what has to be there for it to be there.
    private func queryItem(_ item: (name: Fragment, value: Fragment), of request: Request) -> QueryItemPlan {
        let text = RequestText(item.value.text) { type(of: $0, in: request) }
        return QueryItemPlan(
            name: SwiftLiteral(RequestText.percentEncoded(item.name.text)),
            value: text.escaped,
            optional: text.optional
        )
    }

    private func header(_ item: (name: Fragment, value: Fragment), of request: Request) -> HeaderPlan {
        let text = RequestText(item.value.text) { type(of: $0, in: request) }
        return HeaderPlan(name: SwiftLiteral(item.name.text), value: text.value)
    }

    /// The type of the parameter or member called `name`; nil where nobody can tell.
    private func type(of name: String, in request: Request) -> String? {
        if let parameter = request.parameters.first(where: { $0.name == name }) { return parameter.type }
        if let parameter = spec.parameters.first(where: { $0.name.text == name }) { return parameter.type.text }
        if let variable = spec.variables.first(where: { $0.name.text == name }) { return variable.type?.text }
        return statefulPorts.first { $0.name.text == name && !scope.hasStateObject }?.element.text
    }

    /// The statuses that count as success: one number, one pattern, or several.
    private func status(_ request: Request) -> RequestPlan.Status {
        let patterns = request.statuses.isEmpty ? ["200"] : request.statuses.map(\.text)
        guard patterns.count == 1 else {
            return .patterns(patterns.map { $0.allSatisfy(\.isNumber) ? "\($0)?" : "(\($0))?" })
        }
        return patterns[0].allSatisfy(\.isNumber) ? .number(patterns[0]) : .pattern(patterns[0])
    }

    /// The first property that holds a URL session.
    private var sessionName: String { SwiftText.escaped(declaredSession ?? "urlSession") }

    /// The parameter or variable that is a session; nil where the spec declares none.
    private var declaredSession: String? {
        let parameters = spec.parameters.map { (name: $0.name.text, type: $0.type.text) }
        let variables = spec.variables.map { (name: $0.name.text, type: $0.type?.text ?? "") }
        return (parameters + variables).first { $0.type.hasSuffix(Self.sessionType) }?.name
    }

    /// The parameter of `init` that requests are made through, where there are some and the spec declares no session.
    var sessionParameter: InitParameter? {
        guard !spec.requests.isEmpty, declaredSession == nil else { return nil }
        func fragment(_ text: String) -> Fragment { Fragment(text, .init(0, 0)) }
        return InitParameter(
            documentation: [],
            modifiers: [],
            isVariable: false,
            name: fragment("urlSession"),
            type: fragment(Self.sessionType),
            defaultValue: fragment("URLSession.shared")
        )
    }

    /// The case of the spec's errors for `reason`; nil where the spec declares none.
    private func failure(_ reason: ErrorPolicy.Reason) -> String? {
        guard let errors = spec.errors, let name = errors.caseName(for: reason) else { return nil }
        return "\(errors.typeName.text).\(SwiftText.escapedMember(name))"
    }

    /// Whether its query or headers have values of which nobody can tell whether they may be nil.
    func presentsText(_ request: Request) -> Bool {
        (request.query + request.headers).contains { item in
            RequestText(item.value.text) { type(of: $0, in: request) }.isPresent
        }
    }

    /// The URL with what its parameters put into it escaped, but for numbers and a base in front.
    private func url(of request: Request) -> InterpolatedText {
        let text = InterpolatedText(request.url.text)
        var isFirst = true
        let base = text.pieces.first
        return text.mapHoles { swift in
            defer { isFirst = false }
            let isBase = isFirst && base == .hole(swift)
            return isBase || RequestText.isSafe(type(of: swift, in: request)) ? swift : "escaping: \(swift)"
        }
    }

    /// Where `url` would stand if it had quotes, as it has in the output.
    private func quoted(_ url: Fragment) -> SourceRange { SourceRange(url.range.lower - 1, url.range.upper + 1) }

    /// Whether its URL or query has holes that are escaped.
    func escapesURL(_ request: Request) -> Bool {
        let texts = request.query.map { item in RequestText(item.value.text) { type(of: $0, in: request) }.escaped }
        let isInURL = url(of: request).pieces.contains { piece in
            switch piece {
            case .text: false
            case .hole(let swift): swift.hasPrefix("escaping: ")
            }
        }
        return isInURL || texts.contains { $0.contains("\\(escaping: ") }
    }

    /// What the request emits, in words.
    private func summary(_ request: Request) -> String {
        guard let decode = request.decode else { return "once it has answered," }
        guard let value = request.value else { return "the decoded `\(decode.text)`" }
        return "`\(value.text)` of the decoded `\(decode.text)`"
    }

    /// The type of what the request answers.
    private func answerType(_ request: Request) -> String {
        if let type = request.answerType { return type.text }
        guard let decode = request.decode?.text else { return "Void" }
        guard let value = request.value?.text else { return decode }
        let isElement = value == "first" || value == "last"
        if isElement, decode.hasPrefix("["), decode.hasSuffix("]") { return String(decode.dropFirst().dropLast()) }
        return decode
    }

    private func isOptionalValue(_ request: Request) -> Bool {
        request.value.map { $0.text.hasSuffix("first") || $0.text.hasSuffix("last") } ?? false
    }

    /// Parameters as in a Swift declaration.
    package static func list(_ parameters: [SwiftMethod.Parameter]) -> String {
        parameters.map { parameter in
            let label = parameter.label ?? "_"
            let names = label == parameter.name ? label : "\(label) \(parameter.name)"
            return "\(names): \(parameter.type)" + (parameter.defaultValue.map { " = \($0)" } ?? "")
        }
        .joined(separator: ", ")
    }
}
