import VMGenDiagnostics
import VMGenModel
import VMGenSpec

/// A line that does not have the form of its section's lines.
enum LineShape: Rule {
    package static let id = "line-shape"

    /// `name` under `variables`, of `type`, has no value when the view model is made.
    static func variableWithoutValue(_ name: Fragment, type: Fragment) -> Finding {
        error(
            "`\(name.text)` has no value when the view model is made; write `\(name.text): \(type.text) = …`, or `\(type.text)?`, or "
                + "let `init` be given it",
            at: name.range
        )
    }

    /// `rest` stands behind the variable `name`, and declares another one.
    static func severalVariables(_ rest: Fragment, behind name: Fragment) -> Finding {
        error("each variable has a line of its own; declare `\(name.text)` alone", at: rest.range)
    }

    /// A part of an input, `fromView:` with fields below it, where nothing exists that could have it.
    static func part(_ name: Fragment, role: Port.Role) -> Finding {
        let message =
            role == .input
            ? "only an input that exists has parts with fields of their own: `inputs: existing`; "
                + "otherwise the type of `\(name.text)` is missing"
            : "the type of `\(name.text)` is missing; only an input that exists has parts with fields of their own"
        return error(message, at: name.range)
    }

    /// `line` should have the form that `form` shows.
    static func finding(_ line: Fragment, in section: String, form: String) -> Finding {
        if section == "flows", line.text.contains("- >") {
            return error("an arrow is `->`, with nothing between its signs", at: line.range)
        }
        return error("this is not a line of `\(section)`; write it as `\(form)`", at: line.range)
    }

    /// What is wrong with the signature of `method` under `logic`, of which vmgen makes a protocol's, and which it calls with what
    /// arrives; nil where nothing is.
    static func checkLogic(_ method: SwiftMethod, isCallback: Bool) -> Finding? {
        let place = method.signature.range
        if method.parameters.contains(where: { $0.type == "inout State" }), !isCallback {
            return error("the state is a class, which is handed on without `inout`: `state: State`", at: place)
        }
        if let changed = method.parameters.first(where: { $0.type.hasPrefix("inout ") }), !isCallback {
            return error(
                "what arrives cannot be changed; let `\(method.name.text)` return what it makes of `\(changed.name)`",
                at: place
            )
        }
        if let value = method.parameters.lazy.compactMap(\.defaultValue).first, !isCallback {
            return error("`logic` is a protocol, which has no default arguments; leave `= \(value)` out", at: place)
        }
        if let type = method.returnType, type.text.hasPrefix("some ") {
            return error(
                "`logic` is a protocol, which returns no `some`; write `any \(type.text.dropFirst(5))`",
                at: type.range
            )
        }
        return nil
    }

    /// `rest` stands behind the case `name` of `section`, on `line`.
    static func behindCase(_ name: Fragment, _ rest: Fragment, line: Fragment, in section: String) -> Finding {
        if rest.text == ":" { return error("a case stands without a colon: `- \(name.text)`", at: rest.range) }
        if rest.text.hasPrefix(":"), let type = SwiftText.cut(line, at: ":")?.1, NotAType.check(type) == nil {
            let carries = TypeText(type.text).text == "Void" ? "" : "(\(type.text))"
            return error("what a case carries stands in brackets: `- \(name.text)\(carries)`", at: rest.range)
        }
        return finding(line, in: section, form: "- \(name.text)(name: String)")
    }

    /// Words before the `var` of an output, `visibility`, that do not say who sets it.
    static func unset(_ visibility: Fragment, role: Port.Role) -> Finding {
        let message =
            role == .state && visibility.text.contains("private")
            ? "a state is the view model's own as it is; leave `\(visibility.text) var` out"
            : visibility.text.contains("private")
                ? "an output is for others to read; what the view model keeps to itself stands under `state`"
                : "what others read, the view model alone sets: `\(visibility.text) private(set) var`; what they set too "
                    + "stands under `variables`"
        return error(message, at: visibility.range)
    }

    /// A line without a dash where list items stand; signatures have no `func` there.
    static func missingDash(_ line: Fragment, in section: String) -> Finding {
        let text = line.text.hasPrefix("func ") ? String(line.text.dropFirst(5)) : line.text
        return error("the lines of `\(section)` start with a dash: `- \(text)`", at: line.range)
    }

    /// A line with a dash where fields stand.
    static func extraDash(_ line: Fragment, in section: String) -> Finding {
        error("the lines of `\(section)` have no dash: `\(line.text)`", at: line.range)
    }

    /// A word of Swift stands before a line that does without it.
    static func extraWord(_ word: Fragment, before line: Fragment) -> Finding {
        error("leave `\(word.text)` out: `\(line.text)`", at: word.range)
    }

    /// A name stands in quotes.
    static func quoted(_ text: Fragment, name: Fragment) -> Finding {
        error("names and types stand without quotes: `\(name.text)`", at: text.range)
    }

    /// Something is missing: `what` says what, `form` shows a line that has it.
    static func missing(_ what: String, at range: SourceRange, form: String) -> Finding {
        error("\(what) is missing; write it as `\(form)`", at: range)
    }

