import VMGenModel
import VMGenSpec

extension DuplicateName {
    /// The callbacks of `spec` beside which the view model has another member that Swift cannot tell from them: a callback is a
    /// method like any other, and lies in no namespace only because the dependency that calls it may have its name.
    static func callbacks(of spec: ViewModelSpec) -> [Finding] {
        spec.logic.indices.compactMap { index in
            let method = spec.logic[index]
            if method.isExisting { return nil }
            let twin = spec.logic[..<index].first { other in
                (other.isCallback || method.isCallback) && !other.isExisting && isSame(method, other)
            }
            if let twin { return finding(method.name, what: "a method", first: twin.name) }
            guard method.isCallback, method.parameters.isEmpty, let (what, first) = member(of: spec, like: method)
            else { return nil }
            return finding(method.name, what: what, first: first, label: what == "a parameter" ? method.name.text : nil)
        }
    }

    /// The types that `spec` declares under a name which another one that it declares has: its view model, its error type, services,
    /// the enums of fields, and those of its `types`.
    static func types(of spec: ViewModelSpec) -> [Finding] {
        let choices = (spec.inputs + spec.outputs + spec.states).compactMap(\.choice?.name)
        let errors = spec.errors.flatMap { $0.isDeclared ? $0.typeName : nil }
        let services = spec.services.filter { !$0.isExisting }.map(\.name)
        // The enums of the fields stand behind the section's own, of which one may stand for another under `#if`.
        let own = GeneratedName.declared(in: spec.types).dropLast(choices.count)
        let isConditional = spec.types?.lines.contains { $0.text.hasPrefix("#if") } == true
        let names = [spec.declaration.name] + own + [errors].compactMap { $0 } + services + choices
        return names.indices.compactMap { index in
            let name = names[index]
            let first = names[..<index].first { $0.text == name.text }
            if isConditional, own.contains(where: { $0.range == name.range }) { return nil }
            return first.map { finding(name, what: "a type", first: $0) }
        }
    }

    /// The methods and requests of `draft` of which two parameters have one name.
    static func parameters(_ draft: SpecDraft) -> [Finding] {
        let services = draft.services.filter { !$0.isExisting }.flatMap(\.declaredMethods)
        let methods = (draft.logic.filter { !$0.isExisting } + services).map { ($0.name, $0.parameters) }
        return (methods + draft.requests.map { ($0.name, $0.parameters) }).compactMap { name, parameters in
            let names = parameters.map(\.name).filter { $0 != "_" }
            guard let index = names.indices.first(where: { names[..<$0].contains(names[$0]) }) else { return nil }
            let twin = names[index]
            return error(
                "two parameters of `\(name.text)` are called `\(twin)`; choose another name for one of them",
                at: name.range
            )
        }
    }

    /// Those of `cases` that Swift cannot tell from one before them.
    static func cases(_ cases: [EventCase]) -> [Finding] {
        cases.indices.compactMap { index in
            let own = cases[index]
            let first = cases[..<index].first {
                $0.name.text == own.name.text && $0.payload.map(\.label) == own.payload.map(\.label)
            }
            return first.map { finding(own.name, what: "a case", first: $0.name) }
        }
    }

    /// The property or request of `spec` that is called like `method`, which takes nothing.
    private static func member(of spec: ViewModelSpec, like method: SwiftMethod) -> (what: String, first: Fragment)? {
        let isSame = { (name: Fragment) in name.text == method.name.text }
        if let name = spec.parameters.map(\.name).first(where: isSame) { return ("a parameter", name) }
        if let name = spec.variables.map(\.name).first(where: isSame) { return ("a variable", name) }
        let bare = spec.requests.filter(\.parameters.isEmpty)
        return bare.map(\.name).first(where: isSame).map { ("a request", $0) }
    }

    private static func isSame(_ method: SwiftMethod, _ other: SwiftMethod) -> Bool {
        method.name.text == other.name.text && method.parameters.map(\.label) == other.parameters.map(\.label)
            && method.parameters.map(\.type) == other.parameters.map(\.type)
    }
}
