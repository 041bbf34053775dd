/// Sums and comparisons of numbers, so that a test says what comes of them.
enum Arithmetic {
    /// The result of `1 + 2`, `2 * 3 <= 7`, `0.5 * 3`; nil for anything else. `types` are those of the values in it: only
    /// where all are `Int` is it known what a division gives, and only where all are `Double` what a fraction is.
    static func result(of swift: String, types: [String?]) -> String? {
        let words = swift.split(separator: " ").map(String.init)
        guard words.count >= 3 else { return nil }
        if !types.isEmpty, types.allSatisfy({ $0.map(decimals.contains) ?? false }) {
            return result(of: words) { number($0, read: decimal, apply: decimalResult) }
        }
        let isWhole = types.allSatisfy { $0 == "Int" }
        return result(of: words) { number($0, read: whole) { wholeResult($0, $1, $2, isWhole: isWhole) } }
    }

    /// The types whose values are 64 bits of binary fraction.
    private static let decimals: Set<String> = ["Double", "TimeInterval"]

    /// The value of `words`, or how the two sides of a comparison compare. `number` gives the value of a side.
    private static func result<Number: Comparable>(
        of words: [String],
        number: (ArraySlice<String>) -> Number?
    ) -> String? {
        let comparisons = words.indices.filter { ["<", "<=", ">", ">=", "==", "!="].contains(words[$0]) }
        if comparisons.isEmpty { return number(words[...]).map { "\($0)" } }
        guard comparisons.count == 1, let left = number(words[..<comparisons[0]]),
            let right = number(words[(comparisons[0] + 1)...])
        else { return nil }
        let holds: Bool
        switch words[comparisons[0]] {
        case "<": holds = left < right
        case "<=": holds = left <= right
        case ">": holds = left > right
        case ">=": holds = left >= right
        case "==": holds = left == right
        default: holds = left != right
        }
        return holds ? "true" : "false"
    }

    /// The value of `words`: numbers with signs between them, products before sums.
    private static func number<Number: SignedNumeric>(
        _ words: ArraySlice<String>,
        read: (String) -> Number?,
        apply: (Number, String, Number) -> Number?
    ) -> Number? {
        guard words.count % 2 == 1, let first = words.first, var product = read(first) else { return nil }
        var sum: Number = 0
        var rest = words.dropFirst()
        while let sign = rest.first, let next = rest.dropFirst().first.flatMap(read) {
            rest = rest.dropFirst(2)
            switch sign {
            case "+", "-":
                guard let added = apply(sum, "+", product) else { return nil }
                sum = added
                product = sign == "+" ? next : -next
            default:
                guard let multiplied = apply(product, sign, next) else { return nil }
                product = multiplied
            }
        }
        return rest.isEmpty ? apply(sum, "+", product) : nil
    }

    /// A number without its brackets, where it has some: `(-1)`.
    private static func bare(_ word: String) -> Substring {
        word.hasPrefix("(") && word.hasSuffix(")") ? word.dropFirst().dropLast() : word[...]
    }

    private static func whole(_ word: String) -> Int? { Int(bare(word)).flatMap { isSmall($0) ? $0 : nil } }

    private static func decimal(_ word: String) -> Double? { Double(bare(word)).flatMap { $0.isFinite ? $0 : nil } }

    private static func wholeResult(_ left: Int, _ sign: String, _ right: Int, isWhole: Bool) -> Int? {
        let result: Int
        switch sign {
        case "+": result = left + right
        case "*": result = left * right
        case "/" where isWhole && right != 0: result = left / right
        case "%" where isWhole && right != 0: result = left % right
        default: return nil
        }
        return isSmall(result) ? result : nil
    }

    private static func decimalResult(_ left: Double, _ sign: String, _ right: Double) -> Double? {
        let result: Double
        switch sign {
        case "+": result = left + right
        case "*": result = left * right
        case "/": result = left / right
        default: return nil
        }
        return result.isFinite ? result : nil
    }

    /// Whether a product of two of its size is far from the limits of `Int`.
    private static func isSmall(_ number: Int) -> Bool { number.magnitude < 1 << 30 }
}
