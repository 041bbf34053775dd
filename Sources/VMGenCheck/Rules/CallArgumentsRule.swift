import VMGenModel
import VMGenSpec

/// A call whose arguments do not fit the declared parameters.
enum CallArgumentsRule: Rule {
    package static let id = "call-arguments"

    /// `argument` fits no parameter.
    static func unexpected(_ argument: Fragment, name: String, parameters: [SwiftMethod.Parameter]) -> Finding {
        let what = "`\(argument.text)` does not fit `\(name)\(list(parameters, of: name))`"
        return error(
            parameters.isEmpty ? "\(what); write no argument" : "\(what); write `\(form(name, parameters))`",
            at: argument.range
        )
    }

    /// `parameter` is given nothing.
    static func missing(
        _ parameter: SwiftMethod.Parameter,
        in call: Fragment,
        name: String,
        parameters: [SwiftMethod.Parameter]
    ) -> Finding {
        let what = parameter.label ?? parameter.name
        return error(
            "`\(what)` of `\(name)\(list(parameters, of: name))` is not given; write `\(form(name, parameters))`",
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
        let instead =
            arriving.count < parameters.count
            ? "take others along with `with`, or write the arguments, `\(name)(…)`"
            : "write the arguments, `\(name)(…)`"
        return error("`\(name)` takes `\(list(parameters, of: name))`, and \(arrives); \(instead)", at: call.range)
    }

    /// A call that gives all parameters: `fetch(id: …, …)`.
    private static func form(_ name: String, _ parameters: [SwiftMethod.Parameter]) -> String {
        "\(name)(\(parameters.map { ($0.label.map { "\($0): " } ?? "") + "…" }.joined(separator: ", ")))"
    }

    /// The parameters as Swift declares them: those of a case, whose name starts with a dot, without `_`.
    private static func list(_ parameters: [SwiftMethod.Parameter], of name: String) -> String {
        let texts = parameters.map { parameter in
            if name.hasPrefix("."), parameter.label == nil { return parameter.type }
            let label = parameter.label ?? "_"
            let names = label == parameter.name ? label : "\(label) \(parameter.name)"
            return "\(names): \(parameter.type)" + (parameter.defaultValue.map { " = \($0)" } ?? "")
        }
        return "(\(texts.joined(separator: ", ")))"
    }
}
