import VMGenDiagnostics
import VMGenModel
import VMGenSpec

/// Where flows begin.
extension FlowPart {
    /// What is wrong with `source`, where a word or an operator stands between two names in the place of a comma; nil where none does.
    static func checkOr(_ source: Fragment) -> Finding? {
        for word in ["or", "and", "||", "&&", "|", "&", "+"] {
            guard let (first, second) = SwiftText.cut(source, at: " \(word) "),
                [first, second].allSatisfy({ SwiftText.isIdentifier($0.text) })
            else { continue }
            return error(
                "a comma stands between sources: `\(first.text), \(second.text) -> …`",
                at: SourceRange(first.range.upper, second.range.lower)
            )
        }
        return nil
    }

    /// What is wrong with `source` that begins as a statement of Swift, `let x = tap`, `case tap`; nil where it does not.
    static func checkStatement(_ source: Fragment) -> Finding? {
        var cursor = TextCursor(source)
        guard let word = cursor.identifier(), statements.contains(word.text), let name = cursor.identifier() else {
            return nil
        }
        if cursor.take("="), ["let", "var"].contains(word.text) {
            return error(
                "a stream gets a name at the end: `\(cursor.rest.text) -> … -> as \(name.text)`",
                at: word.range
            )
        }
        guard cursor.isAtEnd else { return nil }
        return error("leave `\(word.text)` out: `\(name.text) -> …`", at: word.range)
    }

    /// The words that statements of Swift begin with, `if` aside.
    private static let statements: Set<String> = [
        "await", "case", "do", "for", "func", "guard", "let", "return", "switch", "try", "var", "while",
    ]

    /// `word` starts flows, or is a stream, and stands there with brackets.
    static func brackets(behind word: Fragment, at place: SourceRange) -> Finding {
        error("`\(word.text)` stands without brackets: `\(word.text) -> …`", at: place)
    }

    /// What is wrong with the sources of a flow where the first starts with a step that joins them; nil where none does.
    static func checkJoin(_ sources: Fragment) -> Finding? {
        var cursor = TextCursor(sources)
        guard let word = cursor.identifier(), ["combine", "zip", "merge"].contains(word.text) else { return nil }
        let rest = cursor.rest
        guard let first = rest.text.utf8.first, first.isNamePart || first == UInt8(ascii: "(") else { return nil }
        let names = rest.text.hasPrefix("(") ? String(rest.text.dropFirst().dropLast()) : rest.text
        let form = word.text == "merge" ? "`\(names) -> …`" : "`\(names) -> \(word.text) -> …`"
        return error("the sources stand first: \(form)", at: word.range)
    }

    /// What is wrong with the source of a flow that calls what joins streams elsewhere, `combineLatest(a, b)`, of streams that
    /// `names` has; nil where it does not.
    static func checkCombined(_ source: Fragment, names: Namespace) -> Finding? {
        var cursor = TextCursor(source)
        guard let word = cursor.identifier(), names[word.text] == nil, let step = joins[word.text],
            let brackets = cursor.bracketed(by: "("), cursor.isAtEnd
        else { return nil }
        let streams = SwiftText.split(brackets.inner, on: ",")
        guard streams.count > 1, streams.allSatisfy({ names.source($0.text)?.isStream == true }) else { return nil }
        let form = ([streams.map(\.text).joined(separator: ", ")] + step).joined(separator: " -> ")
        return error("the sources stand first, with commas between them: `\(form) -> …`", at: source.range)
    }

    /// What joins streams elsewhere, with the step that does so here; none where commas do.
    private static let joins = [
        "combineLatest": ["combine"], "CombineLatest": ["combine"], "Merge": [], "Zip": ["zip"],
    ]

    /// What is wrong with the source of a flow that begins as a sentence, `when tap`; nil where it does not.
    static func checkWhen(_ source: Fragment) -> Finding? {
        var cursor = TextCursor(source)
        guard let word = cursor.identifier(), ["when", "on", "if", "after"].contains(word.text),
            let name = cursor.identifier()
        else { return nil }
        return error(
            "a flow begins with its source, and an arrow stands behind it: `\(name.text) -> …`",
            at: word.range
        )
    }

    /// What is wrong with the source of a flow that is a time, `timer 1 s`; nil where it is none.
    static func checkTimer(_ source: Fragment) -> Finding? {
        var cursor = TextCursor(source)
        guard let word = cursor.identifier(), ["every", "interval", "timer"].contains(word.text),
            cursor.next?.isDigit == true || cursor.take(".") && cursor.next?.isDigit == true
        else { return nil }
        return error(
            "nothing ticks by itself; a flow starts from what ticks for it, a stream of a dependency, `clock.ticks() -> …`, or of "
                + "`logic`",
            at: source.range
        )
    }

    /// What is wrong with `text`, which `with` takes along, where it is a literal or has a closure behind it; nil for all else.
    static func checkCompanion(_ text: Fragment) -> Finding? {
        if SwiftValueLiteral(text) != nil, text.text != "_" {
            return error(
                "`with` takes along what has a name; write `\(text.text)` where it is used, `map { … }`",
                at: text.range
            )
        }
        var cursor = TextCursor(text)
        guard let name = cursor.identifier(), cursor.next == UInt8(ascii: "{") else { return nil }
        return error(
            "what is made of both stands behind it: `with \(name.text) -> map \(cursor.rest.text)`",
            at: cursor.rest.range
        )
    }

    /// The outputs without a value, which are the flows that end in them, of which there are more than anybody reads.
    static func checkCrowded(_ spec: ViewModelSpec) -> [Finding] {
        var counts: [Int: Int] = [:]
        return spec.flows.compactMap { flow in
            guard case .output(let index) = flow.sink.kind, !spec.outputs[index].isStateful else { return nil }
            counts[index, default: 0] += 1
            guard counts[index] == mostSources + 1 else { return nil }
            let name = spec.outputs[index].name.text
            return error(
                "more than \(mostSources) flows end in `\(name)`; let some of them meet before, in a stream with a name: `a, b -> as …`",
                at: flow.sink.text.range
            )
        }
    }
}
