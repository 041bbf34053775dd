import VMGenTemplating

extension ViewModelPlanner {
    /// One request as a method.
    func request(_ request: Request) -> TemplateValue {
        let name = SwiftText.escaped(request.name.text)
        return .dictionary([
            "name": .string(name),
            "signature": .string("\(name)(\(Self.list(request.parameters)))"),
            "documentation": .strings(request.documentation),
            "method": .string(request.method.text),
            "url": .string(request.url.text),
            "session": .string(sessionName),
            "decode": .string(request.decode?.text ?? ""),
            "value": .string(request.value?.text ?? ""),
            "summary": .string(summary(request)),
            "answer": .string(answerType(request)),
            "isOptionalValue": .bool(isOptionalValue(request)),
            "statuses": .strings(request.statuses.isEmpty ? ["200"] : request.statuses.map(\.text)),
            "urlError": .string(failure(.url)),
            "statusError": .string(failure(.status)),
            "decodingError": .string(failure(.decoding)),
        ])
    }

    /// The first property that holds a URL session.
    private var sessionName: String {
        spec.parameters.first { $0.type.text == Self.sessionType }?.name.text ?? "urlSession"
    }

    private func failure(_ reason: ErrorPolicy.Reason) -> String {
        guard let errors = spec.errors, let name = errors.caseName(for: reason) else { return "" }
        return "\(errors.typeName.text).\(SwiftText.escaped(name))"
    }

    /// What the request emits, in words.
    private func summary(_ request: Request) -> String {
        guard let decode = request.decode else { return "once it has answered" }
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
        request.value.map { $0.text == "first" || $0.text == "last" } ?? false
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
