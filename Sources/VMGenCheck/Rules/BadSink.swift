import VMGenDiagnostics
import VMGenSpec

/// A flow that ends in something that takes no values.
enum BadSink: Rule {
    package static let id = "bad-sink"

    /// Brackets with nothing in them stand behind the case `name`, which carries nothing.
    static func brackets(behind name: Fragment, at place: SourceRange) -> Finding {
        error("`\(name.text)` carries nothing; write `.\(name.text)`", at: place)
    }

    /// A case of the output events without its dot.
    static func caseWithoutDot(_ name: Fragment) -> Finding {
        error("a case is written with a dot: `.\(name.text)`", at: name.range)
    }

    /// A dotted case where outputs are fields.
    static func noCases(_ sink: Fragment, name: Fragment, names: Namespace) -> Finding {
        if case .output? = names[name.text] {
            return error("`\(name.text)` is a field, no case; write it without the dot", at: sink.range)
        }
        return error("the outputs are fields, no cases; name one without a dot", at: sink.range)
    }

    /// A plain field of the output.
    static func plainField(_ name: Fragment) -> Finding {
        error(
            "`\(name.text)` is a plain value, computed once; declare it without `let` to send values to it",
            at: name.range
        )
    }

    /// A stream that another flow names.
    static func namedStream(_ name: Fragment) -> Finding {
        error(
            "`\(name.text)` is a stream that another flow makes; name several sources there to merge them",
            at: name.range
        )
    }

    /// A method or request without the word that runs it.
    static func method(_ name: Fragment, takesTime: Bool) -> Finding {
        let text = name.text
        return takesTime
            ? error("`\(text)` takes time: run it as a step, `latest \(text) -> …`", at: name.range)
            : error("`\(text)` is a method; write `call \(text)`", at: name.range)
    }

    /// A closure of `init` or of a variable, which is called.
    static func closure(_ name: Fragment, takes count: Int) -> Finding {
        let values = (0..<count).map { "$\($0)" }.joined(separator: ", ")
        return error("`\(name.text)` is a closure; write `call \(name.text)(\(values))`", at: name.range)
    }

    /// What `part` assigns in the form of `set`: `n = n + 1` of `n += 1`; nil where it assigns nothing.
    static func assigned(by part: Fragment) -> String? {
        if SwiftText.cut(part, at: " = ") != nil { return part.text }
        for sign in ["+", "-", "*", "/"] {
            guard let (name, value) = SwiftText.cut(part, at: " \(sign)= "), !name.isEmpty, !value.isEmpty else {
                continue
            }
            let isSimple = SwiftText.infixOperator(in: value) == nil
            return "\(name.text) = \(name.text) \(sign) \(isSimple ? value.text : "(\(value.text))")"
        }
        for sign in ["++", "--"] where part.text.hasSuffix(sign) {
            let name = part.text.dropLast(2)
            return SwiftText.isIdentifier(String(name)) ? "\(name) = \(name) \(sign.prefix(1)) 1" : nil
        }
        return nil
    }

    /// What a call that changes its receiver assigns: `rows = rows + [row]` of `rows.append(row)`; nil for other calls.
    static func changed(by call: Fragment) -> String? {
        guard let brackets = SwiftText.lastBrackets(of: call) else { return nil }
        let path = call.before(brackets).text.split(separator: ".").dropLast().joined(separator: ".")
        let method = call.before(brackets).text.dropFirst(path.count)
        let arguments = brackets.inner.text
        if method == ".append", !arguments.isEmpty, SwiftText.cut(brackets.inner, at: ":") == nil {
            return "\(path) = \(path) + [\(arguments)]"
        }
        return method == ".toggle" && arguments.isEmpty ? "\(path) = !\(path)" : nil
    }

    /// An assignment without the word `set`, to what may be one of `fields`.
    static func assignment(_ part: Fragment, fields: Set<String>) -> Finding {
        var text = ""
        var rest = Fragment(unqualified(part, fields: fields), part.range)
        while let (first, others) = SwiftText.cut(rest, at: " and ") {
            text += first.text + ", "
            rest = others
        }
        return error(
            "write `set \(text)\(assigned(by: rest) ?? rest.text)` to set a value at the end of a flow",
            at: part.range
        )
    }

