import VMGenSpec

extension StepArgument {
    /// `take 0`, where `number` is the 0.
    static func takesNothing(_ number: Fragment) -> Finding {
        error("`take 0` lets nothing through; write `take 1`, or leave the flow out", at: number.range)
    }

    /// What is wrong with `body`, the text between `{ }`, as a whole: there is none, or it sets something.
    static func checkBody(_ body: Fragment) -> Finding? {
        if body.text.isEmpty {
            return error("nothing stands between `{ }`; write what it makes of `$0`", at: body.range)
        }
        guard !OperatorMisfit.isStatements(body), let (target, _) = SwiftText.cut(body, at: " = ") else { return nil }
        return error("`=` sets, and `{ }` is pure; `\(target.text) == …` compares", at: body.range)
    }

    /// The `body` of a `filter` computes a value by `sign`.
    static func computes(_ body: Fragment, by sign: Fragment) -> Finding {
        error(
            "`filter` needs a `Bool`, and `\(sign.text)` makes none; `map { \(body.text) }` makes values",
            at: body.range
        )
    }
}
