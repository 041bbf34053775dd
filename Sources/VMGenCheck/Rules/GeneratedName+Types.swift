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

    /// What is wrong with `name` of the struct that `section` declares as `declaration` says: `Void`, of a `transform` that would
    /// return nothing, is a type of Swift; nil where it is none, and no kind of stream of `runtime` either.
    static func hiding(by name: Fragment, of declaration: PortsDeclaration, section: String, runtime: Runtime)
        -> Finding?
    {
        if case .existing = declaration.place { return nil }
        let isKind = runtime.kind(named: name.text) != nil
        guard isKind || name.text == "Error" || swiftTypes.contains(name.text) else { return nil }
        let what = isKind ? "the kind of stream" : "Swift's own type"
        let other = section == "inputs" ? "Input" : "Output"
        return error(
            "`\(name.text)` would hide \(what) of that name; write the name of the struct of the \(section), such as `\(other)`",
            at: name.range
        )
    }

    /// The members and services of `spec` that are called like a kind of stream, which the generated code and the tests name.
    static func hiddenKinds(of spec: ViewModelSpec, names: Namespace) -> [Finding] {
        let services = spec.services.filter { !$0.isExisting }.map(\.name)
        return (names.all.compactMap(names.place) + services).filter { spec.runtime.kind(named: $0.text) != nil }.map {
            name in
            error("`\(name.text)` would hide the kind of stream of that name; choose another name", at: name.range)
        }
    }

    /// The types that `types` of `spec` declare under the names of those that its requests are made with, that its subscriptions are
    /// kept in, or that the generated code names for what it counts and keeps.
    static func hiddenByTypes(of spec: ViewModelSpec) -> [Finding] {
        let made = typesOfRequests(of: spec)
        let named = typesOfTheRest(of: spec)
        return declared(in: spec.types).compactMap { name in
            let what =
                made.contains(name.text)
                ? "the type of that name which requests are made with"
                : named[name.text]
            return what.map { error("`\(name.text)` would hide \($0); choose another name", at: name.range) }
        }
    }

    /// The types that the requests of `spec` are made with.
    private static func typesOfRequests(of spec: ViewModelSpec) -> Set<String> {
        guard !spec.requests.isEmpty else { return [] }
        let isWritten = spec.requests.contains { $0.body != nil || !$0.headers.isEmpty || $0.method.text != "GET" }
        var used: Set<String> = ["URLError"]
        if spec.requests.contains(where: \.query.isEmpty) { used.insert("URL") }
        if spec.requests.contains(where: { !$0.query.isEmpty }) { used.formUnion(["URLComponents", "URLQueryItem"]) }
        if isWritten { used.insert("URLRequest") }
        if spec.requests.contains(where: { $0.body != nil }) { used.insert("JSONEncoder") }
        if spec.requests.contains(where: { $0.decode != nil }) { used.insert("JSONDecoder") }
        // `Fail(error:)`, `.error(…)`.
        used.insert(String(spec.runtime.requests.failure.opening.prefix { $0.isLetter }))
        return used
    }

    /// Other types that what is generated for `spec` names, and what is hidden with them.
    private static func typesOfTheRest(of spec: ViewModelSpec) -> [String: String] {
        var named: [String: String] = [:]
        let generated = "the type of that name which the generated code needs"
        if spec.facts.waits { named["MainScheduler"] = generated }
        // `Set<AnyCancellable>`, `DisposeBag`.
        let bag = spec.runtime.bag.type.split { "<>".contains($0) }.map(String.init)
        if spec.facts.subscribes, let kept = bag.last { named[kept] = generated }
        let own = "Swift's own type of that name"
        if bag.count > 1 { named[bag[0]] = own }
        named["Void"] = own
        // `AnyPublisher<String, Never>`
        if spec.runtime.hasTypedFailures { named["Never"] = own }
        return named
    }

    private static let swiftTypes: Set<String> = [
        "Any", "Array", "Bool", "Dictionary", "Double", "Float", "Int", "Never", "Optional", "Set", "String", "Void",
    ]
}
