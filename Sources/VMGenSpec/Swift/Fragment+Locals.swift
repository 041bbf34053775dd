extension Fragment {
    /// The first of `names` that a closure within it declares which uses a name of which `isRead` says so; nil where none does.
    ///
    ///     items.map { state in state.id + offset }    state, where offset is read
    package func local(of names: Set<String>, beside isRead: (String) -> Bool) -> Fragment? {
        guard names.contains(where: text.contains) else { return nil }
        let swift = SwiftText.Text(self)
        let declared = names.intersection(NameResolver(swift).locals)
        for (place, token) in swift.tokens.enumerated() where token.kind == .name {
            guard declared.contains(swift.string(token)),
                let brace = swift.tokens[..<place].lastIndex(where: {
                    swift.matches($0, "{") && ($0.partner ?? 0) > place
                }),
                let end = swift.tokens[brace].partner
            else { continue }
            let reads = (place + 1..<end).contains { other in
                let isName = swift.tokens[other].kind == .name && swift.tokens[other - 1].kind != .dot
                return isName && isRead(swift.string(swift.tokens[other]))
            }
            if reads { return swift.fragment(token.lower, token.upper) }
        }
        return nil
    }
}
