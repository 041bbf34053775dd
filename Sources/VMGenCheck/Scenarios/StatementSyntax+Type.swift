import VMGenSpec

extension StatementSyntax {
    /// The type of what the statement looks at, where its first name, and with it so many parts of its path, are of `type`; nil
    /// where nobody can tell.
    ///
    ///     rows.first?.title       String?, where `rows` is `[Row]`
    func typeSeen(of type: Fragment, behind count: Int = 0, draft: SpecDraft) -> Fragment? {
        guard path.count > count else { return type }
        let structs = OwnStructs(draft.types)
        var seen = TypeText(type.text)
        var isOptional = false
        for part in path.dropFirst(count) {
            if let wrapped = seen.optionalOf, let mark = mark(before: part) {
                isOptional = isOptional || mark == "?"
                seen = wrapped
            }
            guard let next = Self.type(of: part, in: seen, structs) else { return nil }
            seen = next
        }
        let text = isOptional && seen.optionalOf == nil ? TypeText.optional(seen.text) : seen.text
        return Fragment(text, type.range)
    }

    /// The type of `part` of a value of `type`; nil where nobody can tell.
    private static func type(of part: Part, in type: TypeText, _ structs: OwnStructs) -> TypeText? {
        switch part {
        case .member(let name): return structs.type(of: name.text, in: type)
        case .other(let place) where place.text.hasPrefix("[") && Int(place.inner.text) != nil: return type.arrayOf
        case .brackets, .other: return nil
        }
    }

    /// The `?` or `!` before `part`; nil where neither stands there.
    private func mark(before part: Part) -> Character? {
        var before = text.before(part.fragment).text[...]
        if case .member = part, before.last == "." { before.removeLast() }
        return before.last.flatMap { "?!".contains($0) ? $0 : nil }
    }
}