    /// The parameters `names` have no types, of which the first stands at `range`.
    static func missingTypes(of names: [Fragment], at range: SourceRange) -> Finding {
        let all = names.map(\.text).listed("and")
        if let finding = namesOfTypes(names, all: all, at: range) { return finding }
        let forms = names.map { "\($0.text): Type" }.joined(separator: ", ")
        return error(
            names.count == 1
                ? "the type of \(all) is missing; write it as `\(forms)`"
                : "the types of \(all) are missing; write them as `\(forms)`",
            at: range
        )
    }

    /// A flow that stands on several lines, as a list: `tap:` with its steps below.
    static func flowAsList(_ line: EntrySyntax) -> Finding {
        let source = line.content.text.hasSuffix(":") ? String(line.content.text.dropLast()) : line.content.text
        let flow = ([source] + line.block.map(\.content.text)).joined(separator: " -> ")
        return error("a flow stands on one line, with arrows: `- \(flow)`", at: line.content.range)
    }

    /// `persist` stands among the fields instead of below one.
    static func strayPersist(_ key: Fragment) -> Finding {
        error("`persist` stands below the field that it keeps; indent it deeper than that", at: key.range)
    }

    /// `key`, which says more of the request `owner`, stands beside it instead of below.
    static func outdentedOption(_ key: Fragment, of owner: Fragment) -> Finding {
        error("`\(key.text)` stands below `\(owner.text)`; indent it deeper than that", at: key.range)
    }

    /// What is wrong with the pair `key` below the `section` of a request where what is decoded is meant, `decode: Reply`, and its
    /// `value` is a type; nil for all else.
    static func indentedOption(_ key: Fragment, _ value: Fragment, below section: Fragment) -> Finding? {
        guard key.text == "decode", value.text.first(where: { $0 != "[" })?.isUppercase == true,
            SwiftText.lastBrackets(of: value) == nil, !value.text.contains(".")
        else { return nil }
        return error("`decode` stands beside `\(section.text)`; indent it as that", at: key.range)
    }

    /// Lines or Swift stand below a line that takes none.
    static func extraBlock(_ first: SourceRange, below line: String) -> Finding {
        error("nothing can stand below `\(line)`", at: first)
    }

    /// `existing` stands before the name of a parameter, where it would be an argument's label.
    static func existingBeforeName(_ name: Fragment, type: Fragment, at range: SourceRange) -> Finding {
        error("`existing` stands before the type of a service: `\(name.text): existing \(type.text)`", at: range)
    }

    /// Anything else that is wrong with a line, in full.
    static func other(_ message: String, at range: SourceRange) -> Finding {
        error(message, at: range)
    }

    /// The field `port`, called `name`, is written as Swift makes it, which is for outputs that exist.
    static func madeField(_ name: Fragment, _ port: Port, isStored: Bool) -> Finding {
        let type = port.kind.map { "\($0.name)<\(port.element.text)>" } ?? port.element.text
        let value = port.initialValue.map { " = \($0.text)" } ?? ""
        let existing =
            port.role == .state || isStored
            ? ""
            : "; what an \(port.role.rawValue) of the app makes itself is described so under `\(port.role.rawValue)s: existing`"
        return error("a field is written `\(name.text): \(type)\(value)`\(existing)", at: name.range)
    }

    /// What is wrong with `port` where others are to read it: it has no value, or is read from its output. Nil where nothing is.
    static func visible(_ port: Port) -> Finding? {
        guard let visibility = port.visibility, port.role != .input else { return nil }
        let name = port.name.text
        if !port.isStateful {
            let message =
                port.kind == nil
                ? "`\(name)` is a plain field; the view reads it from what `transform` returns"
                : "`\(name)` has no value that could be read; give it one, `\(name): \(port.element.text) = …`"
            return error(message, at: visibility.range)
        }
        guard port.isMade || port.role == .output && port.wrapper != nil else { return nil }
        let message = "an output that is made first is read as `output.\(name)`; leave `\(visibility.text) var` out"
        return error(message, at: visibility.range)
    }

    /// The outputs as one property of the view model: `outputs: @Published var output = Output()`.
    static func publishedWhole(_ line: Fragment) -> Finding {
        error(
            "what is published as one value is one output, whose type stands under `types:`: write "
                + "`private(set) var screen: Published<Screen> = Screen()` below `outputs:`, and set its parts in flows, "
                + "`set screen.title = $0`",
            at: line.range
        )
    }

    /// A method of `logic` that has an attribute and is no callback.
    static func attribute(_ line: Fragment) -> Finding {
        error(
            "attributes stand before callbacks; those of other methods are written in Swift, where the method is",
            at: line.range
        )
    }

    /// A parameter called `parameter` of the callback `name` of `logic` takes as many values as one likes, of `type`.
    static func variadicCallback(_ name: Fragment, _ parameter: String, type: String) -> Finding {
        error(
            "a callback hands on what it is given, and Swift hands on no variadic `\(parameter)`; write `\(name.text)` in an extension, "
                + "and have it call a callback that takes `[\(type)]`",
            at: name.range
        )
    }

    /// A callback of `logic` that asks for no state.
    static func callbackWithoutState(_ name: Fragment) -> Finding {
        error(
            "a callback stands here to be handed the state, `state: State`; one without it is any method of an extension",
            at: name.range
        )
    }
}
