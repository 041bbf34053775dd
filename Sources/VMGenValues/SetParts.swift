import VMGenModel

/// What parts of fields were set to last, for fields of which nothing else is known since then.
package struct SetParts {
    /// One part.
    package struct Part {
        /// Where it is in what its field holds: `.title`.
        package let path: String
        /// What it was set to.
        package let value: KnownValue
    }

    /// What one `set` sets of a field, and how much the field has said then.
    private struct Turn {
        let count: Int
        var parts: [Part] = []
    }

    private var turns: [FlowFacts.Place: Turn] = [:]

    /// Nothing was set yet.
    init() {}

    /// What is set as it is written, `screen.title`, becomes `value`, with which the field at `place` has said `count` values. Whether
    /// anything is set of what may be missing, `screen?.title`, is not known.
    mutating func add(_ name: String, _ value: KnownValue, of place: FlowFacts.Place, count: Int) {
        if name.contains("?") || name.contains("!") { return turns[place] = nil }
        if turns[place]?.count != count { turns[place] = Turn(count: count) }
        turns[place]?.parts.append(Part(path: String(name.drop { $0 != "." }), value: value))
    }

    /// What the field at `place` has said is counted anew.
    mutating func forget(_ place: FlowFacts.Place) { turns[place] = nil }

    /// The parts that were set by what the field at `place` said last, where it has said so much. A part that is no plain property,
    /// or that the types of the spec do not keep as it is set, is left out, and so are those that lie in each other.
    func parts(of place: FlowFacts.Place, count: Int, _ declared: DeclaredValues) -> [Part] {
        guard let turn = turns[place], turn.count == count else { return [] }
        return turn.parts.enumerated().filter { index, part in
            let words = part.path.split(separator: ".")
            let isPlain = part.path.allSatisfy { $0 == "." || $0 == "_" || $0.isLetter || $0.isNumber }
            let others = turn.parts.enumerated().filter { $0.offset != index }.map { "\($0.element.path)." }
            let isAlone = others.allSatisfy { !$0.hasPrefix("\(part.path).") && !"\(part.path).".hasPrefix($0) }
            return !words.isEmpty && isPlain && isAlone && part.value.isCertain
                && words.allSatisfy { declared.keeps(String($0)) }
        }
        .map(\.element)
    }
}
