import VMGenModel
import VMGenSpec

/// The assignments of one `set` as statements.
///
/// Parts of one output or state are set in a copy, which is sent once: whoever listens sees the whole of the change.
struct AssignmentList {
    private let context: StreamContext
    private let groups: [Group]

    /// What is assigned in a row: parts of one field, or one thing.
    private struct Group {
        /// The field whose parts are set; nil for all else.
        var port: Port?
        /// The assignments, in order.
        var parts: [PartAssignment]
        /// Whether they are set in a copy.
        var isCopied = false
    }

    /// Those of `assignments`, in order, each text of them as `prepared` gives it.
    init(_ assignments: [Assignment], context: StreamContext, prepared: (Expression) -> Expression = { $0 }) {
        self.context = context
        var groups: [Group] = []
        for assignment in assignments {
            let part = PartAssignment(assignment, prepared: prepared)
            let port = assignment.isPart ? assignment.port(in: context.spec) : nil
            if let name = port?.name.text, groups.last?.port?.name.text == name {
                groups[groups.count - 1].parts.append(part)
            } else {
                groups.append(Group(port: port, parts: [part]))
            }
        }
        self.groups = groups.map { group in
            guard let port = group.port else { return group }
            let isProperty = [.state, .member].contains(context.spec.held(port)?.home)
            return Group(port: port, parts: group.parts, isCopied: group.parts.count > 1 || !isProperty)
        }
    }

    /// The names that the statements want for their constants, in order, each apart from those before it.
    var names: [String] {
        var names = UniqueNames()
        return groups.flatMap { group -> [String] in
            let copy = group.isCopied ? [names.next("changed" + group.parts[0].head.capitalizedFirst)] : []
            let former = group.parts.dropFirst(group.isCopied ? 1 : 0).filter(\.readsItself)
            return copy + former.map { names.next("former" + $0.head.capitalizedFirst) }
        }
    }

    /// The statements, whose constants are called `names`, as many as the list wants.
    func statements(names: [String]) -> [Expression] {
        var names = names[...]
        return groups.flatMap { $0.isCopied ? changing($0, &names) : setting($0.parts[0], &names) }
    }

    /// The statements at the end of a chain, behind `links`.
    func statements(behind links: [Link]) -> [Expression] {
        guard groups.count == 1, groups[0].port == nil, let part = groups[0].parts.first,
            let port = part.assignment.port(in: context.spec)
        else { return statements(names: names) }
        let (statements, value) = links.apart(part.value, type: port.element.text, in: context.reach)
        return statements + [context.assignment(part.assignment, value: value)]
    }

    /// The statements that set the parts of one field in a copy.
    private func changing(_ group: Group, _ names: inout ArraySlice<String>) -> [Expression] {
        guard let port = group.port, let copy = names.popFirst().map(SwiftPiece.given) else { return [] }
        let element = TypeText(port.element.text)
        // What a constant holds of an object is set as well.
        let isObject = context.spec.types?.classNames.contains((element.optionalOf ?? element).text) == true
        let word = isObject ? "let " : "var "
        var lines = [Expression.member(port.name.text).between([.text(word), copy, .text(" = ")])]
        for (index, part) in group.parts.enumerated() {
            if !part.readsItself {
                lines.append(part.reading(copy).setting(copy).statement)
            } else if index == 0 {
                lines.append(part.setting(copy).statement)
            } else if let former = names.popFirst().map(SwiftPiece.given) {
                lines.append(Expression([.text("let "), former, .text(" = "), copy]))
                lines.append(part.reading(former).setting(copy).statement)
            }
        }
        return lines + [context.sending(Expression([copy]), to: port)]
    }

    /// The statements that set one thing where it is.
    private func setting(_ part: PartAssignment, _ names: inout ArraySlice<String>) -> [Expression] {
        guard part.readsItself, let former = names.popFirst().map(SwiftPiece.given) else {
            return [part.assignment.isPart ? part.statement : context.assignment(part.assignment, value: part.value)]
        }
        let read = Expression.member(part.head).between([.text("let "), former, .text(" = ")])
        return [read, part.reading(former).statement]
    }
}

extension Assignment {
    /// The field of `spec` that it sets, or a part of; nil for variables.
    func port(in spec: ViewModelSpec) -> Port? {
        switch target {
        case .output(let index): spec.outputs[index]
        case .state(let index): spec.states[index]
        case .variable: nil
        }
    }
}

extension [Assignment] {
    /// The output or state of `spec` that they only hand `$0` to, as an arrow to it does; nil where they do anything else.
    func portHandedValue(in spec: ViewModelSpec) -> Port? {
        guard count == 1, !self[0].isPart, self[0].value.text == "$0" else { return nil }
        return self[0].port(in: spec)
    }

    /// Whether one of them speaks of `$1`, so that a value that is a tuple counts as its parts in all of them.
    package var speakOfParts: Bool {
        contains { assignment in
            [assignment.name, assignment.value].contains { text in
                SwiftText.closureArguments(in: text).contains { $0.index > 0 }
            }
        }
    }
}
