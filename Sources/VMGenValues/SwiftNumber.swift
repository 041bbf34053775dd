/// Numbers of Swift, and their types.
package enum SwiftNumber {
    /// Whether the values of the type of that name are fractions.
    package static func isFraction(_ type: String) -> Bool { fractions.contains(type) }

    /// The same of its optional too: `Double?`.
    static func isFractionOrNil(_ type: String) -> Bool {
        isFraction(type.hasSuffix("?") ? String(type.dropLast()) : type)
    }

    /// What `sign` makes of two numbers of a type of fractions; nil where nobody knows, as where a `Decimal` keeps other digits.
    static func fraction(_ one: Double, _ sign: String, _ other: Double, isDecimal: Bool) -> Double? {
        let result: Double
        switch sign {
        case "+": result = one + other
        case "-": result = one - other
        case "*": result = one * other
        case "/": result = one / other
        default: return nil
        }
        let isAlike = !isDecimal || sign != "/" && [one, other, result].allSatisfy(SwiftNumber.isExact)
        return result.isFinite && isAlike ? result : nil
    }

    /// Whether `value` is the same as a `Double` and as a `Decimal`: a few digits behind the point in the one are few in the other.
    private static func isExact(_ value: Double) -> Bool {
        value.magnitude < 1e9 && (value * 1024).rounded() == value * 1024
    }

    /// What a string shows of the `Decimal` that is `value`: `3` of 3.0; nil where nobody knows.
    static func printed(decimal value: Double) -> String? {
        guard isExact(value) else { return nil }
        return value.rounded() == value ? "\(Int(value))" : "\(value)"
    }

    private static let fractions: Set<String> = ["CGFloat", "Double", "Float", "TimeInterval"]
    private static let radices = ["0x": 16, "0b": 2, "0o": 8]

    /// What the literal of a whole number is, `31` and `0x1F`; nil for all else.
    static func whole(_ digits: String) -> Int? {
        guard let radix = radices[String(digits.prefix(2))] else { return Int(digits) }
        return Int(digits.dropFirst(2), radix: radix)
    }
}
