extension OperatorMisfit {
    /// The operator by which `text`, one expression, computes a number or puts texts together, where that is all that it does: the first
    /// `+` of `$0 + 1`. Nil where it may be something else, such as a comparison.
    package static func arithmetic(in text: Fragment) -> Fragment? {
        if isStatements(text) { return nil }
        let parts = SwiftText.Text(text)
        let outer = parts.tokens.filter { $0.depth == 0 }
        let signs = outer.filter { $0.kind == .symbol }
        let isPlain = outer.allSatisfy { token in
            switch token.kind {
            case .name: !words.contains(parts.string(token))
            case .symbol: arithmeticSigns.contains(parts.string(token))
            default: true
            }
        }
        // A sign before a value is none between two: `-$0`.
        guard isPlain, let first = signs.first, first.lower > 0 else { return nil }
        return parts.fragment(first.lower, first.upper)
    }

    private static let words: Set<String> = ["is", "as", "try", "await", "if", "switch"]
    private static let arithmeticSigns: Set<String> = ["+", "-", "*", "/", "%"]
}
