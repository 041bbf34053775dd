import VMGenSpec

extension RequestText {
    /// The places where `text`, Swift of a request, joins one of `names`, each of which may be nil, with others: `"Bearer " + token`.
    static func joined(in text: Fragment, of names: Set<String>) -> [Finding] {
        guard !names.isEmpty, text.text.contains("+") else { return [] }
        let parts = SwiftText.Text(text)
        let isPlus = { (index: Int) in
            parts.tokens.indices.contains(index) && parts.matches(parts.tokens[index], "+")
        }
        let places = Dictionary(parts.tokens.enumerated().map { ($1.lower, $0) }) { first, _ in first }
        return SwiftText.freeNames(in: text).compactMap { name in
            guard names.contains(name.text), let place = places[name.range.lower - text.range.lower],
                isPlus(place + 1) || isPlus(place - 1) && !parts.goesOn(behind: place)
            else { return nil }
            return error(
                "`\(name.text)` may be nil; `(\(name.text) ?? …)` says what stands there then",
                at: name.range
            )
        }
    }
}

extension SwiftText.Text {
    /// Whether a member, a call or a mark of what may be nil stands behind the token at `index`.
    fileprivate func goesOn(behind index: Int) -> Bool {
        guard tokens.indices.contains(index + 1) else { return false }
        let next = tokens[index + 1]
        return next.kind == .dot || next.kind == .open || [UInt8(ascii: "?"), UInt8(ascii: "!")].contains(byte(next))
    }
}
