extension Expression {
    /// How much its operators weigh when Swift looks for their types: those that compute, choose or fill in count twice, since
    /// each has many forms and literals fit all of them; so do Swift's functions of any type that compares.
    var weight: Int {
        pieces.reduce(0) { sum, piece in
            if case .text(let text) = piece { sum + Self.weight(of: text) } else { sum }
        }
    }

    /// What weighs more takes seconds behind the tuple of a closure.
    static let heavyWeight = 4

    /// How much those of the Swift `text` weigh.
    static func weight(of text: String) -> Int {
        let calls = 2 * ["max", "min"].reduce(0) { $0 + genericCalls(of: $1, in: text) }
        return text.split(separator: " ").reduce(calls) { sum, word in
            // An operator may be handed on as the function that it is: `reduce(0, +)`.
            switch word.last == ")" && word.count < 4 ? word.dropLast() : word {
            case "+", "-", "*", "/", "%", "??", "?": sum + 2
            case "==", "!=", "<", ">", "<=", ">=", "&&", "||": sum + 1
            default: sum
            }
        }
    }

    /// How much the initialisers of numbers in `text` weigh, `Int($0)`, which have a form for nearly everything.
    static func conversionWeight(of text: String) -> Int {
        2 * ["Int", "Double", "Float"].reduce(0) { $0 + genericCalls(of: $1, in: text) }
    }

    /// How often `text` calls Swift's own function `name`, which no member is.
    private static func genericCalls(of name: String, in text: String) -> Int {
        let bytes = text.utf8
        return text.places(of: name + "(").count { place in
            let before = bytes.prefix(place).last
            return before.map { !$0.isNamePart && $0 != UInt8(ascii: ".") } ?? true
        }
    }
}
