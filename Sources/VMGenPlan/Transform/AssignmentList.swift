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
    ///
    /// - Parameter copies: what those copies are called, each with a name of its own; without it as `copies` has them.
    func statements(
        copies: [String]? = nil,
        prepared: (Expression) -> Expression = { $0 }
    ) -> [Expression] {
        var copies = (copies ?? self.copies)[...]
        return groups.flatMap { group -> [Expression] in
            guard let port = part(of: group[0]) else {
                return [context.assignment(group[0], value: prepared(Expression(group[0].value)))]
            }
            guard needsCopy(group) else {
                return [prepared(Expression(group[0].value)).between(target(group[0], prepared) + [.text(" = ")])]
            }
            return setting(group, of: port, in: .given(copies.popFirst() ?? port.name.text), prepared: prepared)
        }
    }

    /// What the copies are called in which parts are set, in order, each apart from those before it.
    var copies: [String] {
        var names = UniqueNames()
        return groups.filter(needsCopy).compactMap(\.first).compactMap(part).map { port in
            names.next("changed" + port.name.text.capitalizedFirst)
        }
    }

    /// The assignments, those that set parts of one output or state after each other together.
    private var groups: [[Assignment]] {
        var groups: [[Assignment]] = []
        for assignment in assignments {
            let name = part(of: assignment)?.name.text
            if name != nil, let last = groups.last?.last, part(of: last)?.name.text == name {
                groups[groups.count - 1].append(assignment)
            } else {
                groups.append([assignment])
            }
        }
        return groups
    }

    /// Whether `group` sets parts of what is no property, or several of one.
    private func needsCopy(_ group: [Assignment]) -> Bool {
        guard let port = part(of: group[0]) else { return false }
        let isProperty = [.state, .member].contains(context.spec.held(port)?.home)
        return group.count > 1 || !isProperty
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

    /// The statements that set the `parts` of `port` in `copy`.
    private func setting(
        _ parts: [Assignment],
        of port: Port,
        in copy: SwiftPiece,
        prepared: (Expression) -> Expression
    ) -> [Expression] {
        let name = port.name.text
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
