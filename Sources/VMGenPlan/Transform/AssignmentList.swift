import VMGenModel
import VMGenSpec

/// The assignments of one `set` as statements.
struct AssignmentList {
    /// What chains share.
    let context: StreamContext
    /// The assignments, in order.
    let assignments: [Assignment]

    /// The statements, each text of the assignments as `prepared` gives it.
    ///
    /// Parts of one output or state are set in a copy, which is sent once: whoever listens sees the whole of the change.
    func statements(prepared: (Expression) -> Expression = { $0 }) -> [Expression] {
        var statements: [Expression] = []
        var rest = assignments[...]
        while let first = rest.first {
            guard let port = part(of: first) else {
                statements.append(context.assignment(first, value: prepared(Expression(first.value))))
                rest = rest.dropFirst()
                continue
            }
            let parts = rest.prefix { part(of: $0)?.name.text == port.name.text }
            statements += setting(Array(parts), of: port, prepared: prepared)
            rest = rest.dropFirst(parts.count)
        }
        return statements
    }

    /// The field of which `assignment` sets a part; nil where it sets something else, or all of it.
    private func part(of assignment: Assignment) -> Port? {
        guard assignment.isPart else { return nil }
        switch assignment.target {
        case .output(let index): return context.spec.outputs[index]
        case .state(let index): return context.spec.states[index]
        case .variable: return nil
        }
    }

    /// The statements that set the `parts` of `port`.
    private func setting(_ parts: [Assignment], of port: Port, prepared: (Expression) -> Expression) -> [Expression] {
        let isProperty = [.state, .member].contains(context.spec.held(port)?.home)
        let name = port.name.text
        if parts.count == 1, isProperty {
            return [prepared(Expression(parts[0].value)).between(target(parts[0], prepared) + [.text(" = ")])]
        }
        let copy = SwiftPiece.given("changed" + name.capitalizedFirst)
        func changed(_ piece: SwiftPiece) -> [SwiftPiece] {
            if case .name(name, _, _) = piece { return [copy] }
            return [piece]
        }
        let lines = parts.map { part in
            let value = prepared(Expression(part.value)).mapping(changed)
            return value.between(target(part, prepared).flatMap(changed) + [.text(" = ")])
        }
        let read = Expression.member(name).between([.text("var "), copy, .text(" = ")])
        return [read] + lines + [context.sending(Expression([copy]), to: port)]
    }

    private func target(_ part: Assignment, _ prepared: (Expression) -> Expression) -> [SwiftPiece] {
        let pieces = SwiftText.pieces(of: part.name)
        return Array(pieces.prefix(1)) + prepared(Expression(Array(pieces.dropFirst()))).pieces
    }
}

extension [Assignment] {
    /// Whether one of them speaks of `$1`, so that a value that is a tuple counts as its parts in all of them.
    var speakOfParts: Bool {
        contains { assignment in
            [assignment.name, assignment.value].contains { text in
                SwiftText.closureArguments(in: text).contains { $0.index > 0 }
            }
        }
    }
}
