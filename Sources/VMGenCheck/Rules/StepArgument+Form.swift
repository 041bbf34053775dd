import VMGenDiagnostics
import VMGenModel
import VMGenSpec

/// Steps that are written as other languages write theirs: with a colon, with units, with a dot, with Swift behind the braces.
extension StepArgument {
    /// A `:` stands behind `word`, and `rest` behind that.
    static func colon(behind word: String, before rest: Fragment, at place: SourceRange) -> Finding {
        error("no `:` stands behind `\(word)`; write `\(rest.isEmpty ? word : "\(word) \(rest.text)")`", at: place)
    }

    /// What is wrong with `rest` behind the word of `kind`, where `{ }` begins it and more follows; nil for all else.
    static func checkChained(_ rest: Fragment, of kind: StepKind) -> Finding? {
        var cursor = TextCursor(rest)
        guard let braces = cursor.bracketed(by: "{"), cursor.next == UInt8(ascii: ".") else { return nil }
        let member = cursor.rest
        let step = undotted(member).flatMap { $0.isStep ? $0.text : nil } ?? "map { $0\(member.text) }"
        return error(
            "what stands behind `{ }` is a step of its own: `\(kind.word) \(braces.text) -> \(step)`",
            at: member.range
        )
    }

    /// What is wrong with `part`, which is to be a step, where a dot begins it; nil where no step is meant.
    static func checkDotted(_ part: Fragment) -> Finding? {
        guard let (text, isStep) = undotted(part), isStep || text.contains("{") else { return nil }
        let step = isStep ? "a step has no dot: `\(text)`; an" : "an"
        return error("\(step) operator of the runtime stands behind `swift`: `swift \(part.text)`", at: part.range)
    }

    /// `member`, an operator, without its dot, and whether a step of that word is written so; nil where more than one stands there.
    private static func undotted(_ member: Fragment) -> (text: String, isStep: Bool)? {
        var cursor = TextCursor(member)
        guard cursor.take("."), let word = cursor.identifier() else { return nil }
        let text = String(member.text.dropFirst())
        let isStep =
            [.map, .filter, .compactMap].contains(StepKind(rawValue: word.text)) && cursor.next == UInt8(ascii: "{")
        guard cursor.bracketed(by: "{") ?? cursor.bracketed(by: "(") != nil else { return nil }
        return (text, isStep && cursor.isAtEnd)
    }

    /// What is wrong with the `amount` of `kind` where a label stands before it or a unit behind it; nil for all else.
    static func checkUnit(of amount: Fragment, for kind: StepKind) -> Finding? {
        var cursor = TextCursor(amount)
        if let label = cursor.identifier() {
            guard cursor.take(":"), let number = cursor.word() else { return nil }
            return error("leave `\(label.text):` out: `\(kind.word) \(number.text)`", at: label.range)
        }
        guard let number = cursor.word(), let unit = cursor.identifier(), cursor.isAtEnd else { return nil }
        let counts = kind == .skip || kind == .take
        if (counts ? values : seconds).contains(unit.text) {
            return error("leave `\(unit.text)` out: `\(kind.word) \(number.text)`", at: unit.range)
        }
        guard !counts, milliseconds.contains(unit.text), let value = Double(number.text) else { return nil }
        return error("`\(kind.word)` takes seconds: `\(kind.word) \(value / 1000)`", at: amount.range)
    }

    private static let seconds: Set<String> = ["s", "sec", "secs", "second", "seconds"]
    private static let milliseconds: Set<String> = ["ms", "msec", "milliseconds", "millis"]
    private static let values: Set<String> = ["element", "elements", "items", "time", "times", "value", "values", "x"]

