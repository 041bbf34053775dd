import VMGenDiagnostics
import VMGenModel
import VMGenSpec

/// `$0`, `$1`, … beyond what arrives.
enum ClosureArgument: Rule {
    package static let id = "closure-argument"

    /// The arguments of `text` that nothing arrives for.
    static func check(_ text: Fragment, arriving: Arriving) -> [Finding] {
        guard let arity = arriving.arity else { return [] }
        var missing: Set<Int> = []
        return SwiftText.closureArguments(in: text).compactMap { argument in
            if argument.index < arity { return checkPart(of: argument, in: text, arriving: arriving) }
            guard missing.insert(argument.index).inserted else { return nil }
            let hint = arriving.isMerged ? "; the sources are merged, and `combine` takes the latest of each" : ""
            return error("there is no `$\(argument.index)` here: \(what(arity))\(hint)", at: argument.range)
        }
    }

    /// `$0.1` of a value that has no parts; nil where it has, or may have.
    private static func checkPart(
        of argument: (index: Int, range: SourceRange),
        in text: Fragment,
        arriving: Arriving
    ) -> Finding? {
        let rest = text.text.utf8.dropFirst(argument.range.upper - text.range.lower)
        let components = arriving.element.components
        guard rest.first == UInt8(ascii: "."), let digit = rest.dropFirst().first,
            UInt8(ascii: "0")...UInt8(ascii: "9") ~= digit, components.indices.contains(argument.index),
            let type = components[argument.index].type, TypeText(type).certainlyDiffers(from: TypeText("(Int, Int)"))
        else { return nil }
        let range = SourceRange(argument.range.lower, argument.range.upper + 2)
        return error("`$\(argument.index)` is `\(type)`, which has no parts; write `$\(argument.index)`", at: range)
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
