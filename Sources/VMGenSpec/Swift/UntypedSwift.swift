/// Swift that has no type by itself, so that only what it is for tells it: `nil`, an empty collection, a member without its type,
/// `.search`, a list of such, or a choice between some.
package enum UntypedSwift {
    /// What `swift` is, chooses between or lists, where nothing in it says of what type that is. Of several the one that says most; nil
    /// for all else.
    package static func part(of swift: Fragment) -> Fragment? {
        var parts: [Fragment] = []
        var rest = withoutBrackets(swift)
        // Nobody writes more choices than that in a row, and each is looked for in all that is left.
        while parts.count < 50, rest.text.utf8.contains(UInt8(ascii: "?")),
            let (_, branches) = SwiftText.cut(rest, at: " ? "), let (first, second) = SwiftText.cut(branches, at: " : ")
        {
            guard let part = part(of: first) else { return nil }
            parts.append(part)
            rest = withoutBrackets(second)
        }
        guard let last = literal(rest) else { return nil }
        return (parts + [last]).first { $0.text != "nil" } ?? parts.first ?? last
    }

    /// The same of what is no choice.
    private static func literal(_ swift: Fragment) -> Fragment? {
        if ["nil", "[]", "[:]"].contains(swift.text) || isImplicitMember(swift) { return swift }
        var cursor = TextCursor(swift)
        guard let brackets = cursor.bracketed(by: "["), cursor.isAtEnd else { return nil }
        let parts = brackets.inner.values.map(part)
        return parts.contains { $0 == nil } ? nil : parts.first ?? nil
    }

    /// Whether it is a member without its type, or what such a one has in its turn: `.search`, `.failed(message: $0)`.
    private static func isImplicitMember(_ swift: Fragment) -> Bool {
        var cursor = TextCursor(swift)
        guard cursor.next == UInt8(ascii: ".") else { return false }
        while cursor.take(".") {
            guard cursor.identifier() != nil else { return false }
            _ = cursor.bracketed(by: "(")
        }
        return cursor.isAtEnd
    }

    private static func withoutBrackets(_ swift: Fragment) -> Fragment {
        var whole = swift
        while true {
            var cursor = TextCursor(whole)
            guard let brackets = cursor.bracketed(by: "("), cursor.isAtEnd else { return whole }
            whole = brackets.inner
        }
    }
}
