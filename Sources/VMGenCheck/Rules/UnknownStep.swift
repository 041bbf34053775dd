import VMGenModel
import VMGenSpec

/// A part of a flow that starts with no word of the language.
enum UnknownStep: Rule {
    package static let id = "unknown-step"

    /// `part` is a request without the step that runs it.
    static func request(_ part: Fragment) -> Finding {
        error("the request `\(part.text)` takes time; run it as a step \(MissingPolicy.policies)", at: part.range)
    }

    /// `part` is the `call` of work, with what belongs to that behind it, and without the step that runs it.
    static func work(_ call: Fragment, _ part: Fragment) -> Finding {
        error(
            "work says what becomes of older work: `latest \(part.text)`, which a new one cancels, or `first`, `queue` or `all` in the "
                + "place of `latest`",
            at: call.range
        )
    }

    /// `part` calls the method `name` of the logic, or is its name, without the step that does.
    static func method(_ part: Fragment, name: Fragment) -> Finding {
        error(
            "`\(name.text)` is a method of `logic`, which a step calls: `map \(part.text)` where it answers at once, "
                + "`latest \(part.text)` where it takes time or can fail",
            at: part.range
        )
    }

    /// `part` is a call of something else without the step that makes it.
    static func call(_ part: Fragment) -> Finding {
        error(
            "a step calls things: `latest \(part.text)` where it takes time or can fail, `map \(part.text)` where it "
                + "answers at once, `do \(part.text)` in passing",
            at: part.range
        )
    }

    /// `part` is neither a step nor a sink.
    static func finding(_ part: Fragment) -> Finding {
        if part.text.hasPrefix("{") {
            return error("a closure stands behind its step: `map \(part.text)`", at: part.range)
        }
        var cursor = TextCursor(part)
        let word = cursor.identifier() ?? part
        if let kind = StepKind(rawValue: word.text), cursor.next == UInt8(ascii: "(") {
            let message = "a step takes what follows it without brackets; \(StepArgument.needs(kind))"
            return error(message, at: part.range)
        }
        if let kind = StepKind(rawValue: word.text), !cursor.isAtEnd { return StepArgument.extra(kind, cursor.rest) }
        if word.text == "while", !cursor.isAtEnd {
            let flags = cursor.rest.text
            let form = "`latest … while \(flags) -> …`"
            return error("`while \(flags)` stands behind the work, before its arrow: \(form)", at: part.range)
        }
        let words = StepKind.allCases.map(\.rawValue) + ["set", "call", "as"]
        let all = "; the steps are \(StepKind.allCases.map(\.word).listed("and"))"
        // Nobody calls a step so, but a method of theirs.
        let isCall = cursor.isCallOrEnd && word.text.contains(where: \.isUppercase)
        let called =
            "; a step calls a method of `logic`: `latest \(part.text)` where it takes time or can fail, "
            + "`map \(part.text)` where it answers at once"
        let ending =
            ForeignSteps.hint(for: word.text, call: StepArgument.call(in: cursor.rest)).map { "; \($0)" }
            ?? Suggestion.ending(for: word.text, among: words, otherwise: isCall ? called : all)
        return error("`\(word.text)` is not a step\(ending)", at: word.range)
    }
}
