import VMGenDiagnostics
import VMGenModel
import VMGenSpec

/// A flow with a part missing, or in the wrong place.
enum FlowPart: Rule {
    package static let id = "flow-parts"

    /// How many steps a flow may have: far more than anybody reads.
    static let mostSteps = 500

    /// How many sources a flow may have, and how many flows may make one stream, which stand within each other under Combine.
    static let mostSources = 200

    /// More steps than a flow may have, from `part` on.
    static func tooManySteps(from part: Fragment) -> Finding {
        error("a flow has at most \(mostSteps) steps; give the first of them a name with `as`", at: part.range)
    }

    /// More `sources` than a flow may have.
    static func tooManySources(_ sources: [Fragment]) -> Finding {
        error(
            "a flow has at most \(mostSources) sources; give the first of them a name with `as`",
            at: sources[mostSources].range
        )
    }

    /// Nothing stands before the first arrow, or between commas there.
    static func missingSource(at place: SourceRange) -> Finding {
        error(
            "the source is missing: a flow starts from an input, an output, a state, a named stream or `start`",
            at: place
        )
    }

    /// Nothing stands between two arrows, or after the last.
    static func empty(at place: SourceRange, isLast: Bool) -> Finding {
        error(isLast ? "nothing stands after the arrow; \(sinks)" : "nothing stands between the arrows", at: place)
    }

    /// What is wrong with a closure that `line` opens and the lines below go on with; nil where it opens none.
    static func checkClosure(of line: EntrySyntax) -> Finding? {
        let opening = ([line] + line.block.dropLast()).first {
            $0.content.text.hasSuffix("{") || $0.content.text.hasSuffix(" in")
        }
        guard !line.block.isEmpty, let opening, let brace = SwiftText.imbalance(in: opening.content) else { return nil }
        return error(
            "a closure stands on one line, `map { $0.count }`; what takes several is a method of `logic`, `map count`, or Swift "
                + "behind `swift`, in lines below one that ends in `|`",
            at: brace.range
        )
    }

    /// Two parts stand side by side.
    static func missingArrow(before part: Fragment) -> Finding {
        if part.text == "catch" { return inlineCatch(part) }
        if WorkClause(rawValue: part.text) != nil {
            return error("`\(part.text)` stands behind work alone, `latest load \(part.text) …`", at: part.range)
        }
        return error("an arrow is missing before `\(part.text)`: `… -> \(part.text)`", at: part.range)
    }

    /// What is wrong with `call`, which is work, where a word stands behind it that is none of its clauses, `load timeout 3`; nil
    /// where nothing does, or what `isPlace` says stands behind an arrow.
    static func checkClause(of call: Fragment, isPlace: (String) -> Bool) -> Finding? {
        guard let word = SwiftText.strayOperand(in: call), !isPlace(word.text), word.text != "catch",
            StepKind(rawValue: word.text) == nil, !LanguageWord.words(.sink).contains(word.text),
            SinkReader.isPath(call.before(word)), WorkClause(rawValue: word.text) == nil,
            word.range.upper < call.range.upper
        else { return nil }
        let words = WorkClause.allCases.map(\.rawValue).listed("and")
        let pause = ["after", "delay"].contains(word.text) ? ", `retry 2 after 1`" : ""
        return error("`\(word.text)` does not stand behind work; \(words) do\(pause)", at: word.range)
    }

    /// `text`, a step or what is called, ends in `as name`, which may have its type behind it.
    static func earlyName(_ text: Fragment) -> Finding? {
        guard let (step, end) = SwiftText.cut(text, at: " as ") else { return nil }
        let name = SwiftText.cut(end, at: ":")?.0 ?? end
        guard SwiftText.isIdentifier(name.text), name.text.first?.isLowercase == true else { return nil }
        return error("a name stands behind an arrow: `\(step.text) -> as \(end.text)`", at: name.range)
    }

    /// `while` stands behind the sink `sink`.
    static func lateWhile(_ flags: Fragment, sink: Fragment) -> Finding {
        error(
            "`while \(flags.text)` stands behind the work: `latest … while \(flags.text) -> \(sink.text)`",
            at: flags.range
        )
    }

