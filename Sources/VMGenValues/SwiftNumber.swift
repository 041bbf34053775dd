/// Numbers of Swift, and their types.
package enum SwiftNumber {
    /// Whether the values of the type of that name are fractions.
    package static func isFraction(_ type: String) -> Bool { fractions.contains(type) }

    private static let fractions: Set<String> = ["CGFloat", "Double", "Float", "TimeInterval"]
    private static let radices = ["0x": 16, "0b": 2, "0o": 8]

    /// What the literal of a whole number is, `31` and `0x1F`; nil for all else.
    static func whole(_ digits: String) -> Int? {
        guard let radix = radices[String(digits.prefix(2))] else { return Int(digits) }
        return Int(digits.dropFirst(2), radix: radix)
    }
}
