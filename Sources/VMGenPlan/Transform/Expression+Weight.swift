extension Expression {
    /// How much its operators weigh when Swift looks for their types: those that compute, choose or fill in count twice, since
    /// each has many forms and literals fit all of them.
    var weight: Int {
        pieces.reduce(0) { sum, piece in
            if case .text(let text) = piece { sum + Self.weight(of: text) } else { sum }
        }
    }

    /// What weighs more takes seconds behind the tuple of a closure.
    static let heavyWeight = 4

    /// How much those of the Swift `text` weigh.
    static func weight(of text: String) -> Int {
        text.split(separator: " ").reduce(0) { sum, word in
            // An operator may be handed on as the function that it is: `reduce(0, +)`.
            switch word.last == ")" && word.count < 4 ? word.dropLast() : word {
            case "+", "-", "*", "/", "%", "??", "?": sum + 2
            case "==", "!=", "<", ">", "<=", ">=", "&&", "||": sum + 1
            default: sum
            }
        }
    }
}
