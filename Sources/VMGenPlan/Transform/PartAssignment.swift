import VMGenModel
import VMGenSpec

/// One assignment of a `set`, to a path or a whole: `film?.notes = film?.notes ?? []`.
struct PartAssignment {
    /// What the spec says.
    let assignment: Assignment
    /// What is set.
    private var target: Expression
    /// What it is set to.
    private(set) var value: Expression
    /// What the path begins with; nothing where that is no name.
    let head: String

    /// The one that the spec says, each text as `prepared` gives it.
    init(_ assignment: Assignment, prepared: (Expression) -> Expression) {
        self.assignment = assignment
        let pieces = SwiftText.pieces(of: assignment.name)
        target = Expression(pieces.prefix(1) + prepared(Expression(Array(pieces.dropFirst()))).pieces)
        value = prepared(Expression(assignment.value))
        if case .name(let name, _, _)? = pieces.first { head = name } else { head = "" }
    }

    /// The statement.
    var statement: Expression { value.between(target.pieces + [.text(" = ")]) }

    /// Whether Swift would read the whole while a part of it is set: behind a `?` the whole is held already.
    var readsItself: Bool {
        guard assignment.name.text.utf8.contains(UInt8(ascii: "?")) else { return false }
        return (target.pieces.dropFirst() + value.pieces).contains(where: isHead)
    }

    /// The same, setting a part of `copy`.
    func setting(_ copy: SwiftPiece) -> PartAssignment {
        var part = self
        part.target = Expression([copy] + target.pieces.dropFirst())
        return part
    }

    /// The same, reading `copy` where it reads the whole.
    func reading(_ copy: SwiftPiece) -> PartAssignment {
        var part = self
        part.target = Expression(target.pieces.prefix(1) + target.pieces.dropFirst().map { isHead($0) ? copy : $0 })
        part.value = value.mapping { [isHead($0) ? copy : $0] }
        return part
    }

    private func isHead(_ piece: SwiftPiece) -> Bool {
        if case .name(head, _, _) = piece { true } else { false }
    }
}
