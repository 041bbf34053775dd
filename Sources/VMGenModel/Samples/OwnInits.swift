import VMGenDiagnostics
import VMGenSpec

/// What the types of a spec's `types` section do not keep as it is passed to an `init`: `amount` of a `Money` whose own `init` rounds
/// it, or whose property has a wrapper or observers.
///
/// An `init` keeps all that it takes where it does nothing but assign, and assigns each parameter to the property of its label.
package struct OwnInits: Sendable {
    /// The names of properties that need not be what an `init` takes under that label, or what they are set to, by type.
    private var changed: [String: Set<String>] = [:]

    /// Those of the types that `types` declares or extends.
    package init(_ types: VerbatimSyntax? = nil) {
        let source = (types?.lines ?? []).map(\.text).joined(separator: "\n")
        guard ["init", "@", "var "].contains(where: source.contains) else { return }
        let text = SwiftText.Text(Fragment(source, SourceRange(0, source.utf8.count)), options: .comments)
        for place in text.tokens.indices where text.tokens[place].kind == .name {
            guard Self.keywords.contains(text.string(text.tokens[place])), let type = Self.type(text, behind: place)
            else { continue }
            changed[type.name, default: []].formUnion(Self.changed(text, in: type.body))
        }
    }

    /// Whether what `swift`, a call of an `init`, passes under `label` is what the property of that name is.
    package func keep(_ label: String, in swift: String) -> Bool {
        guard !changed.isEmpty else { return true }
        let path = swift.prefix { $0 != "(" && $0 != "<" }
        let name = path.split(separator: ".").last { $0 != "init" }.map { String($0) } ?? ""
        return changed[name]?.contains(label) != true
    }

    /// Whether a property called `name` of one of the types may be another one than it is set to.
    package func changes(_ name: String) -> Bool { changed.values.contains { $0.contains(name) } }

    private static let keywords: Set<String> = ["actor", "class", "enum", "extension", "struct"]
    /// The attributes of properties that change no value.
    private static let harmless: Set<String> = ["MainActor", "Published", "Sendable", "available", "objc"]

    /// The type that the keyword at `place` declares or extends, with the places between its braces; nil where there are none.
    private static func type(_ text: SwiftText.Text, behind place: Int) -> (name: String, body: Range<Int>)? {
        var name = ""
        var isPath = true
        for index in text.tokens.indices.dropFirst(place + 1) {
            let token = text.tokens[index]
            if token.kind == .open, text.matches(token, "{"), let end = token.partner {
                return name.isEmpty ? nil : (name, index + 1..<end)
            }
            guard token.kind != .close, token.depth == text.tokens[place].depth else { continue }
            if token.kind == .name, isPath { name = text.string(token).filter { $0 != "`" } }
            isPath = token.kind == .dot
            if token.kind == .symbol && text.matches(token, "=") || token.kind == .semicolon { return nil }
        }
        return nil
    }

    private static func changed(_ text: SwiftText.Text, in body: Range<Int>) -> Set<String> {
        guard let depth = text.tokens[body].first.map({ $0.depth }) else { return [] }
        var labels: Set<String> = []
        let places = body.filter { text.tokens[$0].depth == depth }
        for (index, place) in places.enumerated() {
            let rest = places[(index + 1)...]
            if text.matches(text.tokens[place], "init"), text.tokens[place].kind == .name {
                labels.formUnion(changed(text, byInitAt: rest))
            } else if text.tokens[place].kind == .at, let next = rest.first,
                !harmless.contains(text.string(text.tokens[next]))
            {
                // Up to what the attribute belongs to.
                let words = rest.dropFirst().filter { text.tokens[$0].kind == .name }.prefix(4)
                let keyword = words.firstIndex { text.matches(text.tokens[$0], "var") }
                if let keyword, let name = words[(keyword + 1)...].first { labels.insert(word(text, name)) }
            } else if text.matches(text.tokens[place], "var"), let name = rest.first {
                // What stands between braces behind it computes it, or looks at what it is set to.
                let line = rest.prefix { text.tokens[$0].kind != .newline && text.tokens[$0].kind != .semicolon }
                if line.contains(where: { text.matches(text.tokens[$0], "{") }) { labels.insert(word(text, name)) }
            }
        }
        return labels
    }

    /// The same of the `init` behind whose keyword `places` stand; none where it has no body.
    private static func changed(_ text: SwiftText.Text, byInitAt places: ArraySlice<Int>) -> Set<String> {
        guard let list = places.first(where: { text.tokens[$0].kind == .open }), text.matches(text.tokens[list], "("),
            let end = text.tokens[list].partner,
            let brace = places.first(where: { $0 > end && text.tokens[$0].kind == .open }),
            text.matches(text.tokens[brace], "{"), let close = text.tokens[brace].partner
        else { return [] }
        let parameters = text.fragment(text.tokens[list].upper, text.tokens[end].lower)
        var names: [String: String] = [:]
        for parameter in SwiftText.split(parameters, on: ",", typeBrackets: true) {
            let words = SwiftText.words(of: SwiftText.cut(parameter, at: ":")?.0 ?? parameter).map(\.text)
            guard let label = words.first?.filter({ $0 != "`" }), let name = words.last, label != "_" else { continue }
            names[label] = name.filter { $0 != "`" }
        }
        let depth = text.tokens[brace].depth + 1
        let statements = (brace + 1..<close).filter { text.tokens[$0].depth == depth }.split { place in
            text.tokens[place].kind == .newline || text.tokens[place].kind == .semicolon
        }
        var assigned: [String] = []
        for statement in statements.map({ $0.map { word(text, $0) } }) {
            let parts = statement.starts(with: ["self", "."]) ? statement.dropFirst(2) : statement[...]
            guard parts.count > 2, parts.dropFirst().first == "=", let property = parts.first else {
                return Set(names.keys)
            }
            assigned.append(property)
            if let name = names[property], parts.dropFirst(2) != [name] { assigned.append(property) }
        }
        return Set(names.keys.filter { label in assigned.count { $0 == label } != 1 })
    }

    private static func word(_ text: SwiftText.Text, _ place: Int) -> String {
        text.string(text.tokens[place]).filter { $0 != "`" }
    }
}
