import VMGenModel
import VMGenSpec

/// Looks up the names of amounts, `debounce pause` and `skip pager.count`.
struct AmountResolver {
    /// What names and paths stand for.
    let lookup: NameLookup

    private var draft: SpecDraft { lookup.draft }
    private var names: Namespace { lookup.names }

    /// What is wrong with the name of an amount; nil for a number, and where it may be one.
    func check(_ amount: Fragment, of kind: StepKind) -> Finding? {
        var cursor = TextCursor(amount)
        guard let head = cursor.identifier(), head.text != "self", head.text.first != "_" else { return nil }
        if head.text.first?.isUppercase == true {
            return draft.type(ofConstant: amount).flatMap { check(amount, type: $0, of: kind) }
        }
        guard let member = names[head.text] else {
            let candidates = names.names { member in
                switch member {
                case .parameter, .variable: true
                default: false
                }
            }
            return StepArgument.unknownAmount(kind, head, candidates: candidates)
        }
        let type: String?
        switch member {
        case .input(let index) where draft.inputs.ports[index].kind == nil:
            type = draft.inputs.ports[index].element.text
        case .parameter(let index): type = draft.parameters[index].type.text
        case .variable(let index): type = draft.variables[index].typeOfAmount
        default: return StepArgument.noAmount(kind, head, what: member.what)
        }
        guard cursor.isAtEnd else { return checkPath(amount, of: kind) }
        if let service = lookup.service(called: head) {
            return StepArgument.noAmount(kind, head, what: "a `\(service.name.text)`")
        }
        return type.flatMap { check(head, type: $0, of: kind) }
    }

    /// What is wrong with the constant that says how long the `after` of `retry` waits; nil for a number, and where it may be one.
    func check(pause: Fragment) -> Finding? {
        draft.type(ofConstant: pause).flatMap {
            StepArgument.wrongAmount("after", pause, type: $0, runtime: draft.runtime, isStatic: true)
        }
    }

    /// What is wrong with an amount that a service is asked for.
    private func checkPath(_ amount: Fragment, of kind: StepKind) -> Finding? {
        if case .unknownServiceMember(let service, let name) = lookup.callee(of: amount) {
            return UnknownMethod.finding(name, of: draft.services[service])
        }
        return lookup.type(ofValue: amount).flatMap { check(amount, type: $0, of: kind) }
    }

    private func check(_ amount: Fragment, type: String, of kind: StepKind) -> Finding? {
        let isStatic =
            amount.text.first?.isUppercase == true
            || draft.variables.contains { $0.isStatic && $0.name.text == amount.text }
        return StepArgument.wrongAmount(
            kind.word,
            amount,
            isCount: kind == .skip || kind == .take,
            type: type,
            runtime: draft.runtime,
            isStatic: isStatic
        )
    }
}

extension SpecDraft {
    /// The type of the constant that `path` names, `Pause.short`, where it is declared under `types` and nowhere else there by that
    /// name; nil where nobody can tell.
    fileprivate func type(ofConstant path: Fragment) -> String? {
        let words = SwiftText.split(path, on: ".").map(\.text)
        // Of a type of the app nobody knows what it has.
        guard let name = words.last, words.count > 1,
            GeneratedName.declared(in: types).contains(where: { $0.text == words[words.count - 2] })
        else { return nil }
        let types = (types?.lines ?? []).compactMap { line -> String? in
            guard let place = line.text.firstRange(of: "static let \(name)") else { return nil }
            var cursor = TextCursor(line.slice(line.text[..<place.upperBound].utf8.count, line.text.utf8.count))
            if cursor.take(":") { return cursor.identifier()?.text }
            return cursor.take("=") ? cursor.rest.typeOfNumber : nil
        }
        return Set(types).count == 1 ? types.first : nil
    }
}

extension StoredVariable {
    /// Its type as written, or that of the number which it has from the start; nil where nobody can tell.
    fileprivate var typeOfAmount: String? { type?.text ?? SwiftText.cut(declaration, at: " = ")?.1.typeOfNumber }
}

extension Fragment {
    /// The type that Swift gives the number that it is, up to the end of its line or block; nil where it is something else.
    fileprivate var typeOfNumber: String? {
        let number = text.prefix { $0.isNumber || $0 == "_" || $0 == "." }
        let rest = text.dropFirst(number.count).drop { $0 == " " }
        guard number.first?.isNumber == true, number.last != ".",
            rest.isEmpty || rest.hasPrefix("}") || rest.hasPrefix("//")
        else {
            return nil
        }
        return number.contains(".") ? "Double" : "Int"
    }
}
