extension NameResolver {
    /// Reads the word at `index` if it is a keyword; returns the index to read on at, nil for a name.
    mutating func keyword(_ word: String, at index: Int) -> Int? {
        switch word {
        case "let", "var": return declaration(at: index)
        case "if", "while", "switch": frames[top].heading = .condition
        case "guard": frames[top].heading = .guardCondition
        case "catch": frames[top].heading = .catchClause
        case "for":
            frames[top].heading = .loop
            return declarePattern(from: index + 1)
        case "func":
            frames[top].heading = .function
            guard kind(index + 1) == .name else { break }
            let name = SwiftText.unescaped(text.string(text.tokens[index + 1]))
            activate(name)
            frames[top].names.append(name)
            return index + 2
        case "case":
            if frames[top].heading == .none { endCase() }
            frames[top].isInCase = frames[top].heading == .none
        case "default": endCase()
        case "else": flushPending()
        case "_", "await": break
        default:
            let isContextual = SwiftKeywords.contextual.contains(word) && kind(index + 1) == .name
            if !isContextual && !SwiftKeywords.reserved.contains(word) { return nil }
        }
        return index + 1
    }

    /// Reads `let` or `var` and the pattern behind it.
    private mutating func declaration(at index: Int) -> Int {
        guard kind(index + 1) == .name, kind(index + 2) != .dot, !isOpenBracket(index + 2) else {
            return declareAll(from: index + 1)
        }
        let name = SwiftText.unescaped(text.string(text.tokens[index + 1]))
        guard name != "_" else { return index + 2 }
        if isAssignment(index + 2) || kind(index + 2) == .colon && !frames[top].isInCase {
            frames[top].pending.append(name)
            frames[top].isDeclaring = frames[top].heading == .none
        } else if isShorthandCondition(index) {
            if !isDeclared(name), name != "self" {
                uses.append(Use(token: index + 1, name: name, form: .shorthand))
            }
            frames[top].pending.append(name)
        } else {
            declareInPattern(name)
        }
        return index + 2
    }

    private func isOpenBracket(_ index: Int) -> Bool {
        kind(index) == .open && text.byte(text.tokens[index]) == UInt8(ascii: "(")
    }

    /// Whether the `let` at `index` starts a condition: `if let page`, `guard a, let page else`.
    private func isShorthandCondition(_ index: Int) -> Bool {
        guard frames[top].heading == .condition || frames[top].heading == .guardCondition else { return false }
        return kind(index - 1) == .comma || isWord(index - 1, "if") || isWord(index - 1, "guard")
            || isWord(index - 1, "while")
    }

    /// Declares a name of a pattern, for the heading or the `case` that the pattern stands in.
    private mutating func declareInPattern(_ name: String) {
        let isBlock: (NameFrame) -> Bool = { $0.bracket == UInt8(ascii: "{") || $0.bracket == 0 }
        guard let frame = frames.lastIndex(where: isBlock) else { return }
        activate(name)
        if frames[frame].heading == .none {
            frames[frame].caseNames.append(name)
        } else {
            frames[frame].headingNames.append(name)
        }
    }

    /// Declares what stands in the brackets behind `let`: `let (a, b)`, `case let .found(page)`, `case let page?`.
    private mutating func declareAll(from start: Int) -> Int {
        var index = start
        while kind(index) == .dot || kind(index) == .name && !isWord(index, "let") { index += 1 }
        guard isOpenBracket(index), let partner = text.tokens[index].partner else { return start }
        for inner in index..<partner where isPatternName(inner) {
            declareInPattern(SwiftText.unescaped(text.string(text.tokens[inner])))
        }
        return partner + 1
    }

    /// Declares the names between `for` and `in`; returns the index of the `in`.
    private mutating func declarePattern(from start: Int) -> Int {
        var end = start
        while end < text.tokens.count, !isWord(end, "in") {
            if kind(end) == .newline || isWord(end, "for") { return start }
            if kind(end) == .open {
                guard isOpenBracket(end), let partner = text.tokens[end].partner else { return start }
                end = partner
            }
            end += 1
        }
        guard end < text.tokens.count else { return start }
        for index in start..<end where isPatternName(index) {
            frames[top].pending.append(SwiftText.unescaped(text.string(text.tokens[index])))
        }
        return end
    }

    /// Whether a token of a pattern declares a name: no member, no label, no type, no keyword.
    private func isPatternName(_ index: Int) -> Bool {
        guard kind(index) == .name, kind(index - 1) != .dot, kind(index - 1) != .colon || !isTypeColon(index - 1),
            kind(index + 1) != .colon || isTypeColon(index + 1)
        else { return false }
        let word = text.string(text.tokens[index])
        return !SwiftKeywords.reserved.contains(word) && word != "_"
    }

    /// Whether the colon at `index` is followed by a type, not by the pattern of a labelled part: types begin with a
    /// capital letter or a bracket.
    private func isTypeColon(_ index: Int) -> Bool {
        guard kind(index + 1) == .name else { return kind(index + 1) == .open }
        return text.string(text.tokens[index + 1]).first?.isUppercase == true
    }

    /// Declares the parameters of a local function, for the body that follows.
    mutating func declareParameters(_ tokens: Range<Int>) {
        for index in tokens where kind(index) == .name && kind(index + 1) == .colon {
            let name = SwiftText.unescaped(text.string(text.tokens[index]))
            activate(name)
            frames[top].headingNames.append(name)
        }
    }
}
