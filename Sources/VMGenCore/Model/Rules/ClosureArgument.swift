import VMGenDiagnostics

/// `$0`, `$1`, … beyond what arrives.
enum ClosureArgument: Rule {
    static let id = "closure-argument"

    /// The arguments of `text` that nothing arrives for.
    static func check(_ text: Fragment, arriving: Arriving) -> [Finding] {
        guard let arity = arriving.arity else { return [] }
        return SwiftText.closureArguments(in: text).filter { $0.index >= arity }.map { argument in
            let what =
                switch arity {
                case 0: "nothing arrives with the event"
                case 1: "one value arrives, `$0`"
                default: "\(arity) values arrive, `$0` to `$\(arity - 1)`"
                }
            return error("there is no `$\(argument.index)` here: \(what)", at: argument.range)
        }
    }
}
