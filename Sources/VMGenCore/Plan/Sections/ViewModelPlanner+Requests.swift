import VMGenTemplating

extension ViewModelPlanner {
    /// One request as a method.
    func request(_ request: Request) -> TemplateValue {
        let name = SwiftText.escaped(request.name.text)
        let isGet = request.method.text == "GET"
        let isPlain = isGet && request.headers.isEmpty && request.body == nil
        return .dictionary([
            "name": .string(name),
            "signature": .string("\(name)(\(Self.list(request.parameters)))"),
            "documentation": .strings(request.documentation),
            "url": .string(spec.marked(url(of: request), at: request.url.range)),
            "query": query(of: request),
            "line": .string("\(request.method.text) \(request.url.text)"),
            "isPlain": .bool(isPlain),
            "method": .string(isGet ? "" : request.method.text),
            "headers": .list(request.headers.map { header($0, of: request) }),
            "setsContentType": .bool(!request.headers.contains { $0.name.text.lowercased() == "content-type" }),
            "body": .string(request.body.map(spec.marked) ?? ""),
            "session": .string(sessionName),
            "decode": .string(request.decode.map(spec.marked) ?? ""),
            "value": .string(request.value.map(spec.marked) ?? ""),
            "summary": .string(summary(request)),
            "answer": .string(answerType(request)),
            "isOptionalValue": .bool(isOptionalValue(request)),
            "status": status(request),
            "urlError": .string(failure(.url) ?? "URLError(.badURL)"),
            "statusError": .string(failure(.status) ?? "URLError(.badServerResponse)"),
            "decodingError": .string(failure(.decoding) ?? "URLError(.cannotParseResponse)"),
        ])
    }

    /// One query item: its name and value as they stand in the URL, and what has to be there for it to be there.
    private func queryItem(_ item: (name: Fragment, value: Fragment), of request: Request) -> TemplateValue {
        let text = RequestText(item.value.text) { type(of: $0, in: request) }
        return .dictionary([
            "name": .string(RequestText.percentEncoded(item.name.text)),
            "value": .string(text.escaped),
            "optional": .string(text.optional ?? ""),
        ])
    }

    private func header(_ item: (name: Fragment, value: Fragment), of request: Request) -> TemplateValue {
        let text = RequestText(item.value.text) { type(of: $0, in: request) }
        return .dictionary(["name": .string(item.name.text), "value": .string(text.value)])
    }

    /// The type of the parameter or member called `name`; nil where nobody can tell.
    private func type(of name: String, in request: Request) -> String? {
        if let parameter = request.parameters.first(where: { $0.name == name }) { return parameter.type }
        if let parameter = spec.parameters.first(where: { $0.name.text == name }) { return parameter.type.text }
        if let variable = spec.variables.first(where: { $0.name.text == name }) { return variable.type?.text }
        return statefulPorts.first { $0.name.text == name && !scope.hasStateObject }?.element.text
    }

    /// How the query is put together: whether items may be missing, all of them, or none.
    private func query(of request: Request) -> TemplateValue {
        let texts = request.query.map { item in RequestText(item.value.text) { type(of: $0, in: request) } }
        let optional = texts.filter { $0.optional != nil }
        return .dictionary([
            "items": .list(request.query.map { queryItem($0, of: request) }),
            "hasOptional": .bool(!optional.isEmpty),
            "isOptional": .bool(optional.count == texts.count && !request.url.text.contains("?")),
            "extendsURL": .bool(request.url.text.contains("?")),
        ])
    }

    /// The statuses that count as success: one number, one pattern, or several.
    private func status(_ request: Request) -> TemplateValue {
        let patterns = request.statuses.isEmpty ? ["200"] : request.statuses.map(\.text)
        let isNumber = patterns.count == 1 && patterns[0].allSatisfy(\.isNumber)
        return .dictionary([
            "number": .string(isNumber ? patterns[0] : ""),
            "pattern": .string(!isNumber && patterns.count == 1 ? patterns[0] : ""),
            "patterns": .strings(patterns.map { $0.allSatisfy(\.isNumber) ? "\($0)?" : "(\($0))?" }),
        ])
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
    private func url(of request: Request) -> String {
        var result = ""
        var rest = Substring(request.url.text)
        while let hole = rest.firstRange(of: "\\(") {
            result += rest[..<hole.upperBound]
            rest = rest[hole.upperBound...]
            guard let end = rest.firstIndex(of: ")"), result != "\\(" else { continue }
            if !RequestText.isSafe(type(of: String(rest[..<end]), in: request)) { result += "escaping: " }
        }
        return result + rest
    }

    /// Whether its URL or query has holes that are escaped.
    func escapesURL(_ request: Request) -> Bool {
        let texts = request.query.map { item in RequestText(item.value.text) { type(of: $0, in: request) }.escaped }
        return ([url(of: request)] + texts).contains { $0.contains("\\(escaping: ") }
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
    static func list(_ parameters: [SwiftMethod.Parameter]) -> String {
        parameters.map { parameter in
            let label = parameter.label ?? "_"
            let names = label == parameter.name ? label : "\(label) \(parameter.name)"
            return "\(names): \(parameter.type)" + (parameter.defaultValue.map { " = \($0)" } ?? "")
        }
        .joined(separator: ", ")
    }
}
