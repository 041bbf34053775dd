extension SwiftText.Text {
    /// Whether the token at `index` stands behind a dot, where every word is the name of a member.
    package func isMember(_ index: Int) -> Bool {
        let place = tokens[index].lower
        return place > 0 && bytes[place - 1] == UInt8(ascii: ".")
    }

    /// Whether the token at `index` stands in a closure within the text, or in a function: not in the block of a statement alone.
    package func isInClosure(_ index: Int) -> Bool {
        tokens.indices.prefix(index).contains { place in
            guard tokens[place].kind == .open, string(tokens[place]) == "{" else { return false }
            return tokens[place].partner.map { $0 > index } ?? true && !isBlock(place)
        }
    }

    /// Whether the brace at `place` opens the block of a statement: a word of Swift begins what stands before it.
    private func isBlock(_ place: Int) -> Bool {
        let depth = tokens[place].depth
        for token in tokens[..<place].reversed() {
            if token.depth < depth || string(token) == ";" { return false }
            if token.depth == depth, token.kind == .name, Self.statements.contains(string(token)) { return true }
        }
        return false
    }

    private static let statements: Set<String> = ["defer", "do", "else", "for", "if", "repeat", "switch", "while"]
}
