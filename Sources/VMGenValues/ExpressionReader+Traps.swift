import VMGenSpec

extension ExpressionReader {
    /// Whether running `swift` may end the process: it looks up an index, or unwraps by force.
    package static func canTrap(_ swift: Fragment) -> Bool {
        let text = SwiftText.Text(swift)
        return text.tokens.indices.dropFirst().contains { place in
            let (token, last) = (text.tokens[place], text.tokens[place - 1])
            guard token.lower == last.upper, last.kind != .symbol, last.kind != .open else {
                return text.matches(token, "!") && text.matches(last, "?")
            }
            return text.matches(token, "[") || text.matches(token, "!")
        } || text.tokens.contains { text.matches($0, "fatalError") || text.matches($0, "preconditionFailure") }
    }
}
