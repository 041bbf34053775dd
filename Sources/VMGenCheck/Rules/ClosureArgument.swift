import VMGenDiagnostics
import VMGenModel
import VMGenSpec

/// `$0`, `$1`, … beyond what arrives.
enum ClosureArgument: Rule {
    package static let id = "closure-argument"

    /// The arguments of `text` that nothing arrives for.
    static func check(_ text: Fragment, arriving: Arriving) -> [Finding] {
        guard let arity = arriving.arity else { return [] }
        return SwiftText.closureArguments(in: text).filter { $0.index >= arity }.map { argument in
            let hint = arriving.isMerged ? "; the sources are merged, and `combine` takes the latest of each" : ""
            return error("there is no `$\(argument.index)` here: \(what(arity))\(hint)", at: argument.range)
        }
    }

    /// The parameters that a closure names, where they are more than one and not as many as the values that arrive.
    static func checkParameters(ofBody body: Fragment, arriving: Arriving) -> [Finding] {
        guard let arity = arriving.arity, let parameters = SwiftText.closureParameters(ofBody: body),
            parameters.count > 1, parameters.count != arity
        else { return [] }
        return [error("the closure names \(parameters.count) values, and \(what(arity))", at: parameters.range)]
    }

    /// What is wrong with a source that names what arrives; nil where it names nothing such.
    static func inSource(_ text: Fragment) -> Finding? {
        SwiftText.closureArguments(in: text).first.map { argument in
            error("there is no `$\(argument.index)` here: a flow starts with what stands here", at: argument.range)
        }
    }

    private static func what(_ arity: Int) -> String {
        switch arity {
        case 0: "nothing arrives with the event"
        case 1: "one value arrives, `$0`"
        default: "\(arity) values arrive, `$0` to `$\(arity - 1)`"
        }
    }
}
