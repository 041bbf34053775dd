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
            "url": .string(url(of: request)),
            "query": .list(request.query.map { item($0.name, Self.string($0.value)) }),
            "extendsQuery": .bool(request.url.text.contains("?")),
            "isPlain": .bool(isPlain),
            "method": .string(isGet ? "" : request.method.text),
            "headers": .list(request.headers.map { item($0.name, Self.string($0.value)) }),
            "body": .string(request.body?.text ?? ""),
            "session": .string(sessionName),
            "decode": .string(request.decode?.text ?? ""),
            "value": .string(request.value?.text ?? ""),
            "summary": .string(summary(request)),
            "answer": .string(answerType(request)),
            "isOptionalValue": .bool(isOptionalValue(request)),
            "status": status(request),
            "urlError": .string(failure(.url) ?? "URLError(.badURL)"),
            "statusError": .string(failure(.status) ?? "URLError(.badServerResponse)"),
            "decodingError": .string(failure(.decoding) ?? "URLError(.cannotParseResponse)"),
        ])
    }

    private func item(_ name: Fragment, _ value: String) -> TemplateValue {
        .dictionary(["name": .string(name.text), "value": .string(value)])
    }

    /// `expression` as a string: itself where it is a literal, interpolated otherwise.
    private static func string(_ expression: Fragment) -> String {
        expression.text.hasPrefix("\"") ? expression.text : "\"\\(\(expression.text))\""
    }

    /// The statuses that count as success: one number, one pattern, or several.
    private func status(_ request: Request) -> TemplateValue {
        let patterns = request.statuses.isEmpty ? ["200"] : request.statuses.map(\.text)
        let isNumber = patterns.count == 1 && patterns[0].allSatisfy(\.isNumber)
        return .dictionary([
            "number": .string(isNumber ? patterns[0] : ""),
            "pattern": .string(!isNumber && patterns.count == 1 ? patterns[0] : ""),
            "patterns": .strings(patterns.map { ".some(\($0))" }),
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

    /// The URL with what its parameters put into it escaped, but for numbers.
    private func url(of request: Request) -> String {
        let numbers: Set<String> = ["Int", "Int32", "Int64", "UInt", "Double", "Float", "UUID", "Bool"]
        let plain = Set(request.parameters.filter { numbers.contains($0.type) }.map(\.name))
        var result = ""
        var rest = Substring(request.url.text)
        while let hole = rest.firstRange(of: "\\(") {
            result += rest[..<hole.upperBound]
            rest = rest[hole.upperBound...]
            if let end = rest.firstIndex(of: ")"), !plain.contains(String(rest[..<end])), result != "\\(" {
                result += "escaping: "
            }
        }
        return result + rest
    }

    /// Whether its URL has holes that are escaped.
    func escapesURL(_ request: Request) -> Bool { url(of: request).contains("\\(escaping: ") }

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
