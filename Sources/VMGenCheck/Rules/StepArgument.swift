import VMGenDiagnostics
import VMGenModel
import VMGenSpec

/// A step that is given too little, too much, or something that it cannot use.
enum StepArgument: Rule {
    package static let id = "step-argument"

    /// Nothing, or not enough, stands after the word of `kind`.
    static func missing(_ kind: StepKind, at place: SourceRange) -> Finding {
        let instead = kind == .first ? "; for the first value alone write `take 1`" : ""
        return error("\(needs(kind))\(instead)", at: place)
    }

    /// No name stands behind `word`.
    static func missing(_ word: WorkClause, at place: SourceRange) -> Finding {
        switch word {
        case .loading: error("`while` needs a `Bool` that shows that the work runs: `while isLoading`", at: place)
        case .until: error("`until` needs a stream that ends the work: `until refresh`", at: place)
        case .retry: error("`retry` needs a number: `retry 2` tries it again twice", at: place)
        }
    }

    /// `word` stands a second time behind a call; it took `names` already.
    static func repeated(_ word: WorkClause, after names: [Fragment], at place: SourceRange) -> Finding {
        let first = names.first?.text ?? "a"
        if word == .retry { return error("`retry` stands once behind a call: `retry \(first)`", at: place) }
        return error(
            "`\(word.rawValue)` stands once behind a call; it takes several names: `\(word.rawValue) \(first), …`",
            at: place
        )
    }

    /// What is wrong with the `number` behind `retry`; nil for a whole number above 0.
    static func checkRetry(_ number: Fragment) -> Finding? {
        if let count = Int(number.text.filter { $0 != "_" }), count > 0 { return nil }
        let words = number.text.split(separator: " ", maxSplits: 1)
        if words.count == 2, let count = Int(words[0]), count > 0 {
            if amounts.contains(words[1]) {
                return error("leave `\(words[1])` out: `retry \(count)`", at: number.range)
            }
            var rest = TextCursor(Fragment(String(words[1]), number.range))
            if let first = words[1].split(separator: " ").first, amounts.contains(first) { _ = rest.identifier() }
            if let word = rest.identifier(), let pause = rest.word(), pause.text.first?.isNumber == true {
                let way = pauses.contains(word.text) ? "`retry \(count) after \(pause.text)`" : "`retry \(count)` alone"
                return error("`\(word.text)` is no word behind `retry`; write \(way)", at: number.range)
            }
            return error("`retry` stands behind the call; write `\(words[1]) retry \(count)`", at: number.range)
        }
        let form = "`retry 2` tries it again twice, `retry 2 after 0.5` half a second after each failure"
        return error("`retry` needs a whole number above 0: \(form)", at: number.range)
    }

    /// What is wrong with `swift` where two operands stand side by side; nil where it may be a value. A closure's `body` may also
    /// be statements.
    static func checkValue(_ swift: Fragment, isBody: Bool = false) -> Finding? {
        if isBody, OperatorMisfit.isStatements(swift) { return nil }
        if let finding = checkIncrement(swift) ?? (isBody ? nil : checkChange(swift)) { return finding }
        let condition = "a condition is `condition ? a : b`"
        switch OperatorMisfit(in: swift) {
        case .operand(let stray)?:
            let words = swift.allWords
            let isCondition = ["if", "when", "unless", "else"].contains { words.contains($0) }
            let isChoice = words.first == "switch"
            let choice = "let a method of `logic` choose"
            let advice = isChoice ? choice : isCondition ? condition : "something is missing before `\(stray.text)`"
            let place = isCondition || isChoice ? swift.range : stray.range
            return error("`\(swift.text)` is no value; \(advice)", at: place)
        case .blank(let sign)?:
            let message = "`\(sign.text)` has a blank on one side alone; write it with one on both, ` \(sign.text) `"
            return error(message, at: sign.range)
        case .sign(let sign)?: return error("a blank stands behind `\(sign.text)`; leave it out", at: sign.range)
        case .number(let number)?: return error("`\(number.text)` is no number", at: number.range)
        case .end(let sign)?: return error("nothing stands behind `\(sign.text)`", at: sign.range)
        case .condition(let sign)?: return error("a `:` is missing behind `?`; \(condition)", at: sign.range)
        case nil: return ArgumentGap.check(swift, rule: self)
        }
    }

