/// What stands after `if`, `elif` and `where`.
indirect enum Condition {
    /// Holds where the value is true, above zero, or not empty.
    case value(ValueExpression)
    /// `not a`
    case not(Condition)
    /// `a and b`; `b` is not looked at where `a` does not hold.
    case and(Condition, Condition)
    /// `a or b`; `b` is not looked at where `a` holds.
    case or(Condition, Condition)
    /// `a == b`
    case comparison(ValueExpression, Comparison, ValueExpression)
    /// `a in b`
    case membership(ValueExpression, ValueExpression)
}

/// The operators between two values.
enum Comparison: String {
    case equal = "=="
    case unequal = "!="
    case less = "<"
    case lessOrEqual = "<="
    case greater = ">"
    case greaterOrEqual = ">="
}
