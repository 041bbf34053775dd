import VMGenModel
import VMGenSpec

/// Reads the `requests:` section.
///
///     search(query: String, page: Int): GET https://example.com/search/\(page)
///       query:
///         q: query
///       headers:
///         Accept: "application/json"
///       body: Draft(query: query)
///       status: 200, 204
///       decode: SearchResponse
///       value: items as [Movie]
///
/// `query`, `headers` and `body` are Swift that may name parameters and members; a query item or header that is `nil` is
/// left out. Without `status`, 200 alone is a success; `2xx` stands for all from 200 to 299. `value` is a path into what is decoded; its type follows where it is known (`first` of `[Int]`), and stands
/// after `as` otherwise. Without `decode` the body is not read, and the answer is `Void`.
struct RequestsReader: EntryReading {
    let findings: Findings

    private static let options = ["decode", "value", "query", "headers", "body", "status"]

    /// The requests of `entry`, in order.
    func read(_ entry: EntrySyntax) -> [Request] {
        withOptionsBelow(entry.block).filter { isField($0, of: "requests") }.compactMap(readRequest)
    }

    /// `lines` with those that say more of a request, and stand beside it, below it, where they belong: the first is reported.
    private func withOptionsBelow(_ lines: [EntrySyntax]) -> [EntrySyntax] {
        var found: [EntrySyntax] = []
        var isReported = false
        for line in lines {
            guard let key = line.key, Self.options.contains(key.text), !line.isItem, let last = found.indices.last,
                line.value.map(RequestLine.isAsking) != true
            else {
                found.append(line)
                continue
            }
            if !isReported { findings.add(LineShape.outdentedOption(key, of: found[last].key ?? found[last].content)) }
            isReported = true
            found[last].block.append(line)
        }
        return found
    }

    private func readRequest(_ line: EntrySyntax) -> Request? {
        expectNoVerbatim(line)
        guard let key = key(of: line), let (name, parameters) = readHead(key) else { return nil }
        guard let value = line.value else {
            let what = "what `\(name.text)` asks for"
            findings.add(LineShape.missing(what, at: key.range, form: "\(key.text): GET https://…"))
            return nil
        }
        var words = TextCursor(value)
        guard let method = words.word() else { return nil }
        let url = words.rest
        findings.add(RequestLine.check(method: method, url: url, parameters: parameters))
        var request = Request(
            documentation: documentation(of: line),
            name: name,
            parameters: parameters,
            method: method,
            url: url
        )
        for option in line.block { readOption(option, into: &request) }
        findings.add(RequestStatus.check(&request))
        findings.add(RequestLine.checkHeaders(request.headers))
        findings.add(RequestLine.checkQuery(request.query))
        let texts = [url] + (request.query + request.headers).map(\.value) + [request.body].compactMap { $0 }
        let names = Set(parameters.map(\.name))
        findings.add(texts.dropFirst().compactMap(RequestText.checkArguments))
        findings.add(texts.compactMap { InvalidName.keywordUse(in: $0.interpolations, names: names.contains) })
        if !request.isUnreadable { findings.add(RequestValue.check(&request)) }
        return request
    }

    /// Reads name and parameters.
    private func readHead(_ key: Fragment) -> (Fragment, [SwiftMethod.Parameter])? {
        var cursor = TextCursor(key)
        guard let word = cursor.identifier() else {
            findings.add(InvalidName.finding(key))
            return nil
        }
        guard let name = memberName(word) else { return nil }
        var parameters: [SwiftMethod.Parameter] = []
        if let brackets = cursor.bracketed(by: "(") {
            let reader = SignatureReader(runtime: .rxSwift, section: "requests", findings: findings)
            guard let list = reader.parameters(in: brackets.inner, of: "requests") else { return nil }
            let types = SwiftText.split(brackets.inner, on: ",", typeBrackets: true)
            findings.add(zip(list, types).compactMap { RequestLine.check($0, at: $1) })
            parameters = list
        }
        guard cursor.isAtEnd else {
            findings.add(LineShape.finding(key, in: "requests", form: "search(query: String): GET https://…"))
            return nil
        }
        return (name, parameters)
    }

    /// Reads one line below a request.
    private func readOption(_ option: EntrySyntax, into request: inout Request) {
        let name = request.name.text
        guard let key = option.key, !option.isItem, RequestsReader.options.contains(key.text) else {
            let place = option.key ?? option.content
            findings.add(UnknownOption.finding(place, below: name, options: RequestsReader.options))
            request.isUnreadable = true
            return
        }
        expectNoVerbatim(option)
        if key.text == "query" || key.text == "headers" {
            let pairs = readPairs(option, option: key)
            findings.add(pairs.compactMap { RequestText.check($0.value, parameters: request.parameters) })
            if key.text == "query" { request.query = pairs } else { request.headers = pairs }
            return
        }
        if option.value != nil { expectNothingBelow(option) }
        guard let value = option.value else {
            findings.add(LineShape.missing("what follows `\(key.text)`", at: key.range, form: "\(key.text): …"))
            return
        }
        guard isBalanced(value) else {
            request.isUnreadable = true
            return
        }
        switch key.text {
        case "decode":
            request.decode = value
            guard isType(value) else {
                request.isUnreadable = true
                return
            }
            if let finding = NotAType.check(decoded: value) { findings.add(finding) }
        case "value":
            let parts = SwiftText.cut(value, at: " as ")
            request.value = parts?.0 ?? value
            request.answerType = parts?.1
            if let type = parts?.1 { request.isUnreadable = !isType(type) || request.isUnreadable }
        case "body":
            request.body = value
            if let finding = RequestText.check(body: value, parameters: request.parameters) { findings.add(finding) }
        default: request.statuses = SwiftText.split(value, on: ",")
        }
    }

    private func readPairs(_ option: EntrySyntax, option key: Fragment) -> [(name: Fragment, value: Fragment)] {
        if let value = option.value {
            let message = "the pairs of `\(key.text)` stand below it, one a line: `name: \"value\"`"
            findings.add(LineShape.other(message, at: value.range))
        }
        return option.block.compactMap { line in
            guard let name = line.key, let value = line.value, !line.isItem else {
                findings.add(LineShape.finding(line.content, in: key.text, form: "name: value"))
                return nil
            }
            expectNothingBelow(line)
            if let finding = LineShape.indentedOption(name, value, below: key) { return findings.refuse(finding) }
            return isBalanced(value) ? (name, value) : nil
        }
    }
}
