import VMGenModel
import VMGenSpec

/// A call whose arguments do not fit the declared parameters.
enum CallArgumentsRule: Rule {
    package static let id = "call-arguments"

    /// `argument` fits no parameter.
    static func unexpected(
        _ argument: Fragment,
        name: String,
        in call: Fragment,
        parameters: [SwiftMethod.Parameter]
    ) -> Finding {
        let what = "`\(argument.text)` does not fit `\(name)\(list(parameters, of: name))`"
        return error(
            parameters.isEmpty ? "\(what); write no argument" : "\(what); write `\(form(name, call, parameters))`",
            at: argument.range
        )
    }

    /// `parameter` is given nothing, and `values` arrive.
    static func missing(
        _ parameter: SwiftMethod.Parameter,
        in call: Fragment,
        name: String,
        parameters: [SwiftMethod.Parameter],
        values: [FlowElement.Component]
    ) -> Finding {
        let what = parameter.label ?? (parameter.name == "_" ? parameter.type : parameter.name)
        if let callback = AnswerCallback(parameters), callback.parameter.name == parameter.name {
            return error(callback.message(for: name), at: call.range)
        }
        let form = form(name, call, parameters, values: values)
        return error(
            "`\(what)` of `\(name)\(list(parameters, of: name))` is not given; write `\(form)`",
            at: call.range
        )
    }

    /// A method named without brackets takes another number of values than arrive.
    static func wrongCount(
        _ call: Fragment,
        name: String,
        parameters: [SwiftMethod.Parameter],
        arriving: [FlowElement.Component]
    ) -> Finding {
        let arrives =
            switch arriving.count {
            case 0: "nothing arrives with the event"
            case 1: "one value arrives"
            default: "\(arriving.count) values arrive"
            }
        let isTuple = arriving.count == 1 && TypeText(arriving[0].type ?? "").tupleParts?.count == parameters.count
        let parts = parameters.enumerated().map { ($1.label.map { "\($0): " } ?? "") + "$\($0)" }
        let instead =
            isTuple
            ? "its parts are handed on one by one, `\(call.text)(\(parts.joined(separator: ", ")))`"
            : arriving.count < parameters.count
                ? "take others along with `with`, or write the arguments, `\(call.text)(…)`"
                : "write the arguments, `\(call.text)(…)`"
        return error("`\(name)` takes `\(list(parameters, of: name))`, and \(arrives); \(instead)", at: call.range)
    }

    /// A method named without brackets takes what arrives in another order: for each of `parameters` the place of its value.
    static func otherOrder(
        _ call: Fragment,
        name: String,
        parameters: [SwiftMethod.Parameter],
        places: [Int]
    ) -> Finding {
        let arguments = zip(parameters, places).map { ($0.label.map { "\($0): " } ?? "") + "$\($1)" }
        return error(
            "what arrives is in another order than `\(name)\(list(parameters, of: name))`; write "
                + "`\(call.text)(\(arguments.joined(separator: ", ")))`",
            at: call.range
        )
    }

    /// The `call` of `name` with all parameters: `shop.fetch(id: …, …)`, or `shop.fetch($0)` where the `values` that arrive fit.
    private static func form(
        _ name: String,
        _ call: Fragment,
        _ parameters: [SwiftMethod.Parameter],
        values: [FlowElement.Component] = []
    ) -> String {
        let callee = SwiftText.lastBrackets(of: call).map { call.before($0).text } ?? name
        let fits =
            values.count == parameters.count
            && zip(values, parameters).allSatisfy { value, parameter in
                value.type.map { !TypeText($0).certainlyDiffers(from: TypeText(parameter.elementType)) } ?? true
            }
        let arguments = parameters.enumerated().map { index, parameter in
            (parameter.label.map { "\($0): " } ?? "") + (fits ? "$\(index)" : "…")
        }
        return "\(callee)(\(arguments.joined(separator: ", ")))"
    }

    /// The parameters as Swift declares them: those of a case, whose name starts with a dot, without `_`.
    private static func list(_ parameters: [SwiftMethod.Parameter], of name: String) -> String {
        let texts = parameters.map { parameter in
            if parameter.name == "_" || name.hasPrefix("."), parameter.label == nil { return parameter.type }
            let label = parameter.label ?? "_"
            let names = label == parameter.name ? label : "\(label) \(parameter.name)"
            return "\(names): \(parameter.type)" + (parameter.defaultValue.map { " = \($0)" } ?? "")
        }
        return "(\(texts.joined(separator: ", ")))"
    }
}
