import VMGenDiagnostics
import VMGenSpec

/// The static properties that a spec's `types` declare.
struct OwnStatics {
    /// One of them.
    struct Property {
        /// The outermost type in which it stands.
        let owner: String
        /// Its name, where it stands.
        let name: Fragment
        /// Whether it stands in that type itself, and not in one within it.
        let isDirect: Bool
        /// Whether it is stored.
        let isStored: Bool
    }

    /// All of them, in order.
    let all: [Property]

    /// Reads `types`.
    init(_ types: VerbatimSyntax?) {
        let lines = types?.lines ?? []
        guard lines.contains(where: { $0.text.contains("static ") }) else {
            all = []
            return
        }
        let joined = lines.map(\.text).joined(separator: "\n")
        let text = SwiftText.Text(Fragment(joined, SourceRange(0, joined.utf8.count)), options: .comments)
        var found: [Property] = []
        for index in text.tokens.indices.dropLast(2) where text.matches(text.tokens[index], "static") {
            let (keyword, name) = (text.tokens[index + 1], text.tokens[index + 2])
            let isConstant = text.matches(keyword, "let")
            guard isConstant || text.matches(keyword, "var"), name.kind == .name,
                let owner = Self.owner(of: index, in: text)
            else { continue }
            found.append(
                Property(
                    owner: owner,
                    name: Self.place(text.string(name), at: name.lower, in: lines),
                    isDirect: text.tokens[index].depth == 1,
                    isStored: isConstant || Self.hasValue(behind: index + 2, in: text)
                )
            )
        }
        all = found
    }

    /// Whether the type called `owner` itself has one called `name`.
    func has(_ name: String, in owner: String) -> Bool {
        all.contains { $0.isDirect && $0.owner == owner && $0.name.text == name }
    }

    /// The name of the outermost type in whose braces the token at `index` stands; nil where that is none.
    private static func owner(of index: Int, in text: SwiftText.Text) -> String? {
        let keywords: Set<String> = ["struct", "enum", "class", "actor", "extension"]
        let heads = text.tokens.indices.prefix(index).filter { place in
            let token = text.tokens[place]
            return token.depth == 0 && token.kind == .name && keywords.contains(text.string(token))
        }
        guard text.tokens[index].depth > 0, let head = heads.last else { return nil }
        return text.string(text.tokens[head + 1])
    }

    /// Whether a value stands behind the name at `index`, before its line ends or a body begins.
    private static func hasValue(behind index: Int, in text: SwiftText.Text) -> Bool {
        let depth = text.tokens[index].depth
        let rest = text.tokens[(index + 1)...].prefix { token in
            let isEnd = token.kind == .newline || token.kind == .semicolon || token.kind == .close
            return !(token.depth <= depth && (isEnd || text.matches(token, "{")))
        }
        return rest.contains { $0.depth == depth && text.matches($0, "=") }
    }

    /// `name`, which begins at `offset` of the joined `lines`, where it stands in the spec.
    private static func place(_ name: String, at offset: Int, in lines: [Fragment]) -> Fragment {
        var start = 0
        for line in lines {
            let end = start + line.text.utf8.count
            if offset < end { return line.slice(offset - start, offset - start + name.utf8.count) }
            start = end + 1
        }
        return Fragment(name, lines.first?.range ?? SourceRange(0, 0))
    }
}
