import VMGenModel
import VMGenSpec

extension ChainBuilder {
    /// Whether Swift would take seconds over a closure that makes `expression`, or give up: behind a closure that puts a
    /// tuple together it takes that tuple apart among the parameters only once it has tried all operators.
    func isHeavy(_ expression: Expression) -> Bool {
        isTupleMade && tuple.count > 1 && expression.weight > 4
    }

    /// A closure that takes the tuple apart in a statement of its own, and makes `expression`.
    func apart(_ expression: Expression, names: [String], used: Set<Int>) -> Closure {
        let apart = parameterNames(names, hiding: [expression])
        let text = context.text(expression, values: values(apart, in: [expression]), .captured)
        let captures = context.reach.captures([expression])
        if used.isEmpty { return Closure(text, captures: captures, parameters: ["_"]) }
        let isTaken = apart.contains("values") || [expression].namesAndReceivers.contains("values")
        let tuple = isTaken ? "allValues" : "values"
        let list = parameters(apart, used: used).joined(separator: ", ")
        let body: [Statement] = [.line("let (\(list)) = \(tuple)"), .line("return \(text)")]
        return Closure(body, captures: captures, parameters: [tuple])
    }
}

extension Expression {
    /// How much its operators weigh when Swift looks for their types: those that compute, choose or fill in count twice, since
    /// each has many forms and literals fit all of them.
    fileprivate var weight: Int {
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
