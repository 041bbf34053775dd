/// What a flow does in a closure of statements, before it is known how the closure reaches things.
indirect enum Deed {
    /// One line of Swift.
    case line(Expression)
    /// `if condition { … }`, and `else { … }` where that is not empty.
    case check(Expression, [Deed], otherwise: [Deed] = [])

    /// The Swift in it.
    var expressions: [Expression] {
        switch self {
        case .line(let expression): [expression]
        case .check(let condition, let body, let otherwise): [condition] + (body + otherwise).flatMap(\.expressions)
        }
    }

    /// The statement, with `print` for each expression.
    func statement(_ print: (Expression) -> String) -> Statement {
        switch self {
        case .line(let expression): .line(print(expression))
        case .check(let condition, let body, let otherwise):
            .check(
                print(condition),
                body.map { $0.statement(print) },
                otherwise: otherwise.map { $0.statement(print) }
            )
        }
    }
}

extension [Deed] {
    /// The same with what stands behind one condition in a row, or behind it and its opposite, in one `if`, where nothing that is done
    /// can change the condition.
    var joined: [Deed] {
        reduce(into: []) { deeds, deed in
            guard case .check(let condition, let body, let rest) = deed, rest.isEmpty, condition.staysAsItIs,
                case .check(let other, let before, let otherwise)? = deeds.last,
                !(before + otherwise + body).flatMap(\.expressions).contains(where: \.isDeclaration)
            else { return deeds.append(deed) }
            if condition.pieces == other.pieces, otherwise.isEmpty {
                deeds[deeds.count - 1] = .check(other, before + body)
            } else if condition.pieces == [.text("!")] + other.pieces, other.pieces.count == 1 {
                deeds[deeds.count - 1] = .check(other, before, otherwise: otherwise + body)
            } else {
                deeds.append(deed)
            }
        }
    }
}

extension Expression {
    /// Whether it looks at values alone, and at nothing in them.
    fileprivate var staysAsItIs: Bool {
        pieces.allSatisfy { piece in
            switch piece {
            case .value, .given: true
            case .text(let text): !text.contains { ".([{".contains($0) }
            case .name, .owner, .local: false
            }
        }
    }

    /// Whether it declares a constant or a variable.
    fileprivate var isDeclaration: Bool {
        if case .text(let text)? = pieces.first { text.hasPrefix("let ") || text.hasPrefix("var ") } else { false }
    }
}