    /// A closure of `call` stands behind the brackets of `plain`, the same without it.
    static func trailingClosure(_ call: Fragment, behind plain: Fragment) -> Finding {
        let head = String(plain.text.reversed().drop { $0 == " " }.reversed())
        let closure = call.slice(plain.text.utf8.count, call.text.utf8.count)
        let arguments = head.hasSuffix(")") ? head.dropLast() + (head.hasSuffix("()") ? "" : ", ") : head + "("
        return error("a closure stands in the brackets here: `\(arguments)\(closure.text))`", at: closure.range)
    }

    /// The words that people write behind how often.
    private static let amounts: Set<Substring> = ["time", "times", "attempts", "tries", "retries", "x"]

    /// The words that people write before how long a pause is.
    private static let pauses: Set<String> = ["backoff", "delay", "every", "interval", "pause", "wait", "waiting"]

    /// What is wrong with `seconds` that are less than what time is counted in; nil for all else.
    static func tooShort(_ seconds: Fragment) -> Finding? {
        guard let number = Double(seconds.text.filter { $0 != "_" }), number > 0, number < 0.001 else { return nil }
        return error("time is counted in milliseconds here; write `0.001` or more", at: seconds.range)
    }

    /// The Swift of a `swift` step begins with no dot, so that it goes on with nothing.
    static func noOperator(_ swift: Fragment) -> Finding {
        let isName = swift.text.first.map { $0.isLetter || $0 == "_" } ?? false
        let form = isName ? "; write `swift .\(swift.text)`" : ", as in `swift .materialize()`"
        return error("`swift` goes on with what arrives, and so begins with a dot\(form)", at: swift.range)
    }

    /// What is wrong with the `seconds` behind the `after` of `retry`; nil for a number, or a constant of a type.
    static func checkPause(_ seconds: Fragment) -> Finding? {
        if let finding = tooShort(seconds) { return finding }
        let isNumber = Double(seconds.text.filter { $0 != "_" }).map { $0 > 0 } ?? false
        let isConstant = seconds.text.first?.isUppercase == true && StepReader.isAmount(seconds.text, isCount: false)
        if isNumber || isConstant && seconds.text.contains(".") { return nil }
        let form = "`retry 2 after 0.5`, or the constant of a type: `retry 2 after Pause.short`"
        return error("`after` needs a number of seconds above 0: \(form)", at: seconds.range)
    }

    /// Work that is tried again and cannot fail.
    static func checkRetries(_ steps: [FlowStep]) -> [Finding] {
        steps.compactMap { step in
            guard step.retries > 0, case .work(let invocation, _) = step.argument, !invocation.canFail else {
                return nil
            }
            let message =
                "nothing is tried again: `\(invocation.text.text)` cannot fail; leave `retry \(step.retries)` out"
            return error(message, at: step.text.range)
        }
    }