    /// What is wrong with `line`, a name with a case of the outputs behind it, `tap .closed`; nil where it is something else.
    static func missingArrow(in line: Fragment) -> Finding? {
        guard let gap = line.text.firstRange(of: " ."), SwiftText.isIdentifier(String(line.text[..<gap.lowerBound]))
        else {
            return nil
        }
        return missingArrow(before: line.slice(line.text[..<gap.lowerBound].utf8.count + 1, line.text.utf8.count))
    }

    /// A comma stands before `part`, where an arrow was to lead there from `step`.
    static func commaForArrow(before part: Fragment, behind step: String) -> Finding {
        error("what follows a step stands behind an arrow, not a comma: `\(step) -> \(part.text)`", at: part.range)
    }

    /// Two items of a list stand side by side.
    static func missingComma(before part: Fragment) -> Finding {
        if ["and", "&", "+"].contains(part.text) {
            return error("a comma stands between names: write `,` for `\(part.text)`", at: part.range)
        }
        return error("a comma is missing before `\(part.text)`", at: part.range)
    }

    /// `name` is a source of the flow twice, which `isJoined` by its first step.
    static func sourceTwice(_ name: Fragment, isJoined: Bool) -> Finding {
        let way = isJoined ? "behind one of them, `map { … }` makes what is wanted" : "remove it"
        return error(
            "`\(name.text)` stands among the sources already, and would say everything twice; \(way)",
            at: name.range
        )
    }

    /// The flows that stand a second time, word for word.
    static func checkTwice(_ flows: [FlowSyntax]) -> [Finding] {
        var seen: [String: SourceRange] = [:]
        return flows.compactMap { flow in
            // What stands below the line may be another operator, or another way for failures.
            let isWhole = flow.failure == nil && !flow.chain.steps.contains { $0.kind == .swift }
            // A name that two of them give is an error of its own.
            if case .named? = flow.chain.sink?.kind { return nil }
            guard isWhole, !flow.isFailureFlow else { return nil }
            guard let first = seen.updateValue(flow.text.range, forKey: flow.text.text) else { return nil }
            return warning(
                "this flow stands there already, and all of it happens twice; leave one of them out",
                at: flow.text.range,
                notes: [("the same flow", first)]
            )
        }
    }

    /// Nothing stands between two commas.
    static func emptyListItem(at place: SourceRange) -> Finding {
        error("nothing stands between the commas", at: place)
    }

    /// What is wrong with a flow that ends with `step`; nil of one that sets a value, which is reported where calls are read.
    static func missingSink(after step: StepSyntax) -> Finding? {
        let part = step.text
        if step.kind == .do, case .call(let call) = step.argument {
            if BadSink.assigned(by: call) != nil { return nil }
            return error("`do` stands in the middle of a flow; at its end write `call \(call.text)`", at: part.range)
        }
        let ignored = step.kind.isWork ? "; `-> ignore` where nothing is to be done with the answer" : ""
        return error("the flow ends with a step; \(sinks)\(ignored)", at: part.range)
    }

    /// What is wrong with `step`, the end of a flow, where the closure of a `map` sets something; nil where it does not.
    static func setting(_ step: StepSyntax) -> Finding? {
        guard step.kind == .map, case .closure(let body) = step.argument, !OperatorMisfit.isStatements(body),
            let assigned = BadSink.assigned(by: body)
        else { return nil }
        return error("write `set \(assigned)` to set a value at the end of a flow", at: step.text.range)
    }

    /// What is wrong with `call` behind `do` or `call`, which sets a value in passing, `set isLoading = true`; nil where it does not.
    static func settingInPassing(_ call: Fragment) -> Finding? {
        guard
            let assigned = call.text.hasPrefix("set ") ? BadSink.assigned(by: call.slice(4, call.text.utf8.count)) : nil
        else { return nil }
        return error(
            "a value is set at the end of a flow; let another one of this source do it, `… -> set \(assigned)`",
            at: call.range
        )
    }

    /// `ignore` stands with brackets.
    static func ignoreCalled(_ part: Fragment) -> Finding {
        error("`ignore` stands without brackets: `-> ignore`", at: part.range)
    }

    /// A sink stands before the end.
    static func earlySink(_ part: Fragment) -> Finding {
        error(
            "`\(part.text)` ends a flow, so nothing can follow it; let a second flow start where this one ends, "
                + "or pass values on with `do`",
            at: part.range
        )
    }

