import VMGenDiagnostics
import VMGenModel
import VMGenPlan
import VMGenSpec
import VMGenValues

/// What a call of a request asks for, as text.
package struct RequestExpectation {
    /// The whole URL; nil where a part of it is not known as text.
    package let url: String?
    /// The headers that are known, by name: their value, or nil for one that is left out.
    package let headers: [(name: String, value: String?)]
    /// The body as tests compare it; nil where there is none, or where nobody knows what it is.
    package let body: String?

    /// What `call` of `request` asks for where the members are what is `known`.
    package init(_ request: Request, _ call: RehearsedCall, _ known: KnownMembers) {
        var values: [String: KnownValue] = [:]
        for (parameter, value) in zip(request.parameters, call.arguments ?? []) { values[parameter.name] = value }
        let text = Text(values: values, members: known)
        url = Self.url(of: request, text)
        body = request.body.flatMap(text.sent)
        var headers = request.headers.compactMap { header -> (name: String, value: String?)? in
            switch text.of(header.value.text) {
            case .known(let value): (header.name.text, value)
            case .missing: (header.name.text, nil)
            case .unknown: nil
            }
        }
        let saysType = request.headers.contains { $0.name.text.lowercased() == "content-type" }
        if request.body != nil, !saysType { headers.append(("Content-Type", "application/json")) }
        self.headers = headers
    }

    private static func url(of request: Request, _ text: Text) -> String? {
        var url = ""
        for piece in InterpolatedText(request.url.text).pieces {
            switch piece {
            case .text(let words): url += words
            case .hole(let swift):
                guard case .known(let value) = text.of(swift) else { return nil }
                url += url.isEmpty ? value : RequestText.percentEncoded(value)
            }
        }
        var items: [String] = []
        for item in request.query {
            switch text.of(item.value.text) {
            case .known(let value):
                items.append("\(RequestText.percentEncoded(item.name.text))=\(RequestText.percentEncoded(value))")
            case .missing: break
            case .unknown: return nil
            }
        }
        if items.isEmpty { return url }
        // What a hole gives has no `#` of its own.
        let fragment = url.firstIndex(of: "#") ?? url.endIndex
        return url[..<fragment] + (request.hasQueryInURL ? "&" : "?") + items.joined(separator: "&") + url[fragment...]
    }

    /// Swift expressions as the text that they print as.
    private struct Text {
        let values: [String: KnownValue]
        let members: KnownMembers

        enum Result {
            case known(String)
            case missing
            case unknown
        }

        private func known(_ name: String) -> KnownValue? { values[name] ?? members.member(name) }

        private func value(of swift: String) -> KnownValue {
            var reader = ExpressionReader(swift, names: known, declared: members.facts.declared)
            return reader.value
        }

        /// What a request sends that has `body`, to compare with; nil where nobody knows it, or where making it again may
        /// give another one.
        func sent(_ body: Fragment) -> String? {
            let (types, declared) = (members.facts.types, members.facts.declared)
            let names = SwiftText.freeNames(in: body).map(\.text).filter { $0.first?.isUppercase != true }
            guard !KnownValue.isNew(body.text), types.canQualify(body), names.allSatisfy({ known($0) != nil }) else {
                return nil
            }
            if names.contains(where: { known($0)?.isNew == true }) { return nil }
            var reader = ExpressionReader(body.text, names: known, qualified: types.qualified, declared: declared)
            let value = KnownValue.dictionary(body, read: value(of:)) ?? reader.value
            return value.isCertain ? KnownValue.made("JSONBody", [(label: "encoding", value: value)]).swift : nil
        }

        func of(_ expression: String) -> Result {
            // What is made of something that is not there is left out.
            let names = SwiftText.freeNames(in: Fragment(expression, SourceRange(0, expression.utf8.count)))
            if names.contains(where: { known($0.text)?.content == .some(.none) }) { return .missing }
            let value = value(of: expression)
            switch value.content {
            case .text(let text): return .known(text)
            default: return value.printed.map(Result.known) ?? .unknown
            }
        }
    }
}
