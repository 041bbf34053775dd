import VMGenModel
import VMGenSpec

/// Members of the view model that are named before it is there.
extension InitialValue {
    /// What is wrong with defaults, values of stored properties and arguments of `self.init` in `draft` that name a member, of which
    /// there is none when they are made.
    static func checkEarly(_ draft: SpecDraft, names: Namespace) -> [Finding] {
        let taken = Set(draft.parameters.map(\.name.text))
        let defaults = draft.parameters.filter { !$0.isAssigned }.flatMap { parameter in
            early(in: parameter.defaultValue, draft: draft, names: names).map { name in
                let what = taken.contains(name.text) ? "no other parameter" : "nothing of the view model"
                return error("a default names \(what); write a value without `\(name.text)`", at: name.range)
            }
        }
        return defaults + draft.variables.flatMap { checkStored($0, draft: draft, names: names) }
            + draft.furtherInits.flatMap { further in
                let own = Set(further.parameters.map(\.name))
                return early(in: further.arguments, draft: draft, names: names).filter { !own.contains($0.text) }.map {
                    name in
                    error(
                        "`\(name.text)` is not there yet where `self.init` is called; hand it a value, or one of its parameters",
                        at: name.range
                    )
                }
            }
    }

    /// What is wrong with the value of `variable`, where that is stored and has one before anything else is there.
    private static func checkStored(_ variable: StoredVariable, draft: SpecDraft, names: Namespace) -> [Finding] {
        let isLate = variable.modifiers.contains { $0 == "lazy" } || variable.declaration.text.hasPrefix("@")
        guard variable.body == nil, !isLate, var value = SwiftText.cut(variable.declaration, at: " = ")?.1 else {
            return []
        }
        if let braces = value.lastBraces, ["didSet", "willSet"].contains(braces.inner.allWords.first) {
            value = value.before(braces)
        }
        let isMade = variable.valueMadeInInit(draft.parameters) != nil
        let late = early(in: value, draft: draft, names: names).first { name in
            guard isMade, case .parameter(let index) = names[name.text] else { return true }
            return draft.parameters[index].isAssigned
        }
        guard let late else { return [] }
        let way = way(for: variable, value, naming: names[late.text], in: draft)
        return [
            error("`\(late.text)` is not there yet when `\(variable.name.text)` gets its value; \(way)", at: late.range)
        ]
    }

    /// What to do about `variable`, whose `value` names `what`, which is not there yet.
    private static func way(
        for variable: StoredVariable,
        _ value: Fragment,
        naming what: Namespace.Member?,
        in draft: SpecDraft
    ) -> String {
        let name = variable.name.text
        if case .parameter(let index) = what, variable.type == nil, !draft.parameters[index].isAssigned {
            let word = variable.isVariable ? "var" : "let"
            return "write its type, `\(word) \(name): … = \(value.text)`, and `init` gives it that"
        }
        // Whoever asks a computed property for a relay gets another one each time.
        if variable.ownSubject(in: draft.runtime) != nil { return "make it of values, or of what `init` takes" }
        return "compute it, `var \(name): \(variable.type?.text ?? "…") { \(value.text) }`"
    }

    /// The names in `value` of what only a view model that is made has: parameters, variables, and what has a value from the start.
    private static func early(in value: Fragment?, draft: SpecDraft, names: Namespace) -> [Fragment] {
        guard let value else { return [] }
        return SwiftText.freeNames(in: value).filter { name in
            switch names[name.text] {
            case .parameter(let index): !draft.parameters[index].isForSuper
            case .variable(let index): !draft.variables[index].isStatic
            case .output(let index): draft.outputs.ports[index].isStateful
            case .state: true
            default: false
            }
        }
    }

    /// What is wrong with `value`, of a variable, where it makes a stream that holds a value and is given none; nil for all else.
    static func checkMade(_ value: Fragment) -> Finding? {
        guard value.text.hasSuffix("()"), let brackets = SwiftText.lastBrackets(of: value) else { return nil }
        let made = value.before(brackets)
        let name = StreamType(made)?.name ?? made
        for runtime in Runtime.all {
            guard let kind = runtime.kind(named: name.text), kind.traits.isSuperset(of: [.holdsValue, .takesValues])
            else {
                continue
            }
            let first = runtime.hasTypedFailures ? "…" : "value: …"
            return error("`\(kind.name)` has a value from the start; write `\(made.text)(\(first))`", at: value.range)
        }
        return nil
    }

    /// What is wrong with the defaults of parameters of `draft` that are a member of `URLSession`, `.shared`, where the type is the
    /// protocol of it. To protocols of its own the app may give such members, `extension Shop where Self == LiveShop`.
    static func checkMembers(_ draft: SpecDraft) -> [Finding] {
        draft.parameters.compactMap { parameter in
            let name = TypeText.protocolName(in: parameter.type.text)
            guard let value = parameter.defaultValue, value.text.hasPrefix("."), name == "URLSessionProtocol",
                !TypeText.isOptional(parameter.type.text)
            else { return nil }
            return error(
                "`\(name)` is a protocol, which has no `\(value.text)`; name a type that has it, `URLSession\(value.text)`",
                at: value.range
            )
        }
    }
}
