extension TagCursor {
    /// Takes a condition up to the end of the tag or to `else`.
    ///
    /// Operators bind as in Stencil, the weakest first: `in`, `or`, `and`, `not`, comparisons.
    ///
    /// - Throws: `TemplateError` where it is not complete, or where Stencil would quietly take it for false.
    mutating func takeCondition() throws(TemplateError) -> Condition {
        var parser = ConditionParser(cursor: self)
        let condition = try parser.condition(above: 0)
        self = parser.cursor
        if current?.isSign(")") == true { throw fail("`)` closes nothing; take it away") }
        return condition
    }
}

/// Reads one condition by the binding powers of its operators.
private struct ConditionParser {
    /// The rest of the tag.
    var cursor: TagCursor
    private var operators = 0

    private static let maximumOperators = 64

    init(cursor: TagCursor) {
        self.cursor = cursor
    }

    /// Reads on while operators bind stronger than `power`.
    mutating func condition(above power: Int) throws(TemplateError) -> Condition {
        var left = try start()
        while let token = cursor.current, let infix = InfixOperator(token), power < infix.power {
            try count()
            cursor.next()
            let right = try condition(above: infix.power)
            left = try combine(left, infix, right, token)
        }
        return left
    }

    private mutating func start() throws(TemplateError) -> Condition {
        if cursor.take(name: "not") {
            try count()
            return .not(try condition(above: InfixOperator.powerOfNot))
        }
        let opening = cursor.current
        guard let opening, cursor.take(sign: "(") else { return .value(try cursor.takeValue()) }
        try count()
        let inner = try condition(above: 0)
        guard cursor.take(sign: ")") else { throw cursor.fail("`(` is never closed; add a `)`", at: opening.range) }
        return inner
    }

    private mutating func count() throws(TemplateError) {
        operators += 1
        if operators > Self.maximumOperators {
            throw cursor.fail(
                "a condition of more than \(Self.maximumOperators) operators; compute it before rendering"
            )
        }
    }

    private func combine(
        _ left: Condition,
        _ infix: InfixOperator,
        _ right: Condition,
        _ token: TagToken
    ) throws(TemplateError) -> Condition {
        switch infix {
        case .and: return .and(left, right)
        case .or: return .or(left, right)
        case .in:
            guard case .value(let value) = left, case .value(let values) = right else {
                let message = "`in` stands between two values and binds weakest; put parentheses around `a in b`"
                throw cursor.fail(message, at: token.range)
            }
            return .membership(value, values)
        case .comparison(let comparison):
            guard case .value(let first) = left, case .value(let second) = right else {
                throw cursor.fail("`\(comparison.rawValue)` compares two values, not conditions", at: token.range)
            }
            return .comparison(first, comparison, second)
        }
    }
}

/// An operator between two conditions or values.
private enum InfixOperator {
    case `in`
    case or
    case and
    case comparison(Comparison)

    static let powerOfNot = 8

    init?(_ token: TagToken) {
        switch token.kind {
        case .name("in"): self = .in
        case .name("or"): self = .or
        case .name("and"): self = .and
        case .comparison(let comparison): self = .comparison(comparison)
        default: return nil
        }
    }

    var power: Int {
        switch self {
        case .in: 5
        case .or: 6
        case .and: 7
        case .comparison: 10
        }
    }
}
