extension String {
    /// Where the name `name` stands by itself, not as a part of a longer one.
    func range(ofName name: String) -> Range<Index>? {
        ranges(of: name).first { range in
            let before = range.lowerBound == startIndex ? nil : self[index(before: range.lowerBound)]
            let after = range.upperBound == endIndex ? nil : self[range.upperBound]
            return !isNamePart(before) && !isNamePart(after)
        }
    }

    /// The same with `replacement` in place of what is in `range`.
    func replacing(_ range: Range<Index>, with replacement: some StringProtocol) -> String {
        self[..<range.lowerBound] + String(replacement) + self[range.upperBound...]
    }

    /// The same with `new` in place of the first `old`; nil where there is none.
    func replacingFirst(_ old: String, with new: String) -> String? {
        firstRange(of: old).map { replacing($0, with: new) }
    }

    /// For each pair of parentheses that holds several values, where these are, without their labels.
    var argumentGroups: [[Range<Index>]] {
        var groups: [[Range<Index>]] = []
        /// For each open bracket: the bracket, where the current value starts, and the values before it.
        var open: [(bracket: Character, start: Index, values: [Range<Index>])] = []
        var isQuoted = false
        for index in indices {
            let character = self[index]
            if character == "\"" { isQuoted.toggle() }
            if isQuoted { continue }
            if "({[".contains(character) { open.append((character, self.index(after: index), [])) }
            if character == ",", let last = open.indices.last {
                open[last].values.append(valueRange(open[last].start..<index))
                open[last].start = self.index(after: index)
            }
            if ")}]".contains(character), let closed = open.popLast(), closed.bracket == "(", !closed.values.isEmpty {
                groups.append(closed.values + [valueRange(closed.start..<index)])
            }
        }
        return groups
    }

    /// The part of `range` that is a value: without spaces around it and without a label.
    private func valueRange(_ range: Range<Index>) -> Range<Index> {
        var start = range.lowerBound
        while start < range.upperBound, self[start] == " " { start = index(after: start) }
        let label = self[start..<range.upperBound].prefix { isNamePart($0) }
        if !label.isEmpty, self[label.endIndex..<range.upperBound].hasPrefix(": ") {
            start = index(label.endIndex, offsetBy: 2)
        }
        return start..<range.upperBound
    }

    private func isNamePart(_ character: Character?) -> Bool {
        guard let character else { return false }
        return character.isLetter || character.isNumber || character == "_"
    }
}
