import VMGenSpec

/// Words of other test languages in scenarios, and what is written instead.
enum ForeignStatement {
    /// What a word that looks like a verb of answers stands for.
    private static let verbs: [String: StatementSyntax.Verb] = [
        "answer": .answers, "answered": .answers, "give": .answers, "gives": .answers, "respond": .answers,
        "responds": .answers, "return": .answers, "returning": .answers, "returns": .answers, "succeeds": .answers,
        "yields": .answers, "emit": .sends, "emits": .sends, "publishes": .sends, "send": .sends,
        "error": .fails, "errors": .fails, "fail": .fails, "failed": .fails, "throw": .fails, "throws": .fails,
        "hangs": .waits, "pending": .waits, "wait": .waits, "completes": .finishes, "ends": .finishes,
        "finish": .finishes,
    ]

    /// The statement that `value` behind a name was meant to be: `answers []` for `returns []`; nil where it does not look
    /// like one.
    static func answer(_ value: Fragment) -> String? {
        var cursor = TextCursor(value)
        guard let word = cursor.identifier(), let verb = verbs[word.text] else { return nil }
        let rest = cursor.rest
        if rest.isEmpty || verb == .waits || verb == .finishes { return verb.rawValue }
        var behind = TextCursor(rest)
        let hasWith = behind.take(word: "with") && !behind.isAtEnd
        if verb == .fails { return "fails with \((hasWith ? behind.rest : rest).text)" }
        return "\(verb.rawValue) \((hasWith ? behind.rest : rest).text)"
    }

    /// Whether `word` says in other languages that something is looked at.
    static func isAssertion(_ word: Fragment) -> Bool {
        ["assert", "check", "ensure", "expect", "require", "verify"].contains(word.text)
            || word.text.hasPrefix("XCTAssert")
    }

    /// How time passes, where `text` says it in other words: `0.3 seconds pass` for `wait 0.3` and `300 ms pass`; nil where
    /// it does not speak of time.
    static func time(_ text: Fragment) -> String? {
        var cursor = TextCursor(text)
        let verbs: Set<String> = ["advance", "after", "delay", "pass", "sleep", "time", "wait", "waits"]
        var hasVerb = false
        if let word = cursor.identifier() {
            guard verbs.contains(word.text) else { return nil }
            hasVerb = true
            _ = cursor.take(word: "by") || cursor.take(word: "for")
        }
        let rest = cursor.rest.text
        let number = rest.prefix { $0.isASCII && ($0.isNumber || $0 == "." || $0 == "_") }
        guard let amount = Double(number.filter { $0 != "_" }) else { return nil }
        let words = rest.dropFirst(number.count).split(separator: " ").map(String.init)
        let units: [String: Double] = [
            "s": 1, "sec": 1, "secs": 1, "second": 1, "seconds": 1, "ms": 0.001, "msec": 0.001, "millisecond": 0.001,
            "milliseconds": 0.001, "min": 60, "minute": 60, "minutes": 60,
        ]
        let unit = words.first.flatMap { units[$0] }
        guard hasVerb ? unit != nil || words.isEmpty : unit != nil else { return nil }
        return "\(written(amount, times: unit ?? 1)) seconds pass"
    }

    /// `amount` in seconds, without a fraction where it has none.
    private static func written(_ amount: Double, times unit: Double) -> String {
        let seconds = unit < 1 ? amount / 1000 : amount * unit
        let text = String(seconds)
        return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }

    /// The comma or word that stands between two statements in `text`, what is behind a name or verb; nil where none does.
    static func separator(in text: Fragment) -> Fragment? {
        var cursor = TextCursor(text)
        if cursor.take(",") { return text.slice(0, 1) }
        guard let word = cursor.identifier(), ["and", "then"].contains(word.text), !cursor.isAtEnd,
            cursor.identifier() != nil
        else { return nil }
        return word
    }

    /// The verb that `text` starts with, behind a comma or without: the second statement about one work.
    static func secondVerb(in text: Fragment) -> (verb: StatementSyntax.Verb, text: Fragment)? {
        var cursor = TextCursor(text)
        if let separator = separator(in: text) { _ = cursor.take(separator.text) }
        let rest = cursor.rest
        guard let word = cursor.identifier(), let verb = StatementSyntax.Verb(rawValue: word.text), verb != .is,
            verb != .was
        else { return nil }
        return (verb, rest)
    }
}

extension SpecDraft {
    /// What `statement`, about one of `names`, says of an answer, in the words of scenarios; nil where it says nothing of one.
    func foreignAnswer(_ statement: StatementSyntax, names: Namespace) -> String? {
        guard case .value(let value) = statement.form, let answer = ForeignStatement.answer(value) else { return nil }
        switch names[statement.root.text] {
        case .request: return "\(statement.name) \(answer)"
        case .parameter(let index) where !statement.path.isEmpty:
            return serviceIndex(ofType: parameters[index].type).map { _ in "\(statement.name) \(answer)" }
        default: return nil
        }
    }
}
