extension NameResolver {
    /// What stands between a closure's brace and its `in`.
    struct ClosureSignature {
        /// The index of the bracket that opens the capture list; nil where there is none.
        var captureList: Int?
        /// The names of the parameters.
        var parameters: [String]
        /// How many parameters there are, `_` included.
        var parameterCount = 0
        /// The index of the token that ends the parameters; nil where there are none.
        var lastParameter: Int?
        /// The index of the `in`.
        var end: Int
    }

    /// The signature of the closure whose brace is token `brace`; nil where it has none.
    func closureSignature(at brace: Int) -> ClosureSignature? {
        var index = brace + 1
        skipNewlines(&index)
        while kind(index) == .at {
            index += 2
            if isBracket(index, UInt8(ascii: "(")), let partner = text.tokens[index].partner { index = partner + 1 }
            skipNewlines(&index)
        }
        var signature = ClosureSignature(parameters: [], end: index)
        if isBracket(index, UInt8(ascii: "[")), let partner = text.tokens[index].partner {
            signature.captureList = index
            index = partner + 1
        }
        skipNewlines(&index)
        if isBracket(index, UInt8(ascii: "(")), let partner = text.tokens[index].partner {
            signature.parameters = parameterNames(index + 1..<partner)
            signature.parameterCount = parameterCount(index + 1..<partner)
            signature.lastParameter = partner
            index = partner + 1
        } else {
            while kind(index) == .name, !isWord(index, "in") {
                let word = text.string(text.tokens[index])
                guard !SwiftKeywords.reserved.contains(word) else { break }
                if word != "_" { signature.parameters.append(SwiftText.unescaped(word)) }
                signature.parameterCount += 1
                signature.lastParameter = index
                index += 1
                guard kind(index) == .comma else { break }
                index += 1
            }
        }
        guard let end = signatureEnd(from: index) else { return nil }
        signature.end = end
        return signature
    }

    /// The index of the `in` behind the effects and the returned type that may start at `start`; nil where there is
    /// none.
    private func signatureEnd(from start: Int) -> Int? {
        var index = start
        skipNewlines(&index)
        while isWord(index, "async") || isWord(index, "throws") {
            index += 1
            if isBracket(index, UInt8(ascii: "(")), let partner = text.tokens[index].partner { index = partner + 1 }
        }
        if kind(index) == .symbol, text.matches(text.tokens[index], "->") {
            index += 1
            while !isWord(index, "in") {
                switch kind(index) {
                case .name, .dot, .symbol, .comma, .at: index += 1
                case .open:
                    guard !isBracket(index, UInt8(ascii: "{")), let partner = text.tokens[index].partner else {
                        return nil
                    }
                    index = partner + 1
                default: return nil
                }
            }
        }
        skipNewlines(&index)
        return isWord(index, "in") ? index : nil
    }

    private func skipNewlines(_ index: inout Int) {
        while index < text.tokens.count, kind(index) == .newline { index += 1 }
    }

    private func isBracket(_ index: Int, _ byte: UInt8) -> Bool {
        kind(index) == .open && text.byte(text.tokens[index]) == byte
    }

    /// The names in the brackets of a closure's parameters: `(a, b)`, `(a: Int, _ b: Foo)`.
    private func parameterNames(_ tokens: Range<Int>) -> [String] {
        var names: [String] = []
        var isBeforeType = true
        var index = tokens.lowerBound
        while index < tokens.upperBound {
            switch kind(index) {
            case .comma: isBeforeType = true
            case .colon: isBeforeType = false
            case .name where isBeforeType && kind(index + 1) != .name:
                let word = text.string(text.tokens[index])
                if word != "_" { names.append(SwiftText.unescaped(word)) }
            case .open: index = text.tokens[index].partner ?? index
            default: break
            }
            index += 1
        }
        return names
    }

    /// The number of parameters between those brackets.
    private func parameterCount(_ tokens: Range<Int>) -> Int {
        guard let first = tokens.first else { return 0 }
        let depth = text.tokens[first].depth
        return 1 + tokens.filter { kind($0) == .comma && text.tokens[$0].depth == depth }.count
    }

    /// Reads a name in a capture list where it stands for the captured value: `[weak self, page, id = page.id]`.
    /// Returns the index to read on at; nil where the name belongs to a value's expression.
    mutating func capture(_ word: String, at index: Int) -> Int? {
        if isWord(index, "weak") || isWord(index, "unowned") {
            if isBracket(index + 1, UInt8(ascii: "(")), let partner = text.tokens[index + 1].partner {
                return partner + 1
            }
            if kind(index + 1) == .name { return index + 1 }
        }
        let isFirst =
            kind(index - 1) == .comma || kind(index - 1) == .open || isWord(index - 1, "weak")
            || isWord(index - 1, "unowned") || (kind(index - 1) == .close && isWord(index - 4, "unowned"))
        guard isFirst, isAssignment(index + 1) || kind(index + 1) == .comma || kind(index + 1) == .close else {
            return nil
        }
        let name = SwiftText.unescaped(word)
        if !isAssignment(index + 1), name != "self", !isDeclared(name) {
            uses.append(Use(token: index, name: name, form: .shorthand))
        }
        if let closure = frames.indices.last(where: { frames[$0].isClosure }) { frames[closure].pending.append(name) }
        return index + 1
    }
}
