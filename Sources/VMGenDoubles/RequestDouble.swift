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
        let own = RequestAddress(request)
        let near = spec.requests.indices.filter { $0 != index }.map { RequestAddress(spec.requests[$0]) }
            .filter { $0.path == own.path }
        let url = near.contains { $0.method == own.method } ? own.path + own.query : own.path
        address = own.method == "GET" && near.isEmpty ? url : "\(own.method) \(url)"
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