    /// Work that ends by what starts it, or by `start`.
    ///
    /// - Parameter isDoneAtOnce: whether a call is over when it returns.
    static func checkEnds(_ flows: [Flow], isDoneAtOnce: @escaping (Invocation) -> Bool) -> [Finding] {
        let origins = FlowOrigins(flows: flows, isDoneAtOnce: isDoneAtOnce)
        return flows.flatMap { flow in
            flow.steps.flatMap { step -> [Finding] in
                let before = flow.steps.prefix { $0.text.range.lower < step.text.range.lower }
                return step.until.compactMap { end -> Finding? in
                    if step.showsItself(in: end) { return LoadingFlag.endsItself(end.text) }
                    let places = origins.places(of: end)
                    let source = flow.sources.first { !places.isDisjoint(with: origins.causes(of: $0, before: flow)) }
                    guard end.kind.isStart || source != nil else { return nil }
                    // What starts the work later may end what it started before.
                    if !end.kind.isStart, before.contains(where: \.kind.takesTime) { return nil }
                    let drops = before.contains { $0.kind == .filter || $0.kind == .compactMap }
                    let own =
                        drops || source.map { origins.places(of: $0).isDisjoint(with: places) } == true
                        ? "; what does not start it ends it by a name: `\(end.text.text) -> filter { … } -> as gone`, `until gone`"
                        : "; `latest` ends older work by itself"
                    let why =
                        end.kind.isStart
                        ? "the start comes before any work" : "\(starting(source, saysAlso: end)) starts it\(own)"
                    return error("`\(end.text.text)` cannot end this work: \(why)", at: end.text.range)
                }
            }
        }
    }

    /// What starts work as a message names it: `source`, with what is `end` each time besides where that has another name.
    private static func starting(_ source: FlowSource?, saysAlso end: FlowSource) -> String {
        guard let source, source.place != end.place else { return "`\(end.text.text)`" }
        return "`\(source.text.text)`, which speaks when `\(end.text.text)` does,"
    }

    /// What a step of `kind` is given, as a sentence.
    static func needs(_ kind: StepKind) -> String { "`\(kind.word)` needs \(wanted(kind))" }

    /// `rest` stands after a step that takes nothing more.
    static func extra(_ kind: StepKind, _ rest: Fragment) -> Finding {
        let takes = kind == .share ? "nothing" : wanted(kind)
        let isMethod = (kind == .combine || kind == .zip) && SwiftText.isIdentifier(rest.text)
        let instead = isMethod ? "; a method is a step of its own: `\(kind.word) -> map \(rest.text)`" : ""
        return error("`\(kind.word)` takes \(takes), not `\(rest.text)`\(instead)", at: rest.range)
    }

    /// `{ }` where a call is wanted.
    static func closureNotCall(_ kind: StepKind, _ closure: Fragment) -> Finding {
        let form = call(in: closure).map { "a call: `\(kind.word) \($0)`" } ?? wanted(kind)
        return error("`\(kind.word)` takes \(form), no `{ }`", at: closure.range)
    }

    /// The call that is all that stands in `braces`, as a flow makes it: `Swift.print($0)` for `{ print($0) }`; nil where
    /// something else does.
    static func call(in braces: Fragment) -> String? {
        var cursor = TextCursor(braces)
        guard let call = cursor.bracketed(by: "{")?.inner, cursor.isAtEnd,
            let brackets = SwiftText.lastBrackets(of: call), SinkReader.isPath(call.before(brackets))
        else { return nil }
        return UnknownMethod.ofSwift.contains(call.before(brackets).text) ? "Swift.\(call.text)" : call.text
    }

    /// `number` is none.
    static func notANumber(_ kind: StepKind, _ number: Fragment, isCount: Bool) -> Finding {
        let what = isCount ? "a whole number" : "a number of seconds"
        return error("`\(number.text)` is not \(what); write \(wanted(kind))", at: number.range)
    }

    /// `name`, which should be an amount, is declared nowhere; `candidates` are the names that could be.
    static func unknownAmount(_ kind: StepKind, _ name: Fragment, candidates: [String]) -> Finding {
        let otherwise = "; `\(kind.word)` takes \(wanted(kind)), or a parameter or variable"
        let ending = Suggestion.ending(for: name.text, among: candidates, otherwise: otherwise)
        return error("unknown name `\(name.text)`\(ending)", at: name.range)
    }

    /// `name`, which should be an amount, is `what`.
    static func noAmount(_ kind: StepKind, _ name: Fragment, what: String) -> Finding {
        error("`\(name.text)` is \(what), and `\(kind.word)` takes \(wanted(kind))", at: name.range)
    }

