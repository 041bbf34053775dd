import VMGenModel
import VMGenSpec

/// Plans the protocol of a view model's hand-written methods, and the file that holds them.
struct LogicPlanner {
    /// The spec.
    let spec: ViewModelSpec
    /// The file of the hand-written methods.
    let file: String
    /// The command that writes that file; nil where it is the one that writes the others.
    let scaffoldCommand: String?

    /// The protocol of the hand-written methods.
    var plan: LogicPlan {
        LogicPlan(
            file: file,
            message: SwiftLiteral(
                "write it in \(file)" + (scaffoldCommand.map { "; '\($0)' creates that file" } ?? "")
            ),
            protocolName: spec.declaration.name.text + "Logic",
            isOnMainActor: spec.declaration.isMainActor,
            associatedTypes: associatedTypes,
            methods: methods,
            callbacks: spec.logic.filter(\.isCallback).map {
                CallbackPlan($0, signature: spec.marked(signature($0, stateType: nil), at: $0.signature.range))
            }
        )
    }

    private var methods: [LogicMethodPlan] {
        var users: [Int: [Int]] = [:]
        for index in spec.flows.indices {
            for method in Set(spec.flows[index].invocations.compactMap(\.logicIndex)) {
                users[method, default: []].append(index)
            }
        }
        let (types, stale) = (NestedTypes(spec), StaleNames(spec))
        return spec.handwritten.map { index, method in
            let uses = (users[index] ?? []).map { flow in
                LogicUse(
                    spec.flows[flow],
                    index: index,
                    method: method,
                    failures: spec.failures,
                    outputs: spec.outputs,
                    stale: stale
                )
            }
            return self.method(method, types, uses)
        }
    }

    /// The modules that the file of hand-written methods starts with: those of the spec, and what the signatures name.
    var imports: [String] {
        let words = Set(
            spec.handwritten.flatMap { _, method in
                signature(method, stateType: "State").split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(
                    String.init
                )
            }
        )
        let own = spec.runtime.library ?? spec.runtime.imports.last ?? ""
        let kinds = spec.runtime.kinds.filter { words.contains($0.name) }.map { $0.module ?? own }
        let others = spec.runtime.otherTypes.isDisjoint(with: words) ? [] : [own]
        let foundation = FoundationNames.types.isDisjoint(with: words) ? [] : ["Foundation"]
        let plain = spec.imports.map(\.text).filter { !$0.hasPrefix("@") }
        return Set(plain + kinds + others + foundation).sorted()
    }

    /// The state's type as the protocol names it: of a generic view model only an associated type can tell.
    private var stateType: String { isGeneric ? "State" : "\(spec.declaration.name.text).State" }

    private var isGeneric: Bool { spec.declaration.generics != nil }

    /// The generic parameters with their constraints, and the state: what the methods' signatures may name.
    private var associatedTypes: [String] {
        guard let generics = spec.declaration.generics else { return [] }
        let clause = generics.dropFirst().dropLast()
        let fragment = Fragment(String(clause), .init(0, clause.utf8.count))
        let parameters = SwiftText.split(fragment, on: ",", typeBrackets: true).map(\.text)
        return parameters + (spec.facts.hasStateObject ? ["State"] : [])
    }

    private func method(_ method: SwiftMethod, _ types: NestedTypes, _ uses: [LogicUse]) -> LogicMethodPlan {
        LogicMethodPlan(
            documentation: documentation(of: method, uses),
            signature: spec.marked(
                types.qualified(signature(method, stateType: stateType)),
                at: method.signature.range
            ),
            ownSignature: signature(method, stateType: "State"),
            block: "{\(placeholder(for: method))}"
        )
    }

    /// The signature as Swift, with the state's type as it is called from where it stands.
    private func signature(_ method: SwiftMethod, stateType: String?) -> String {
        var parameters = method.parameters.map { SwiftMethod.Parameter.list([$0]) }
        if let index = method.stateIndex, let stateType {
            parameters.insert("state: \(stateType)", at: min(index, parameters.count))
        }
        var text =
            "\(SwiftText.escaped(method.name.text))\(method.generics ?? "")(\(parameters.joined(separator: ", ")))"
        if method.isAsync { text += " async" }
        if method.canThrow { text += method.thrownType.map { " throws(\($0))" } ?? " throws" }
        if let type = method.returnType { text += " -> \(type.text)" }
        if let clause = method.whereClause { text += " where \(clause)" }
        return text
    }

    /// The body of the unavailable default, which never runs.
    private func placeholder(for method: SwiftMethod) -> String {
        guard let type = method.returnType?.text, type != "Void" else { return "" }
        let kind = spec.runtime.kind(named: String(type.prefix { $0 != "<" }))
        return " \(kind?.placeholder ?? "preconditionFailure()") "
    }

    /// What the spec says of the method, and below it what its flows do with it.
    private func documentation(of method: SwiftMethod, _ uses: [LogicUse]) -> [String] {
        let uses = lines(of: uses, method)
        return method.documentation + (method.documentation.isEmpty || uses.isEmpty ? [] : [""]) + uses
    }

    /// When `method` runs, a line a flow; then what becomes of its values and failures.
    private func lines(of uses: [LogicUse], _ method: SwiftMethod) -> [String] {
        let called =
            method.isCallback
            ? ["A callback: callers leave `state` out, and the view model passes it."] : []
        return called + LogicUse.lines(of: uses)
    }
}
