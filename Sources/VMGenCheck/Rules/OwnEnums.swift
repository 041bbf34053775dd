import VMGenDiagnostics
import VMGenSpec

/// The enums that a spec's `types` declare outside of others.
struct OwnEnums {
    /// The names of the cases and of the static members, by the name of the enum. One that literals may stand for is left out.
    let members: [String: [String]]
    /// The names of those with a case that carries values, of which nothing says that they have `==`.
    let unequal: Set<String>

    /// Reads `types`.
    init(_ types: VerbatimSyntax?) {
        let joined = (types?.lines ?? []).map(\.text).joined(separator: "\n")
        let text = SwiftText.Text(Fragment(joined, SourceRange(0, joined.utf8.count)), options: .comments)
        var members: [String: [String]] = [:]
        var unequal: Set<String> = []
        // One in another type is called by both names elsewhere, and its own may be that of a type of the app.
        for index in text.tokens.indices.dropLast(2)
        where text.tokens[index].depth == 0 && text.matches(text.tokens[index], "enum") {
            let head = text.tokens[index]
            let name = text.tokens[index + 1]
            let brace = text.tokens.indices.dropFirst(index).first {
                text.tokens[$0].kind == .open && text.tokens[$0].depth == head.depth
                    && text.byte(text.tokens[$0]) == UInt8(ascii: "{")
            }
            guard name.kind == .name, let brace, let end = text.tokens[brace].partner,
                !text.fragment(name.upper, text.tokens[brace].lower).text.contains("ExpressibleBy")
            else { continue }
            let body = brace + 1..<end
            members[text.string(name)] = Self.names(in: body, of: text, depth: head.depth + 1)
            let list = SwiftText.words(of: text.fragment(name.upper, text.tokens[brace].lower)).map(\.text)
            if Self.carries(body, of: text, depth: head.depth + 1), Self.comparable.isDisjoint(with: list) {
                unequal.insert(text.string(name))
            }
        }
        (self.members, self.unequal) = (members, unequal)
    }

    /// What says that there is `==`.
    private static let comparable: Set<String> = ["Comparable", "Equatable", "Hashable"]

    /// Whether a case in the body `range` carries values: a bracket stands behind its name.
    private static func carries(_ range: Range<Int>, of text: SwiftText.Text, depth: Int) -> Bool {
        let own = range.filter { text.tokens[$0].depth == depth }
        return own.contains { index in
            guard text.matches(text.tokens[index], "case") else { return false }
            let line = own.drop { $0 <= index }.prefix { place in
                let token = text.tokens[place]
                return ![.newline, .semicolon].contains(token.kind) || text.tokens[place - 1].kind == .comma
            }
            return line.contains { text.tokens[$0].kind == .open && text.byte(text.tokens[$0]) == UInt8(ascii: "(") }
        }
    }

    /// The names behind `case`, its commas and `static let`, in the body `range`.
    private static func names(in range: Range<Int>, of text: SwiftText.Text, depth: Int) -> [String] {
        var names: [String] = []
        var isCase = false
        for index in range where text.tokens[index].depth == depth {
            let token = text.tokens[index]
            switch token.kind {
            case .newline where text.tokens[index - 1].kind != .comma, .semicolon: isCase = false
            case .name:
                let before = text.tokens[..<index].last { $0.kind != .newline }
                let isMember = before.map {
                    text.matches($0, "let") || text.matches($0, "var") || text.matches($0, "func")
                }
                if text.matches(token, "case") {
                    isCase = true
                } else if isMember == true
                    || isCase && (before?.kind == .comma || before.map { text.matches($0, "case") } == true)
                {
                    names.append(text.string(token).filter { $0 != "`" })
                }
            default: continue
            }
        }
        return names
    }
}
