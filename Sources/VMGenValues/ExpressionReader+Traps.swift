import VMGenSpec

extension ExpressionReader {
    /// Whether running `swift` may end the process: it looks up an index, unwraps by force, divides, or calls what wants something
    /// to be there. `kinds` is what is known of what it names.
    package static func canTrap(_ swift: Fragment, of kinds: NameKinds = NameKinds()) -> Bool {
        let text = SwiftText.Text(swift)
        return text.tokens.indices.contains { place in
            if isDivision(place, in: text, kinds.fractions) || isDemanding(place, in: text) || isRange(place, in: text)
            {
                return true
            }
            guard place > 0 else { return false }
            let (token, last) = (text.tokens[place], text.tokens[place - 1])
            guard token.lower == last.upper, last.kind != .symbol, last.kind != .open else {
                return text.matches(token, "!") && text.matches(last, "?")
            }
            let isIndex = text.matches(token, "[") && !isLookup(place, in: text)
            return isIndex && !kinds.isKey(place, in: text) || text.matches(token, "!")
        }
    }

    /// Whether what stands in the square brackets there is looked up in a dictionary, which may have nothing: a text, or a key with a
    /// default.
    private static func isLookup(_ place: Int, in text: SwiftText.Text) -> Bool {
        guard place + 1 < text.tokens.count else { return false }
        if text.tokens[place + 1].kind == .stringStart { return true }
        var depth = 0
        for token in text.tokens[place...] {
            switch token.kind {
            case .open: depth += 1
            case .close: depth -= 1
            default: if depth == 1, text.matches(token, "default") { return true }
            }
            if depth == 0 { return false }
        }
        return false
    }

    /// Whether what stands there divides by something that may be 0: no number that is written there.
    private static func isDivision(_ place: Int, in text: SwiftText.Text, _ fractions: Set<String>) -> Bool {
        guard ["/", "%", "/=", "%="].contains(text.string(text.tokens[place])) else { return false }
        if isFraction(behind: place, in: text, fractions) { return false }
        return !isNumber(place + 1, in: text) || text.matches(text.tokens[place + 1], "0")
    }

    /// The types of numbers with a fraction.
    static let fractions: Set<String> = ["Double", "CGFloat", "Float", "TimeInterval"]

    /// Whether a number with a fraction is divided there, as both its sides show where one does: `Double(sum) / Double($0.count)`,
    /// or one of those called `named`.
    private static func isFraction(behind place: Int, in text: SwiftText.Text, _ named: Set<String>) -> Bool {
        guard place > 0, place + 1 < text.tokens.count, text.string(text.tokens[place]).hasPrefix("/") else {
            return false
        }
        if fractions.contains(text.string(text.tokens[place + 1])) { return true }
        let isWhole = place + 2 == text.tokens.count || !text.matches(text.tokens[place + 2], ".")
        if isWhole, named.contains(text.string(text.tokens[place + 1])) { return true }
        return [place - 1, place + 1].contains { isNumber($0, in: text) && text.string(text.tokens[$0]).contains(".") }
    }

    /// Whether a range is made there of something that may be the wrong way round: it has two ends, one of which is no number.
    /// What counts from 0 goes up to an amount.
    private static func isRange(_ place: Int, in text: SwiftText.Text) -> Bool {
        guard ["...", "..<"].contains(text.string(text.tokens[place])), place > 0, place + 1 < text.tokens.count,
            text.tokens[place - 1].kind != .open, text.tokens[place + 1].kind != .close
        else { return false }
        if text.matches(text.tokens[place - 1], "0") { return false }
        return !isNumber(place - 1, in: text) || !isNumber(place + 1, in: text)
    }

    /// What takes no negative number.
    private static let narrow: Set<String> = [
        "UInt", "UInt8", "UInt16", "UInt32", "UInt64", "prefix", "suffix", "dropFirst", "dropLast", "repeating",
    ]

    /// Whether what is named there ends the process where there is not what it asks for.
    private static func isDemanding(_ place: Int, in text: SwiftText.Text) -> Bool {
        switch text.string(text.tokens[place]) {
        case "fatalError", "preconditionFailure", "precondition", "removeFirst", "removeLast", "swapAt": true
        case "removeSubrange", "replaceSubrange": true
        // There may be less than that.
        case "prefix" where ["upTo", "through"].contains(label(behind: place, in: text)): true
        case "suffix" where label(behind: place, in: text) == "from": true
        // Less than what is there may be less than nothing.
        case let name where narrow.contains(name): text.tokens[place...].contains { text.matches($0, "-") }
        case "remove", "insert": text.tokens[place...].contains { text.matches($0, "at") }
        // A text may be empty, a range too, and a step 0.
        case "Character", "random": text.string(text.tokens[min(place + 1, text.tokens.count - 1)]) == "("
        case "stride": !hasStep(behind: place, in: text)
        default: false
        }
    }

    /// The label of the first argument of the call that is named there; empty for none.
    private static func label(behind place: Int, in text: SwiftText.Text) -> String {
        guard place + 3 < text.tokens.count, text.matches(text.tokens[place + 3], ":") else { return "" }
        return text.string(text.tokens[place + 2])
    }

    /// Whether the step of a `stride` is written behind `place` as a number other than 0.
    private static func hasStep(behind place: Int, in text: SwiftText.Text) -> Bool {
        text.tokens.indices.dropFirst(place).contains { index in
            guard text.matches(text.tokens[index], "by"), index + 2 < text.tokens.count else { return false }
            let number = text.matches(text.tokens[index + 2], "-") ? index + 3 : index + 2
            return isNumber(number, in: text) && !text.matches(text.tokens[number], "0")
        }
    }

    private static func isNumber(_ place: Int, in text: SwiftText.Text) -> Bool {
        text.tokens.indices.contains(place) && text.tokens[place].kind == .number
    }
}
