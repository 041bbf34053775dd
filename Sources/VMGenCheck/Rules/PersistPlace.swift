import VMGenDiagnostics
import VMGenModel
import VMGenSpec

/// `persist` of something that cannot be kept in `UserDefaults`, or without a store.
enum PersistPlace: Rule {
    package static let id = "persist"

    /// What is wrong with the `persist` lines of `draft`.
    static func check(_ draft: SpecDraft, names: Namespace) -> [Finding] {
        var findings: [Finding] = []
        var first: [String: Fragment] = [:]
        for port in draft.inputs.ports + draft.outputs.ports + draft.states.ports {
            guard let persistence = port.persistence else { continue }
            if let finding = checkPort(port, persistence) { findings.append(finding) }
            if let finding = checkStore(persistence.store, draft: draft, names: names) { findings.append(finding) }
            let place = "\(persistence.store.text) \(persistence.key.text)"
            if let earlier = first[place] {
                let message =
                    "`\(persistence.key.text)` is the key of another value in `\(persistence.store.text)` already"
                let note: [(message: String, range: SourceRange)] = [("first used here", earlier.range)]
                findings.append(error(message, at: persistence.key.range, notes: note))
            } else {
                first[place] = persistence.key
            }
        }
        return findings
    }

    /// `key`, a string, has an escape; nil where it has none.
    static func escaped(_ key: Fragment) -> Finding? {
        guard key.text.hasPrefix("\""), key.text.contains("\\") else { return nil }
        return error("a key is taken as it is written; leave the `\\` out", at: key.range)
    }

    /// `persist` stands below a line with several fields.
    static func several(_ names: [Fragment], at place: SourceRange) -> Finding {
        let all = names.map { "`\($0.text)`" }
        let message =
            "`persist` keeps one value under one key, and this line declares \(all.count) fields; "
            + "give \(all.dropLast().joined(separator: ", ")) and \(all[all.count - 1]) a line each"
        return error(message, at: place)
    }

    /// `persist` stands below the cases of the enum `name`.
    static func choice(_ name: Fragment, at place: SourceRange) -> Finding {
        let message =
            "`UserDefaults` cannot keep `\(name.text)`, an enum; keep a raw value or an id in a field of its own, and leave "
            + "`persist` out here"
        return error(message, at: place)
    }

    private static func checkPort(_ port: Port, _ persistence: Port.Persistence) -> Finding? {
        let name = port.name.text
        if port.role == .input {
            return error("an input is not kept; keep a state that it changes", at: persistence.store.range)
        }
        if port.kind == nil {
            return error(
                "a plain value is never changed, so it is not kept; leave `let` out",
                at: persistence.store.range
            )
        }
        guard port.isStateful else {
            let form = "`\(name): … \(port.firstValueForm)`"
            return error("`\(name)` has no value to keep; give it one, \(form)", at: persistence.store.range)
        }
        guard StoredForm(TypeText(port.element.text)) == nil else { return checkNil(port) }
        return error(
            "`UserDefaults` cannot keep `\(port.element.text)`; it keeps numbers, `Bool`, `String`, `Data`, `Date`, "
                + "`URL`, and arrays and dictionaries of `Int`, `Double`, `Bool`, `String`, `Data` and `Date`: keep a "
                + "raw value or an id",
            at: port.element.range
        )
    }

    /// A store keeps `nil` as nothing, and where it has nothing the first value stands.
    private static func checkNil(_ port: Port) -> Finding? {
        guard TypeText.isOptional(port.element.text), let value = port.initialValue, value.text != "nil" else {
            return nil
        }
        return warning(
            "`nil` is kept as nothing, so where `\(port.name.text)` was `nil` it begins with `\(value.text)` again; let it begin "
                + "with `nil`",
            at: value.range
        )
    }

    /// The parameter or variable of `draft` that is a store; nil where none is.
    private static func own(_ draft: SpecDraft) -> String? {
        let held = draft.parameters.map { ($0.name.text, $0.type.text) }
        let stored = draft.variables.filter { !$0.isStatic }.map { ($0.name.text, $0.type?.text ?? "") }
        return (held + stored).first { $0.1 == "UserDefaults" }?.0
    }

    private static func checkStore(_ store: Fragment, draft: SpecDraft, names: Namespace) -> Finding? {
        let type: String?
        switch names[store.text] {
        case .parameter(let index): type = draft.parameters[index].type.text
        case .variable(let index) where draft.variables[index].isStatic:
            return error(
                "`\(store.text)` is static, and no test could give another store; take it as a parameter, "
                    + "`\(store.text): UserDefaults = .standard` under `init`",
                at: store.range
            )
        case .variable(let index): type = draft.variables[index].type?.text
        case nil:
            let stores = names.names { member in
                switch member {
                case .parameter, .variable: true
                default: false
                }
            }
            let ending = Suggestion.ending(
                for: store.text,
                among: stores,
                otherwise: own(draft).map { "; did you mean `\($0)`?" }
                    ?? "; add `\(store.text): UserDefaults = .standard` under `init`"
            )
            return error("unknown store `\(store.text)`\(ending)", at: store.range)
        default:
            return error("`\(store.text)` is not a parameter or variable of type `UserDefaults`", at: store.range)
        }
        if case .parameter(let index)? = names[store.text] {
            let held = TypeText(draft.parameters[index].propertyType.text)
            if held.optionalOf?.text == "UserDefaults" {
                let form = "`\(store.text): UserDefaults`"
                return error(
                    "`\(store.text)` may be nil, and what is kept needs a store; write \(form)",
                    at: store.range
                )
            }
        }
        guard let type, TypeText(type).isKnown || type.hasPrefix("[") else { return nil }
        return error("`\(store.text)` is `\(type)`, not `UserDefaults`", at: store.range)
    }
}
