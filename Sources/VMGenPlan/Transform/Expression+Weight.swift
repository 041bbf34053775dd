extension Expression {
    /// How much its operators weigh when Swift looks for their types: those that compute, choose or fill in count twice, since
    /// each has many forms and literals fit all of them.
    var weight: Int {
        pieces.reduce(0) { sum, piece in
            guard case .text(let text) = piece else { return sum }
            return text.split(separator: " ").reduce(sum) { sum, word in
                switch word {
                case "+", "-", "*", "/", "%", "??", "?": sum + 2
                case "==", "!=", "<", ">", "<=", ">=", "&&", "||": sum + 1
                default: sum
                }
            }
        }
    }
}