    /// A word of other libraries before the name that a flow ends in.
    static func extraWord(_ word: Fragment, name: Fragment) -> Finding {
        error("a flow ends with the name alone; write `-> \(name.text)`", at: word.range)
    }

    /// A part of `set` that assigns nothing.
    static func notAnAssignment(_ part: Fragment) -> Finding {
        if part.text.hasPrefix("=") {
            return error("what is set is missing before the `=`: `set name \(part.text)`", at: part.range)
        }
        if part.text.hasSuffix("=") {
            return error("the value is missing behind the `=`: `set \(part.text) …`", at: part.range)
        }
        if let assigned = assigned(by: part) ?? changed(by: part) {
            return error("`set` names the new value: `\(assigned)`", at: part.range)
        }
        return error("`\(part.text)` sets nothing; write `name = value`, with spaces around the `=`", at: part.range)
    }

    /// `word` is a second `set`, before `assignment`.
    static func secondSet(_ word: Fragment, before assignment: Fragment) -> Finding {
        error(
            "`set` stands once, before all that is set; leave it out here: `set …, \(assignment.text)`",
            at: word.range
        )
    }

    /// `other` stands behind the comma of something else that a flow ends in.
    static func secondSink(_ other: Fragment) -> Finding {
        let name = other.text.hasPrefix("set ") || other.text.hasPrefix("call ") ? other.text : "…"
        return error("a flow ends in one thing; a flow of its own does this as well: `… -> \(name)`", at: other.range)
    }

    /// A semicolon between assignments.
    static func semicolon(at place: SourceRange) -> Finding {
        error("assignments are separated by `,`: `set page = 1, isLast = false`", at: place)
    }

    /// An assignment behind another one, without a comma.
    static func missingComma(before name: Fragment) -> Finding {
        error("a comma is missing before `\(name.text)`: `set page = 1, isLast = false`", at: name.range)
    }

    /// A call without the word `call`.
    static func callWithoutWord(_ call: Fragment) -> Finding {
        error("write `call \(call.text)` for a call at the end of a flow", at: call.range)
    }

    /// A call that would change the value of an output, which `change` sets anew.
    static func change(_ change: String, by call: Fragment) -> Finding {
        error("write `set \(change)` to set a value at the end of a flow", at: call.range)
    }

    /// `ignore` at the end of a flow without work.
    static func uselessFlow(_ sink: Fragment) -> Finding {
        let message =
            "nothing comes of this flow: `ignore` ends failures, work whose answer nobody needs, and inputs that are not "
            + "used on purpose, `tap -> ignore`; what is done at the end of a flow is `call`ed"
        return error(message, at: sink.range)
    }

    /// `name`, an output or a state, is set in a closure that somebody else calls.
    static func assignedInside(_ name: Fragment) -> Finding {
        error(
            "a closure that is handed on sets nothing of the view model; let a method of `logic` with `state: State` do it",
            at: name.range
        )
    }

    // MARK: - What logic sends

    /// `logic` is a source, and no method is handed the state.
    static func noStateForLogic(_ place: Fragment) -> Finding {
        error(
            "logic sends by the state it is handed; give a method of `logic` a parameter `state: State`",
            at: place.range
        )
    }

    /// Something stands beside or behind `logic`.
    static func moreThanLogic(_ place: Fragment) -> Finding {
        error(
            "`logic` stands alone before one arrow, `logic -> toast`: it says that logic sends to that output as well",
            at: place.range
        )
    }

    /// Logic sets what has a value.
    static func setByLogic(_ name: Fragment) -> Finding {
        error("logic sets `\(name.text)` anyway, `state.\(name.text) = …`; leave this line out", at: name.range)
    }

    /// What stands behind `logic ->` is no output.
    static func notSentByLogic(_ place: Fragment) -> Finding {
        error("`logic ->` ends in an output without a value, or in an event of the output, `.failed`", at: place.range)
    }
}
