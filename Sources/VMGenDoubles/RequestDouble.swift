import VMGenModel
import VMGenPlan
import VMGenSpec

/// How tests speak of one request to the stub of the session.
package struct RequestDouble {
    /// The request.
    package let request: Request
    /// Which calls are the request's, as an argument of the stub: `https://example.com/rooms/*`; nil where all are.
    package let address: String?

    /// The request of `spec` at `index`.
    package init(_ index: Int, of spec: ViewModelSpec) {
        let request = spec.requests[index]
        self.request = request
        guard spec.requests.count > 1 else {
            address = nil
            return
        }
        let own = Self.pattern(request)
        let isShared = spec.requests.indices.contains { $0 != index && Self.pattern(spec.requests[$0]) == own }
        let method = request.method.text
        address = method == "GET" && !isShared ? own : "\(method) \(own)"
    }

    /// The URL of `request` without its query, `*` for what stands in it.
    private static func pattern(_ request: Request) -> String {
        var pattern = ""
        for piece in InterpolatedText(request.url.text).pieces {
            switch piece {
            case .hole: pattern += "*"
            case .text(let text):
                guard let query = text.utf8.firstIndex(of: UInt8(ascii: "?")) else {
                    pattern += text
                    continue
                }
                return pattern + text[..<query]
            }
        }
        return pattern
    }

    /// What a request of `spec` sent, as tests compare it. A value whose spelling does not say its type is told which it is.
    package static func sent(_ body: ScenarioRequest.Body, of spec: ViewModelSpec) -> String {
        switch body {
        case .json(let text): return "JSONBody(\(SwiftLiteral(verbatim: text.text.oneLine).swift))"
        case .value(let value, let type):
            guard let type, !SwiftText.isIdentifier(value.text), !value.text.hasPrefix("\(type.text)("),
                !["any ", "some "].contains(where: type.text.hasPrefix)
            else { return "JSONBody(encoding: \(value.text))" }
            return "JSONBody(encoding: \(value.text) as \(NestedTypes(spec).qualified(type.text)))"
        }
    }
}
