import VMGenDiagnostics

/// Reads a text as Swift reads a type, as far as its words and marks go: whether the names exist, only the compiler knows.
///
///     [String: (any Room)?]    a type
///     Int -> Int    no type: what a closure takes stands in brackets
package struct TypeGrammar {
    /// The first place where a text stops being a type.
    package struct Misfit {
        /// The token that cannot stand there; the whole text where something is missing at its end.
        package let range: SourceRange
        /// What is wrong there, or what to write, behind a semicolon: ``write `(Int) -> Int` ``.
        package let advice: String
    }

    private let text: SwiftText.Text
    private var index = 0
    private var advice = ""

    private init(_ text: SwiftText.Text) { self.text = text }

    /// What keeps `text`, which was cut with angle brackets as brackets, from being a type; nil where it reads as one. A
    /// `where` behind it is not looked at. `isParameter` says that a method takes it: `inout Int`, `Int...`.
    package static func misfit(in text: SwiftText.Text, isParameter: Bool = false) -> Misfit? {
        var grammar = TypeGrammar(text)
        if grammar.type(inParameters: isParameter), grammar.index == text.tokens.count || grammar.next("where") {
            return nil
        }
        return grammar.misfit
    }

    private var misfit: Misfit {
        guard index < text.tokens.count else {
            let advice = advice.isEmpty ? "something is missing at its end" : advice
            return Misfit(range: text.range(0, text.bytes.count), advice: advice)
        }
        let token = text.tokens[index]
        let word = text.string(token)
        let general =
            token.kind == .open && token.partner == nil
            ? "the bracket that ends `\(word)` is missing" : "`\(word)` cannot stand there"
        return Misfit(range: text.range(token.lower, token.upper), advice: advice.isEmpty ? general : advice)
    }

    // MARK: Types

    /// A type from here on: `@Sendable (Int) async -> Room?`, `any Room & Sendable`. `inParameters` says that it is what a
    /// function takes.
    private mutating func type(inParameters: Bool = false) -> Bool {
        guard attributes(inParameters: inParameters) else { return false }
        if next("any") || next("some") {
            let lower = index
            index += 1
            guard composition() else { return false }
            guard isPostfixMark else { return true }
            advice = "write `(\(string(from: lower)))\(word)`"
            return false
        }
        let lower = index
        guard composition() else { return false }
        if isFunction { return function(from: lower) }
        guard !isSymbol("->") else {
            advice = "what a closure takes stands in brackets, `(\(string(from: lower))) -> …`"
            return false
        }
        guard tupleLabels(from: lower) else { return false }
        while isPostfixMark { index += 1 }
        if inParameters, isSymbol("...") { index += 1 }
        return true
    }

    /// The attributes and specifiers before a type: `@escaping`, `inout`.
    private mutating func attributes(inParameters: Bool) -> Bool {
        while index < text.tokens.count {
            if kind == .at {
                index += 1
                guard kind == .name else { return false }
                let word: StaticString = next("escaping") ? "escaping" : "autoclosure"
                guard inParameters || !next(word) else {
                    advice = "`@\(word)` stands before what a function takes alone; leave it out"
                    return false
                }
                index += 1
                if isBracket("("), text.tokens[index - 1].upper == text.tokens[index].lower { skipBracket() }
            } else if next("nonisolated") {
                index += 1
                if isBracket("(") { skipBracket() }
            } else if kind == .name, TypeGrammar.specifiers.contains(word),
                follows(.name) || follows(.at) || follows(.open)
            {
                guard inParameters else {
                    advice = "`\(word)` stands before what a function takes alone"
                    return false
                }
                index += 1
            } else {
                return true
            }
        }
        return true
    }

    /// One type or several with `&` between them, without question marks.
    private mutating func composition() -> Bool {
        guard primary() else { return false }
        while isSymbol("&") {
            index += 1
            guard primary() else { return false }
        }
        return true
    }

    /// A name with its members, a tuple, an array or a dictionary.
    private mutating func primary() -> Bool {
        if isSymbol("~") { index += 1 }
        switch kind {
        case .name: guard name() else { return false }
        case .open where isBracket("("): guard list() else { return false }
        case .open where isBracket("["): guard collection() else { return false }
        default: return false
        }
        while kind == .dot {
            index += 1
            guard kind == .name, word != "self", word != "init" else { return false }
            index += 1
            guard arguments() else { return false }
        }
        return true
    }

    private mutating func name() -> Bool {
        if word == "_" || SwiftKeywords.reserved.contains(word) && word != "Any" && word != "Self" {
            advice = "`\(word)` is a word of Swift"
            return false
        }
        index += 1
        return arguments()
    }

    /// The types of a generic type, where there are any: `<Int, any Error>`, `<3, Int>`.
    private mutating func arguments() -> Bool {
        guard isBracket("<") else { return true }
        guard isClosed else { return false }
        index += 1
        if kind == .close { return closes() }
        while true {
            if kind == .number { index += 1 } else { guard element() else { return false } }
            guard kind == .comma else { return closes() }
            index += 1
        }
    }

    /// `[Int]`, `[String: Int]`, `[3 of Int]`.
    private mutating func collection() -> Bool {
        guard isClosed else { return false }
        index += 1
        if kind == .number {
            index += 1
            guard next("of") else { return false }
            index += 1
        }
        guard element() else { return false }
        if kind == .colon {
            index += 1
            guard element() else { return false }
        }
        return closes()
    }

    /// A type within another one, which nothing unwraps by itself: no `Int!`.
    private mutating func element() -> Bool {
        guard type() else { return false }
        let last = text.tokens[index - 1]
        guard last.kind == .symbol, text.byte(last) == UInt8(ascii: "!") else { return true }
        index -= 1
        advice = "`!` stands behind a whole type alone; write `?`"
        return false
    }

    // MARK: Tuples and closures

    /// What a tuple holds, or what a closure takes.
    private mutating func list() -> Bool {
        guard isClosed else { return false }
        index += 1
        if kind == .close { return closes() }
        while true {
            if kind == .name, follows(.name), index + 2 < text.tokens.count, text.tokens[index + 2].kind == .colon {
                index += 3
            } else if kind == .name, follows(.colon) {
                index += 2
            }
            guard type(inParameters: true) else { return false }
            if kind == .comma {
                index += 1
            } else {
                return closes()
            }
        }
    }

    /// Whether an arrow stands here, or what stands before one, behind a list in brackets.
    private var isFunction: Bool {
        guard index > 0, text.tokens[index - 1].kind == .close, text.byte(text.tokens[index - 1]) == UInt8(ascii: ")")
        else { return false }
        return isSymbol("->") || next("async") || next("throws")
    }

    /// The rest of a closure's type, whose list of what it takes begins at `lower`.
    private mutating func function(from lower: Int) -> Bool {
        if let label = labels(from: lower).first(where: { !$0.isTwo && $0.word != "_" }) {
            advice = "a closure takes no labels; write `_ \(label.word):`"
            index = label.index
            return false
        }
        if next("async") { index += 1 }
        if next("throws") {
            index += 1
            if isBracket("(") { skipBracket() }
        }
        guard isSymbol("->") else {
            advice = "what a closure gives back is missing, `-> …`"
            return false
        }
        index += 1
        return type()
    }

    /// Whether the labels of the tuple that begins at `lower` are those of a tuple, where it is one.
    private mutating func tupleLabels(from lower: Int) -> Bool {
        guard index > 0, text.tokens[index - 1].partner == lower else { return true }
        let labels = labels(from: lower)
        if let two = labels.first(where: \.isTwo) {
            advice = "a value of a tuple has one label"
            index = two.index
            return false
        }
        let isSingle = !text.tokens[lower..<index].contains {
            $0.kind == .comma && $0.depth == text.tokens[lower].depth + 1
        }
        guard isSingle, let label = labels.first else { return true }
        advice = "one value is no tuple, and has no label; write its type alone"
        index = label.index
        return false
    }

    /// The labels in the brackets that begin at `lower`; `isTwo` where a second name follows, `_ id: Int`.
    private func labels(from lower: Int) -> [(index: Int, word: String, isTwo: Bool)] {
        guard let upper = text.tokens[lower].partner, text.byte(text.tokens[lower]) == UInt8(ascii: "(") else {
            return []
        }
        let depth = text.tokens[lower].depth + 1
        return (lower..<upper).compactMap { index in
            let token = text.tokens[index]
            guard token.kind == .colon, token.depth == depth, index > lower + 1 else { return nil }
            let isTwo = text.tokens[index - 2].kind == .name && text.tokens[index - 1].kind == .name
            let first = isTwo ? index - 2 : index - 1
            return (first, text.string(text.tokens[first]), isTwo)
        }
    }

    // MARK: Tokens

    private static let specifiers: Set<String> = [
        "inout", "borrowing", "consuming", "sending", "isolated", "each", "repeat",
    ]

    private var kind: SwiftToken.Kind? { index < text.tokens.count ? text.tokens[index].kind : nil }
    private var word: String { text.string(text.tokens[index]) }

    private func next(_ word: StaticString) -> Bool { kind == .name && text.matches(text.tokens[index], word) }
    private func isSymbol(_ word: StaticString) -> Bool { kind == .symbol && text.matches(text.tokens[index], word) }
    private func follows(_ kind: SwiftToken.Kind) -> Bool {
        index + 1 < text.tokens.count && text.tokens[index + 1].kind == kind
    }
    private func isBracket(_ bracket: Character) -> Bool {
        kind == .open && text.byte(text.tokens[index]) == bracket.asciiValue
    }

    /// Whether only `?` and `!` stand here.
    private var isPostfixMark: Bool {
        kind == .symbol && word.allSatisfy { $0 == "?" || $0 == "!" }
    }

    /// Whether the bracket here has its end.
    private var isClosed: Bool { text.tokens[index].partner != nil }

    private mutating func skipBracket() { index = (text.tokens[index].partner ?? text.tokens.count - 1) + 1 }

    private mutating func closes() -> Bool {
        guard kind == .close else { return false }
        index += 1
        return true
    }

    private func string(from lower: Int) -> String {
        text.fragment(text.tokens[lower].lower, text.tokens[index - 1].upper).text
    }
}
