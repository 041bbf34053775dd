import VMGenModel
import VMGenSpec

extension GeneratedName {
    /// What is wrong with a session called `name` that requests cannot be sent through; nil where that is none.
    static func otherSession(_ name: Fragment, in spec: ViewModelSpec) -> Finding? {
        guard name.text == "urlSession",
            let own = spec.parameters.first(where: {
                $0.name.range == name.range && $0.type.text.contains("URLSession")
            })
        else { return nil }
        let form = "urlSession: URLSessionProtocol = URLSession.shared"
        return error(
            "requests are sent through a protocol, so that tests can answer; write `\(form)`",
            at: own.type.range
        )
    }

    /// The types that `spec` declares under the names of types of Swift, which the generated code and the spec would no longer find.
    static func hiddenTypes(of spec: ViewModelSpec) -> [Finding] {
        let choices = (spec.outputs + spec.states).compactMap { $0.choice?.name }
        let errors = spec.errors.map { $0.isDeclared ? [$0.typeName] : [] } ?? []
        let services = spec.services.filter { !$0.isExisting }.map(\.name)
        return ([spec.declaration.name] + choices + errors + services).filter { swiftTypes.contains($0.text) }.map {
            name in
            error("`\(name.text)` would hide Swift's own type of that name; choose another name", at: name.range)
        }
    }

    /// The members and services of `spec` that are called like a kind of stream, which the generated code and the tests name.
    static func hiddenKinds(of spec: ViewModelSpec, names: Namespace) -> [Finding] {
        let services = spec.services.filter { !$0.isExisting }.map(\.name)
        return (names.all.compactMap(names.place) + services).filter { spec.runtime.kind(named: $0.text) != nil }.map {
            name in
            error("`\(name.text)` would hide the kind of stream of that name; choose another name", at: name.range)
        }
    }

    /// The types that `types` of `spec` declare under the names of those that its requests are made with, or that its subscriptions
    /// are kept in.
    static func hiddenByTypes(of spec: ViewModelSpec) -> [Finding] {
        let hasQuery = spec.requests.contains { !$0.query.isEmpty }
        let isWritten = spec.requests.contains { $0.body != nil || !$0.headers.isEmpty || $0.method.text != "GET" }
        var used: Set<String> = spec.requests.contains { $0.query.isEmpty } ? ["URL"] : []
        if hasQuery { used.formUnion(["URLComponents", "URLQueryItem"]) }
        if isWritten { used.insert("URLRequest") }
        let bag = spec.runtime.bag.type.prefix { $0 != "<" }
        let hiding = declared(in: spec.types).filter { $0.text == bag && spec.runtime.bag.type.contains("<") }
        let hidden = hiding.map { name in
            error("`\(name.text)` would hide Swift's own type of that name; choose another name", at: name.range)
        }
        return hidden
            + declared(in: spec.types).filter { used.contains($0.text) }.map { name in
                error(
                    "`\(name.text)` would hide the type of that name which requests are made with; choose another name",
                    at: name.range
                )
            }
    }

    private static let swiftTypes: Set<String> = [
        "Any", "Array", "Bool", "Dictionary", "Double", "Float", "Int", "Never", "Optional", "Set", "String", "Void",
    ]
}