    /// `combine` or `zip` with nothing to join.
    static func nothingToJoin(_ step: StepSyntax) -> Finding {
        let message =
            "`\(step.kind.word)` joins several sources and is the first step: `id, password -> \(step.kind.word)`; "
            + "later on, `with` takes the latest of others along"
        return error(message, at: step.text.range)
    }

    /// The method of a pure step returns nothing.
    static func returnsNothing(_ method: SwiftMethod, step: StepKind, at place: SourceRange) -> Finding {
        error(
            "`\(method.name.text)` returns nothing to go on with; `do \(method.name.text)` passes values on",
            at: place
        )
    }

    /// `call` of the method called `name` answers what its caller wants, and nothing says what that is.
    static func openAnswer(_ call: Fragment, of name: String) -> Finding {
        let own = call.text.hasSuffix(")") ? call.text : "\(call.text)(…)"
        return error("nothing says what `\(name)` is to answer here; write `\(own) as Type`", at: call.range)
    }

    /// The method of `filter` returns something else than a `Bool`.
    static func notABool(_ method: SwiftMethod, type: String, at place: SourceRange) -> Finding {
        error("`filter` needs a `Bool`, and `\(method.name.text)` returns `\(type)`", at: place)
    }

    /// A `filter` passes on what arrives, `value`, which is of `type`.
    static func notABool(_ value: Fragment, type: String) -> Finding {
        let way = TypeText(type).optionalOf?.text == "Bool" ? "; write `{ \(value.text) == true }`" : ""
        return error("`filter` needs a `Bool`, and `\(value.text)` is `\(type)`\(way)", at: value.range)
    }

    /// `try?` or `try!` before a call.
    static func unusualTry(at place: SourceRange) -> Finding {
        error("write `try`: what fails goes where `errors ->` or `catch ->` sends it", at: place)
    }

    /// `$0` where nothing passes.
    static func constantOnly(_ kind: StepKind, at place: SourceRange) -> Finding {
        let instead = kind == .replace ? "; `map { … }` computes from what arrives" : ""
        return error("`\(kind.word)` takes a value that does not depend on what arrives\(instead)", at: place)
    }

    /// The value of `replace with` or `start with` names a stream that has no value of its own.
    static func streamInConstant(_ name: Fragment, of kind: StepKind) -> Finding {
        error(
            "`\(kind.word)` takes what has a value at every time; `with \(name.text)` takes the latest of `\(name.text)` "
                + "along, for a `map { … }` behind it",
            at: name.range
        )
    }

    /// What a step is given.
    private static func wanted(_ kind: StepKind) -> String {
        switch kind {
        case .map: "`{ Swift }` or a method: `map { $0.title }`, `map makeTitle`"
        case .filter: "`{ Swift }` or a method: `filter { $0 > 1 }`, `filter isValid`"
        case .compactMap: "`{ Swift }`, a method or nothing: `compactMap { Int($0) }`"
        case .distinct: "`{ Swift }` or nothing: `distinct { $0.id }`"
        case .replace: "a value: `replace with true`"
        case .combine, .zip: "`{ Swift }` or nothing: `\(kind.word) { $0 + $1 }`"
        case .with: "streams, states or values: `with items, page`"
        case .debounce: "seconds: `debounce 0.3`"
        case .throttle: "seconds: `throttle 1`, `throttle 1 first`"
        case .delay: "seconds: `delay 0.5`"
        case .skip, .take: "a number of values: `\(kind.word) 1`"
        case .start: "a value: `start with 0`"
        case .share: "nothing"
        case .latest, .first, .queue, .all:
            "a request, a method or a call: `\(kind.word) load`, `\(kind.word) try await useCase.load()`"
        case .do: "a call: `do navigator.toList()`"
        case .swift: "Swift: `swift .materialize()`, or operators below the line: `- tap -> swift -> items |`"
        }
    }
}
