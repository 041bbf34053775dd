import VMGenModel
import VMGenSpec

/// Variables that are `@Published`, `@Published var query = ""`: states of which `$query` tells, and which views set unless the
/// spec says otherwise, `@Published private(set) var query = ""`.
struct PublishedVariables {
    /// The kind of stream that such a variable has; nil where the runtime has none.
    private let kind: StreamKind?

    /// Those of a view model of `runtime`.
    init(_ runtime: Runtime) { kind = runtime.kind(named: "Published") }

    /// `variables` without those that are states, and these.
    func apart(_ variables: [StoredVariable]) -> (others: [StoredVariable], states: [Port]) {
        var others: [StoredVariable] = []
        var states: [Port] = []
        for variable in variables {
            if let state = state(variable) { states.append(state) } else { others.append(variable) }
        }
        return (others, states)
    }

    /// The state that `variable` is; nil for what is not published, is observed or wrapped beside that, or is of a type that nobody
    /// can tell.
    private func state(_ variable: StoredVariable) -> Port? {
        var cursor = TextCursor(variable.declaration)
        guard let kind, variable.isVariable, variable.body == nil, cursor.take("@"),
            cursor.identifier()?.text == "Published", cursor.next != UInt8(ascii: "("), variable.observer == nil
        else { return nil }
        let access = cursor.rest
        var end = cursor
        while let word = cursor.identifier(), PortsReader.access.contains(word.text) {
            _ = cursor.bracketed(by: "(")
            end = cursor
        }
        let words = access.before(end.rest)
        guard end.take(word: "var"), let element = variable.usualType else { return nil }
        var port = Port(
            role: .state,
            documentation: variable.documentation,
            name: variable.name,
            kind: kind,
            isPinned: true,
            element: element,
            initialValue: SwiftText.cut(variable.declaration, at: " = ")?.1 ?? Self.missing(element)
        )
        if port.initialValue == nil { return nil }
        if !variable.isPrivate { port.visibility = words }
        return port
    }

    /// What Swift begins an optional with that the spec gives no value; nil for all else.
    private static func missing(_ element: Fragment) -> Fragment? {
        TypeText.isOptional(element.text) ? Fragment("nil", element.range) : nil
    }

    /// What is wrong with a flow from `name`, which `variable` is, where that is published under `runtime` and no state: `name` would be
    /// the value, and no stream; nil for all else.
    static func untyped(_ name: Fragment, _ variable: StoredVariable, _ runtime: Runtime) -> Finding? {
        guard variable.declaration.text.hasPrefix("@Published"), runtime.kind(named: "Published") != nil else {
            return nil
        }
        return UnknownName.published(name, isObserved: variable.observer != nil)
    }
}

extension StoredVariable {
    /// Its type as far as that is certain: as written, or that of the literal that it begins with.
    var usualType: Fragment? {
        if let type { return type }
        guard let value = SwiftText.cut(declaration, at: " = ")?.1 else { return nil }
        return SwiftValueLiteral(value)?.usualType.map { Fragment($0, value.range) }
    }
}
