import VMGenDiagnostics

/// The classes, structs, enums and actors that the Swift files of a target declare outside of others, as far as they can be read: generic
/// ones are left out.
package struct DeclaredTypes: Sendable {
    /// One of them.
    package struct Declared: Sendable {
        /// The word that declares it: `class`, `struct`, `enum` or `actor`.
        package let keyword: String
        /// Where it is declared.
        package let place: Diagnostic.Note
        /// Who sees it, as written; nil for Swift's default.
        let access: String?
        /// The attributes before it, by their names: `MainActor`.
        let attributes: [String]
        /// Whether it is a global actor, which what stands behind `@` and its name is bound to.
        var isGlobalActor: Bool { attributes.contains("globalActor") }
        /// What stands behind its colon, and behind those of its extensions.
        var inherited: [String]
        /// The types of its properties as written, by their names; those without a type are left out.
        package var properties: [String: String]
        /// The names of those of them that are certainly stored.
        var stored: Set<String>
    }

    private var types: [String: Declared] = [:]
    /// What stands behind the colons of extensions, by the names of what they extend.
    private(set) var conformances: [String: [String]] = [:]

    /// Whether there are none.
    var isEmpty: Bool { types.isEmpty && conformances.isEmpty }

    /// There are none.
    package init() {}

    /// The type called `name`.
    package subscript(_ name: String) -> Declared? { types[name] }

    /// The names of the structs and enums, which stand for nothing else and are nothing else.
    package var values: Set<String> {
        Set(types.filter { $0.value.keyword == "struct" || $0.value.keyword == "enum" }.keys)
    }

    /// The names of those that fewer see than what is `access`, `public` or `package`.
    package func narrower(than access: String) -> Set<String> {
        let shown: Set<String> = access == "package" ? ["open", "package", "public"] : ["open", "public"]
        return Set(types.filter { !shown.contains($0.value.access ?? "") }.keys)
    }

    /// The class because of which a value of the type `text` certainly is not `Sendable`, and where that is declared: on no actor, and
    /// nothing that it is says so. It is the type itself, stands in its brackets, or a struct among those holds it. Nil for all else.
    package func unsendable(_ text: String) -> (name: String, place: Diagnostic.Note)? {
        var open = Self.parts(of: text)
        var seen: Set<String> = []
        while let name = open.popLast() {
            guard seen.insert(name).inserted, let declared = types[name],
                ["class", "struct"].contains(declared.keyword),
                declared.attributes.allSatisfy({ $0 == "nonisolated" }),
                (declared.inherited + (conformances[name] ?? [])).allSatisfy(Self.plain.contains)
            else { continue }
            if declared.keyword == "class" { return (name, declared.place) }
            let held = declared.properties.filter { declared.stored.contains($0.key) }.sorted { $0.key < $1.key }
            open += held.flatMap { Self.parts(of: $0.value) }
        }
        return nil
    }

    /// The names in `type` of what its values are, or hold: `Doc` of `[Doc]?`; none where other types are in it.
    private static func parts(of type: String) -> [String] {
        let marks: Set<Character> = ["[", "]", ":", "?", " "]
        guard type.allSatisfy({ marks.contains($0) || $0.isLetter || $0.isNumber || $0 == "_" }) else { return [] }
        return type.split(whereSeparator: marks.contains).map(String.init)
    }

    /// Where the type called `name` is declared, where it is on the main actor; nil for all else.
    package func onMainActor(_ name: String) -> Diagnostic.Note? {
        guard let declared = types[name], declared.attributes.contains("MainActor") else { return nil }
        return declared.place
    }

    /// What says nothing of whether a class is `Sendable`.
    private static let plain: Set<String> = [
        "AnyObject", "Codable", "CustomStringConvertible", "Decodable", "Encodable", "Equatable", "Hashable",
        "Identifiable",
        "ObservableObject",
    ]

    /// Adds the one whose keyword is the token at `index` of `tokens`; of two of one name the first counts.
    ///
    /// - Parameter isOnMainActor: whether a class or struct that says nothing else is on the main actor.
    mutating func add(at index: Int, of tokens: [SwiftToken], in source: SourceText, isOnMainActor: Bool) {
        guard tokens[index].depth == 0, let (name, list, body) = Self.head(at: index, of: tokens, in: source),
            types[name.text] == nil
        else { return }
        let keyword = SwiftProtocol.text(tokens[index], in: source)
        let start = Self.start(of: index, in: tokens, source)
        let attributes = SwiftProtocol.attributes(before: start, of: tokens, in: source)
        let properties = Self.properties(in: tokens[body], of: tokens, in: source)
        types[name.text] = Declared(
            keyword: keyword,
            place: Diagnostic.Note("declared here", in: source, at: name.range),
            access: Self.access(before: start, at: index, of: tokens, in: source),
            attributes: isOnMainActor && keyword != "actor" ? SwiftProtocol.isolated(attributes) : attributes,
            inherited: list,
            properties: properties.types,
            stored: properties.stored
        )
    }

    /// Adds what the extension whose keyword is the token at `index` says of what it extends.
    mutating func extend(at index: Int, of tokens: [SwiftToken], in source: SourceText) {
        guard tokens[index].depth == 0, let (name, list, _) = Self.head(at: index, of: tokens, in: source) else {
            return
        }
        conformances[name.text, default: []] += list
    }

    /// The place of the first of the modifiers before the keyword at `index`, `public final class`.
    private static func start(of index: Int, in tokens: [SwiftToken], _ source: SourceText) -> Int {
        var start = index
        while start > 0, ["final", "open"].contains(SwiftProtocol.text(tokens[start - 1], in: source)) { start -= 1 }
        return start
    }

    /// The word before the keyword at `index` that says who sees what it declares, whose modifiers begin at `start`.
    private static func access(before start: Int, at index: Int, of tokens: [SwiftToken], in source: SourceText)
        -> String?
    {
        if tokens[start..<index].contains(where: { SwiftProtocol.text($0, in: source) == "open" }) { return "open" }
        return start > 0 ? SwiftProtocol.access(SwiftProtocol.text(tokens[start - 1], in: source)) : nil
    }

    /// The name behind the keyword at `index`, what stands behind the colon, and the tokens between the braces; nil for what is
    /// generic, and what is no declaration.
    private static func head(
        at index: Int,
        of tokens: [SwiftToken],
        in source: SourceText
    ) -> (name: Fragment, inherited: [String], body: Range<Int>)? {
        guard index + 2 < tokens.count, tokens[index + 1].kind == .name,
            let brace = tokens.indices.dropFirst(index + 2).first(where: {
                tokens[$0].kind == .open && source.bytes[tokens[$0].lower] == UInt8(ascii: "{")
            }), let end = tokens[brace].partner
        else { return nil }
        let next = tokens[(index + 2)...brace].first { $0.kind != .newline }
        guard let next, next.kind == .colon || next.lower == tokens[brace].lower else { return nil }
        let stop =
            tokens[(index + 2)..<brace].first { SwiftProtocol.text($0, in: source) == "where" }?.lower
            ?? tokens[brace].lower
        let list = next.kind == .colon ? Fragment(source.bytes, next.upper, max(next.upper, stop)) : nil
        return (
            Fragment(source.bytes, tokens[index + 1].lower, tokens[index + 1].upper),
            list.map { SwiftText.split($0, on: ",", typeBrackets: true).map(\.text) } ?? [],
            (brace + 1)..<end
        )
    }

    /// The properties that `body`, the tokens between the braces of a type, declares with a type, and those of them behind which no
    /// braces stand.
    private static func properties(
        in body: ArraySlice<SwiftToken>,
        of tokens: [SwiftToken],
        in source: SourceText
    ) -> (types: [String: String], stored: Set<String>) {
        var found: [String: String] = [:]
        var stored: Set<String> = []
        for place in body.indices.dropLast(3) where tokens[place].depth == 1 && tokens[place].kind == .name {
            guard ["let", "var"].contains(SwiftProtocol.text(tokens[place], in: source)),
                tokens[place + 1].kind == .name, tokens[place + 2].kind == .colon,
                SwiftProtocol.text(tokens[place - 1], in: source) != "static"
            else { continue }
            let type = body.suffix(from: place + 3).prefix { token in
                if token.depth > 1 { return true }
                if [.newline, .semicolon, .comma].contains(token.kind) { return false }
                return !["=", "{"].contains(SwiftProtocol.text(token, in: source))
            }
            let name = SwiftProtocol.text(tokens[place + 1], in: source)
            found[name] = SwiftProtocol.fragment(Array(type), in: source).text
            let next = body.suffix(from: type.endIndex).first { $0.kind != .newline }
            if next.map({ SwiftProtocol.text($0, in: source) != "{" }) ?? true { stored.insert(name) }
        }
        return (found, stored)
    }
}