    /// `part` can end no flow.
    static func notASink(_ part: Fragment) -> Finding {
        if part.text.hasPrefix("{") {
            let call = StepArgument.call(in: part)
            let way =
                call.map { "a call ends it: `call \(withoutValues($0))`" }
                ?? "write the Swift in a method of `logic`: `call save($0)`"
            return error("`{ }` computes a value and cannot end a flow; \(way)", at: part.range)
        }
        return error("a flow cannot end with `\(part.text)`; \(sinks)", at: part.range)
    }

    /// `call` without its brackets where it is given the values that arrive, in order, as a method without brackets is.
    private static func withoutValues(_ call: String) -> String {
        let fragment = Fragment(call, SourceRange(0, call.utf8.count))
        guard let brackets = SwiftText.lastBrackets(of: fragment), !call.hasPrefix("Swift.") else { return call }
        let values = SwiftText.split(brackets.inner, on: ",").map(\.text)
        let isWhole = !values.isEmpty && values == values.indices.map { "$\($0)" }
        return isWhole ? fragment.before(brackets).text : call
    }

    /// There is verbatim Swift below a flow without a `swift` step.
    static func verbatimWithoutStep(at place: SourceRange) -> Finding {
        error(
            "the Swift below a flow belongs to a `swift` step, and it has none: `- tap -> swift -> items |`",
            at: place
        )
    }

    /// A line that starts with an arrow stands beside the flows instead of below one.
    static func strayContinuation(at place: SourceRange) -> Finding {
        error("this line continues no flow; indent it deeper than the `-` of the flow above", at: place)
    }

    /// `catch` stands beside the flows instead of below one.
    static func shallowCatch(_ line: EntrySyntax) -> Finding {
        let dash = line.isItem ? "without a dash, and " : ""
        let message = "`catch` stands below its flow, \(dash)indented deeper than the `-` of the flow above"
        return error(message, at: line.content.range)
    }

    /// `catch` stands on the line of its flow.
    static func inlineCatch(_ word: Fragment) -> Finding {
        error("`catch` stands below the flow, indented deeper than its `-`: `catch -> …`", at: word.range)
    }

    /// A flow ends in several places, of which `second` is the second.
    static func severalSinks(_ second: Fragment) -> Finding {
        error(
            "a flow ends in one place; write a second flow for `\(second.text)`, or name the stream with `as` and start "
                + "both from it",
            at: second.range
        )
    }

    /// A second `catch` below a flow.
    static func secondCatch(_ word: Fragment, first: Fragment) -> Finding {
        error("the flow has a `catch` already", at: word.range, notes: [("first written here", first.range)])
    }

    /// `errors` stands beside other sources.
    static func errorsAmongSources(_ source: Fragment) -> Finding {
        error("`errors` is the only source of its flow; write the others as flows of their own", at: source.range)
    }

    /// The output `error` stands where the failures of all work were meant.
    static func errorNotErrors(_ source: Fragment) -> Finding {
        error("the failures of all work are `errors`: `errors -> \(source.text)`", at: source.range)
    }

    /// A second flow from `errors`.
    static func secondFailureFlow(_ source: Fragment, first: Fragment) -> Finding {
        error(
            "the failures of all work have a flow already; let it end in `as failure` and start others from there",
            at: source.range,
            notes: [("first written here", first.range)]
        )
    }

    /// `line` below a flow begins with `catch`, and with more than that before its arrow, `first`, or behind a dash.
    static func badCatch(_ line: EntrySyntax, first: Fragment) -> Finding {
        let rest = line.content.text.dropFirst(first.text.utf8.count).drop { $0 == " " }
        let form = rest.isEmpty ? "catch -> …" : "catch \(rest)"
        let what = line.isItem ? "has no dash" : "is given the failure as `$0`"
        return error("a `catch` \(what): `\(form)`", at: line.content.range)
    }

    /// A `catch` below a flow whose work cannot fail, or that has none.
    static func uselessCatch(_ line: Fragment) -> Finding {
        error("nothing in the flow above can fail; leave the `catch` out", at: line.range)
    }

    private static let sinks = "it ends in an output, a state, `set …`, `call …` or `as name`"
}
