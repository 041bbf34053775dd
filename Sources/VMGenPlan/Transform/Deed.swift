/// What a flow does in a closure of statements, before it is known how the closure reaches things.
indirect enum Deed {
    /// One line of Swift.
    case line(Expression)
    /// `if condition { … }`
    case check(Expression, [Deed])

    /// The Swift in it.
    var expressions: [Expression] {
        switch self {
        case .line(let expression): [expression]
        case .check(let condition, let body): [condition] + body.flatMap(\.expressions)
        }
    }

    /// The statement, with `print` for each expression.
    func statement(_ print: (Expression) -> String) -> Statement {
        switch self {
        case .line(let expression): .line(print(expression))
        case .check(let condition, let body): .check(print(condition), body.map { $0.statement(print) })
        }
    }
}
