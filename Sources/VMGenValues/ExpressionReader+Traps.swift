import VMGenSpec

extension ExpressionReader {
    /// Whether running `swift` may end the process: it looks up an index, unwraps by force, divides, or calls what wants something
    /// to be there.
    package static func canTrap(_ swift: Fragment) -> Bool {
        let text = SwiftText.Text(swift)
        return text.tokens.indices.contains { place in
            if isDivision(place, in: text) || isDemanding(place, in: text) { return true }
            guard place > 0 else { return false }
            let (token, last) = (text.tokens[place], text.tokens[place - 1])
            guard token.lower == last.upper, last.kind != .symbol, last.kind != .open else {
                return text.matches(token, "!") && text.matches(last, "?")
            }
            return text.matches(token, "[") || text.matches(token, "!")
        }
    }

    /// Whether what stands there divides by something that may be 0: no number that is written there.
    private static func isDivision(_ place: Int, in text: SwiftText.Text) -> Bool {
        guard ["/", "%", "/=", "%="].contains(text.string(text.tokens[place])) else { return false }
        return !isNumber(place + 1, in: text) || text.matches(text.tokens[place + 1], "0")
    }

    /// Whether what is named there ends the process where there is not what it asks for.
    private static func isDemanding(_ place: Int, in text: SwiftText.Text) -> Bool {
        switch text.string(text.tokens[place]) {
        case "fatalError", "preconditionFailure", "precondition", "removeFirst", "removeLast", "swapAt": true
        case "remove", "insert": text.tokens[place...].contains { text.matches($0, "at") }
        default: false
        }
    }

    private static func isNumber(_ place: Int, in text: SwiftText.Text) -> Bool {
        text.tokens.indices.contains(place) && text.tokens[place].kind == .number
    }
}
