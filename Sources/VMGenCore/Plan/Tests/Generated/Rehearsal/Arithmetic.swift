/// Sums and comparisons of whole numbers, so that a test says what comes of them.
enum Arithmetic {
    /// The result of `1 + 2`, `2 * 3 <= 7`; nil for anything else. Only where all numbers are certain to be `Int`, as
    /// `isWhole` says, is it known what a division gives.
    static func result(of swift: String, isWhole: Bool) -> String? {
        let words = swift.split(separator: " ").map(String.init)
        guard words.count >= 3 else { return nil }
        let comparisons = words.indices.filter { ["<", "<=", ">", ">=", "==", "!="].contains(words[$0]) }
        if comparisons.isEmpty { return number(words[...], isWhole: isWhole).map { "\($0)" } }
        guard comparisons.count == 1, let left = number(words[..<comparisons[0]], isWhole: isWhole),
            let right = number(words[(comparisons[0] + 1)...], isWhole: isWhole)
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
    private static func number(_ words: ArraySlice<String>, isWhole: Bool) -> Int? {
        guard words.count % 2 == 1, let first = words.first, var product = Int(first),
            words.allSatisfy({ Int($0).map(isSmall) ?? true })
        else { return nil }
        var sum = 0
        var rest = words.dropFirst()
        while let sign = rest.first, let next = rest.dropFirst().first.flatMap({ Int($0) }) {
            rest = rest.dropFirst(2)
            switch sign {
            case "+":
                sum += product
                product = next
            case "-":
                sum += product
                product = -next
            case "*": product *= next
            case "/" where isWhole && next != 0: product /= next
            case "%" where isWhole && next != 0: product %= next
            default: return nil
            }
            guard isSmall(sum), isSmall(product), isSmall(next) else { return nil }
        }
        guard rest.isEmpty else { return nil }
        return sum + product
    }

    /// Whether a product of two of its size is far from the limits of `Int`.
    private static func isSmall(_ number: Int) -> Bool { number.magnitude < 1 << 30 }
}
