import VMGenDiagnostics
import VMGenSpec

/// The cases of the enums that a block of verbatim Swift declares, those in other types left out.
///
///     enum Mode { case list, grid(columns: Int) }       Mode: list, grid
package struct EnumCases: Sendable {
    /// One case.
    package struct Case: Sendable {
        /// Its name.
        package var name: String
        /// What it holds, each with its label where it has one.
        package var payload: [(label: String?, type: String)] = []
    }

    /// The cases in order, by the name of their enum.
    package private(set) var cases: [String: [Case]] = [:]

    /// The cases that hold something, each with its enum: `Mode.grid`.
    package var paths: Set<String> {
        Set(cases.flatMap { name, cases in cases.filter { !$0.payload.isEmpty }.map { "\(name).\($0.name)" } })
    }

    /// The cases of the enums that `types` declares.
    package init(_ types: VerbatimSyntax?) {
        guard let types else { return }
        let source = types.lines.map(\.text).joined(separator: "\n")
        guard source.contains("enum "), !source.contains("#if") else { return }
        let text = SwiftText.Text(Fragment(source, SourceRange(0, source.utf8.count)))
        var place = 0
        while place < text.tokens.count {
            let token = text.tokens[place]
            if token.kind == .open, let end = token.partner {
                place = end + 1
            } else if text.matches(token, "enum"), place + 2 < text.tokens.count {
                place = read(text, from: place + 1)
            } else {
                place += 1
            }
        }
    }

    /// Reads the enum whose name is the token at `start` of `text`. Returns the place behind it. A generic one has no cases.
    private mutating func read(_ text: SwiftText.Text, from start: Int) -> Int {
        let isBrace = { (place: Int) in text.tokens[place].kind == .open && text.matches(text.tokens[place], "{") }
        guard let brace = text.tokens.indices.dropFirst(start).first(where: isBrace),
            let end = text.tokens[brace].partner, !text.string(text.tokens[start + 1]).hasPrefix("<")
        else { return start + 1 }
        var found: [Case] = []
        var place = brace + 1
        var isInList = false
        while place < end {
            let token = text.tokens[place]
            if text.matches(token, "case") {
                isInList = true
            } else if isInList, token.kind == .name, Self.begins(text, place) {
                found.append(Case(name: SwiftText.unescaped(text.string(token))))
            } else if token.kind == .open, let close = token.partner {
                if isInList, text.matches(token, "("), text.tokens[place - 1].kind == .name, !found.isEmpty {
                    found[found.count - 1].payload = Self.payload(text.fragment(token.upper, text.tokens[close].lower))
                }
                place = close
            } else if token.kind == .newline || token.kind == .semicolon {
                isInList = isInList && text.tokens[place - 1].kind == .comma
            }
            place += 1
        }
        cases[text.string(text.tokens[start])] = found
        return end + 1
    }

    /// Whether the name at `place` begins a case: it stands behind the keyword or a comma, on the same line or not.
    private static func begins(_ text: SwiftText.Text, _ place: Int) -> Bool {
        let before = text.tokens[..<place].last { $0.kind != .newline }
        return before.map { $0.kind == .comma || text.matches($0, "case") } ?? false
    }

    /// What stands in the brackets behind a case.
    private static func payload(_ inner: Fragment) -> [(label: String?, type: String)] {
        SwiftText.split(inner, on: ",", typeBrackets: true).map { part in
            let declared = SwiftText.cut(part, at: "=")?.0 ?? part
            guard let (label, type) = SwiftText.cut(declared, at: ":") else { return (nil, declared.text) }
            return (label.text.hasPrefix("_") ? nil : SwiftText.unescaped(label.text), type.text)
        }
    }
}
