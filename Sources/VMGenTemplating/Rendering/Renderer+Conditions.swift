extension Renderer {
    /// Whether a condition holds.
    ///
    /// - Throws: `TemplateError` for a name nobody gave, or values that cannot be compared.
    func holds(_ condition: Condition) throws(TemplateError) -> Bool {
        switch condition {
        case .value(let expression): return try value(expression).isTruthy
        case .not(let inner): return try !holds(inner)
        case .and(let left, let right): return try holds(left) ? holds(right) : false
        case .or(let left, let right): return try holds(left) ? true : holds(right)
        case .comparison(let left, let comparison, let right): return try compare(left, comparison, right)
        case .membership(let left, let right): return try contains(left, right)
        }
    }

    private func compare(
        _ left: ValueExpression,
        _ comparison: Comparison,
        _ right: ValueExpression
    ) throws(TemplateError) -> Bool {
        let range = left.range.union(right.range)
        switch (try value(left), try value(right)) {
        case (.integer(let first), .integer(let second)):
            return Self.compare(first, comparison, second)
        case (.string(let first), .string(let second)) where comparison.isEquality:
            return (first == second) == (comparison == .equal)
        case (.bool(let first), .bool(let second)) where comparison.isEquality:
            return (first == second) == (comparison == .equal)
        case (let first, let second):
            let takes = comparison.isEquality ? "two strings, two integers or two bools" : "two integers"
            throw fail("`\(comparison.rawValue)` compares \(takes), not \(first.kind) and \(second.kind)", at: range)
        }
    }

    /// Compares as Stencil does: as 32-bit floating point numbers, exact up to 16777216.
    private static func compare(_ left: Int, _ comparison: Comparison, _ right: Int) -> Bool {
        let (left, right) = (Float(left), Float(right))
        return switch comparison {
        case .equal: left == right
        case .unequal: left != right
        case .less: left < right
        case .lessOrEqual: left <= right
        case .greater: left > right
        case .greaterOrEqual: left >= right
        }
    }

    private func contains(_ left: ValueExpression, _ right: ValueExpression) throws(TemplateError) -> Bool {
        let element = try value(left)
        guard element.printed != nil else {
            throw fail(
                "\(element.kind) cannot be looked for with `in`; look for a string, an integer or a bool",
                at: left.range
            )
        }
        switch (element, try value(right)) {
        case (_, .list(let values)):
            if let other = values.first(where: { $0.printed == nil }) {
                throw fail(
                    "`in` looks into lists of strings, integers or bools, not of \(other.plural)",
                    at: right.range
                )
            }
            return values.contains(element)
        case (.string(let part), .string(let text)):
            return !part.isEmpty && text.contains(part)
        case (_, let other):
            let advice = "`in` looks for a value in a list or for a string in a string"
            throw fail("\(advice), not for \(element.kind) in \(other.kind)", at: left.range.union(right.range))
        }
    }
}

extension Comparison {
    /// Whether it is `==` or `!=`, which compare strings and bools too.
    var isEquality: Bool {
        self == .equal || self == .unequal
    }
}