    /// What is wrong with `part` behind `with`, where `{ }` or `as` makes something of it; nil for all else.
    static func checkTaken(_ part: Fragment) -> Finding? {
        if part.text.hasPrefix("{"), part.text.hasSuffix("}") {
            let isList = SwiftText.split(part.inner, on: ",").allSatisfy(SinkReader.isPath)
            let form = isList ? "`with \(part.inner.text)`" : "`with items, page`"
            return error("`with` takes what has a name, no `{ }`: \(form)", at: part.range)
        }
        let text = SwiftText.Text(part)
        guard let word = text.tokens.first(where: { $0.depth == 0 && $0.lower > 0 && text.matches($0, "as") }) else {
            return nil
        }
        let name = part.slice(0, word.lower)
        guard SinkReader.isPath(name) else { return nil }
        let alias = part.slice(word.upper, part.text.utf8.count)
        guard alias.text.first?.isLowercase == true, SwiftText.isIdentifier(alias.text) else {
            return UnknownName.computed(part, of: name)
        }
        return error(
            "what `with` takes along gets no other name; write `with \(name.text)`, and its `$` where it is used",
            at: alias.range
        )
    }

    /// What is wrong with `swift` where it counts one up or down as C does, `n++`; nil where it does not.
    static func checkIncrement(_ swift: Fragment) -> Finding? {
        for sign in ["++", "--"] {
            let isBehind = swift.text.hasSuffix(sign)
            guard isBehind || swift.text.hasPrefix(sign) else { continue }
            let length = swift.text.utf8.count
            let name = isBehind ? swift.slice(0, length - 2) : swift.slice(2, length)
            guard SinkReader.isPath(name), !swift.text.contains(" ") else { continue }
            return error("Swift has no `\(sign)`; write `\(name.text) \(sign.prefix(1)) 1`", at: swift.range)
        }
        return nil
    }

    /// What is wrong with `swift`, a value, where it changes one, `count += 1`; nil where it does not.
    static func checkChange(_ swift: Fragment) -> Finding? {
        for sign in ["+", "-", "*", "/"] {
            guard let (target, value) = SwiftText.cut(swift, at: " \(sign)= "), SinkReader.isPath(target) else {
                continue
            }
            return error(
                "`\(sign)=` changes, and a value is wanted here; write `\(target.text) \(sign) \(value.text)`",
                at: swift.range
            )
        }
        return nil
    }

    /// What is wrong with a `call` before which another policy stands, `first latest load`; nil where none does.
    static func secondPolicy(_ call: Fragment, for use: CallUse) -> Finding? {
        var cursor = TextCursor(call)
        guard case .work(let kind, _) = use, let word = cursor.identifier(), let other = StepKind(rawValue: word.text),
            other.isWork,
            cursor.rest.text.first?.isLetter == true
        else { return nil }
        return error(
            "work has one policy; write `\(kind.word) \(cursor.rest.text)` or `\(word.text) \(cursor.rest.text)`",
            at: word.range
        )
    }

    /// `stream` is handed to `call`, which is run for each value.
    static func handedStream(_ stream: Fragment, to call: Fragment) -> Finding {
        let instead =
            call.text.utf8.contains(UInt8(ascii: "$"))
            ? "take along what it carries, `with \(stream.text)`, for a method that takes that"
            : "let a flow start from the call, `- \(call.text) -> …`"
        return error("`\(stream.text)` is a stream, and a step hands on values; \(instead)", at: stream.range)
    }

    /// `call` calls `method` of a protocol that leaves types open, without the marks that it wants.
    static func unmarked(_ call: Fragment, _ method: SwiftMethod) -> Finding {
        let marks = [method.canThrow ? "try" : nil, method.isAsync ? "await" : nil].compactMap { $0 }
            .joined(separator: " ")
        return error(
            "`\(method.name.text)` is called with `\(marks)`, and what it gives is open in its protocol; "
                + "write `\(marks) \(call.text)`",
            at: call.range
        )
    }

    /// `work` goes on behind `call`, which is one of `method`, without the marks that it wants.
    static func goesOn(_ work: Fragment, behind call: Fragment, of method: SwiftMethod) -> Finding {
        let marks = [method.canThrow ? "try" : nil, method.isAsync ? "await" : nil].compactMap { $0 }
            .joined(separator: " ")
        let start = "`\(call.text)` is called with `\(marks)`, and what follows it is of "
        return method.returnType == nil
            ? error("\(start)an answer that it does not have; write `\(call.text)`", at: work.range)
            : error("\(start)its answer; write `\(marks) \(work.text)`", at: work.range)
    }
}
