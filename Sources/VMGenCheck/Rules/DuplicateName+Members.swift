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
            return finding(method.name, what: what, first: first, labels: what == "a parameter")
        }
    }

    /// The enums that fields of `spec` declare, where another one, or a type of its `types`, has the name.
    static func types(of spec: ViewModelSpec) -> [Finding] {
        let choices = (spec.inputs + spec.outputs + spec.states).compactMap(\.choice?.name)
        // The enums of the fields stand behind the section's own.
        let own = GeneratedName.declared(in: spec.types).dropLast(choices.count)
        return choices.indices.compactMap { index in
            let name = choices[index]
            let first = own.first { $0.text == name.text } ?? choices[..<index].first { $0.text == name.text }
            return first.map { finding(name, what: "a type", first: $0) }
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
