extension MutationKind {
    /// Requests that ask for something else, or take every answer.
    static let requests: [MutationKind] = [
        .line("wrong-url", "a request goes elsewhere") { text, index in
            guard let start = text.code[index].firstRange(of: "(string: \"http") else { return nil }
            let tail = text.code[index][start.upperBound...]
            guard let end = tail.firstIndex(where: { $0 == "?" || $0 == "\"" }) else { return nil }
            return .replacing(index, with: text.line(index, text.code[index].replacing(end..<end, with: "/elsewhere")))
        },
        .lines("wrong-query", "a request asks for something else") { text, index in
            let code = text.code[index]
            if code.hasPrefix("URLQueryItem(name: ") { return [.dropping(index)] }
            guard let start = code.firstRange(of: "(string: \"http"),
                let mark = code[start.upperBound...].firstIndex(of: "?"),
                let end = code[mark...].firstIndex(of: "\"")
            else { return [] }
            return [.replacing(index, with: text.line(index, code.replacing(mark..<end, with: "")))]
        },
        .line("wrong-method", "a request has another HTTP method") { text, index in
            guard text.code[index].hasPrefix("urlRequest.httpMethod = ") else { return nil }
            return .dropping(index)
        },
        .line("drop-header", "a header or the body of a request is missing") { text, index in
            let code = text.code[index]
            return code.hasPrefix("urlRequest.setValue(") || code.hasPrefix("urlRequest.httpBody = ")
                ? .dropping(index) : nil
        },
        .line("wrong-status", "another HTTP status counts as success") { text, index in
            let changed = text.code[index].replacingFirst("response.httpStatus == 2", with: "response.httpStatus == 3")
            return changed.map { .replacing(index, with: text.line(index, $0)) }
        },
        .line("drop-status", "every HTTP status counts as success") { text, index in
            let code = text.code[index]
            return code.hasPrefix("guard ") && code.contains("response.httpStatus") ? .dropping(index) : nil
        },
        .line("wrong-element", "another element of the answer is taken") { text, index in
            guard text.code[index].contains(".decode(") else { return nil }
            let changed =
                text.code[index].replacingFirst(", from: data).first", with: ", from: data).last")
                ?? text.code[index].replacingFirst(", from: data).last", with: ", from: data).first")
            return changed.map { .replacing(index, with: text.line(index, $0)) }
        },
    ]
}
