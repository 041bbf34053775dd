import VMGenDiagnostics

/// A protocol that a Swift file, or the `services` of a spec, declares.
package struct SwiftProtocol: Sendable {
    /// The file.
    package var source: SourceText
    /// Its name, where the file declares it.
    package var name: Fragment
    /// What it inherits from, as written.
    package var inherited: [String]
    /// The attributes before it: `@MainActor`.
    package var attributes: [String] = []
    /// The access modifier as written; nil for Swift's default.
    package var access: String?
    /// What it asks for, each on one line and without comments: `func load(id: Int) async throws -> Room`.
    package var members: [Fragment]

    /// Makes it of its parts.
    init(source: SourceText, name: Fragment, inherited: [String], members: [Fragment]) {
        self.source = source
        self.name = name
        self.inherited = inherited
        self.members = members
    }

    /// The protocol whose keyword is the token at `index` of `source`; nil where that is none.
    fileprivate init?(at index: Int, of tokens: [SwiftToken], in source: SourceText) {
        guard index + 1 < tokens.count, tokens[index + 1].kind == .name, index == 0 || tokens[index - 1].kind != .dot,
            let brace = tokens.indices.dropFirst(index + 2).first(where: {
                tokens[$0].kind == .open && source.bytes[tokens[$0].lower] == UInt8(ascii: "{")
            }), let end = tokens[brace].partner
        else { return nil }
        let head = tokens[(index + 2)..<brace]
        let stop = head.first { Self.text($0, in: source) == "where" }?.lower ?? tokens[brace].lower
        let colon = head.first { $0.kind == .colon && $0.depth == tokens[brace].depth }
        let list = colon.map { Fragment(source.bytes, $0.upper, max($0.upper, stop)) }
        self.source = source
        name = Fragment(source.bytes, tokens[index + 1].lower, tokens[index + 1].upper)
        // `Fetching & Saving` is both of them.
        let parents = list.map { SwiftText.split($0, on: ",", typeBrackets: true) } ?? []
        inherited = parents.flatMap { SwiftText.split($0, on: "&", typeBrackets: true).map(\.text) }
        attributes = Self.attributes(before: index, of: tokens, in: source)
        access = index > 0 ? Self.access(Self.text(tokens[index - 1], in: source)) : nil
        members = Self.members(tokens[(brace + 1)..<end], depth: tokens[brace].depth + 1, in: source)
    }

    /// The attributes that stand before the keyword at `index`, by their names, the last one first.
    static func attributes(before index: Int, of tokens: [SwiftToken], in source: SourceText) -> [String] {
        var attributes: [String] = []
        var place = index - 1
        while place >= 0 {
            switch tokens[place].kind {
            case .newline: place -= 1
            case .close:
                guard let open = tokens[place].partner, open > 1, tokens[open - 2].kind == .at else {
                    return attributes
                }
                place = open - 1
            case .name where place > 0 && tokens[place - 1].kind == .at:
                attributes.append(text(tokens[place], in: source))
                place -= 2
            case .name where text(tokens[place], in: source) == "nonisolated":
                attributes.append("nonisolated")
                place -= 1
            case .name where access(text(tokens[place], in: source)) != nil: place -= 1
            default: return attributes
            }
        }
        return attributes
    }

    /// The protocols that the `typealias` at `index` of `tokens` gives one name, `typealias UseCases = Fetching & Saving`, as a
    /// protocol that inherits from them; nil where it stands within a type, and where something else stands there.
    fileprivate init?(aliasAt index: Int, of tokens: [SwiftToken], in source: SourceText) {
        let line = tokens[(index + 1)...].prefix { ![.newline, .semicolon].contains($0.kind) || $0.depth > 0 }
        let names = line.dropFirst(2).split(omittingEmptySubsequences: false) { Self.text($0, in: source) == "&" }
        guard tokens[index].depth == 0, let name = line.first,
            line.dropFirst().first.map({ Self.text($0, in: source) }) == "=",
            names.allSatisfy({ $0.count == 1 && $0.first?.kind == .name })
        else { return nil }
        self.init(
            source: source,
            name: Fragment(source.bytes, name.lower, name.upper),
            inherited: names.flatMap { $0 }.map { Self.text($0, in: source) },
            members: []
        )
        access = index > 0 ? Self.access(Self.text(tokens[index - 1], in: source)) : nil
    }

    /// `word` where it is an access modifier.
    static func access(_ word: String) -> String? {
        ["open", "public", "package", "internal", "fileprivate", "private"].contains(word) ? word : nil
    }

    /// Whether it may be bound to an actor: by an attribute that is none of Swift's others.
    package var mayHaveActor: Bool {
        !Set(attributes).isSubset(of: ["objc", "available", "preconcurrency", "nonisolated", "_documentation"])
    }

    /// `attributes` with the main actor, where they name neither an actor nor none: as they count in a target that is there.
    static func isolated(_ attributes: [String]) -> [String] {
        attributes.contains { $0 == "nonisolated" || $0.hasSuffix("Actor") } ? attributes : attributes + ["MainActor"]
    }

    /// The requirements that `body` holds, of which those tokens stand outside of brackets that are `depth` deep.
    private static func members(_ body: ArraySlice<SwiftToken>, depth: Int, in source: SourceText) -> [Fragment] {
        var members: [[SwiftToken]] = []
        for line in body.split(whereSeparator: { [.newline, .semicolon].contains($0.kind) && $0.depth == depth }) {
            // What stands under `#if` may be asked for, and a stub that has it has no more than it needs.
            if line.first?.kind == .directive { continue }
            let isComplete = members.last?.contains { $0.depth == depth && isKeyword($0, in: source) } ?? true
            let starts = line.contains { $0.depth == depth && isKeyword($0, in: source) } || line.first?.kind == .at
            if isComplete, starts || members.isEmpty {
                members.append(Array(line))
            } else {
                members[members.count - 1] += line
            }
        }
        return members.map { fragment($0, in: source) }
    }

    private static func isKeyword(_ token: SwiftToken, in source: SourceText) -> Bool {
        ["func", "var", "init", "subscript", "associatedtype", "typealias"].contains(text(token, in: source))
    }

    /// `tokens` as written, with a single blank where there are blanks, comments or line ends.
    static func fragment(_ tokens: [SwiftToken], in source: SourceText) -> Fragment {
        let printed = tokens.filter { $0.kind != .newline }
        var line = ""
        var end = printed.first?.lower ?? 0
        for token in printed {
            if token.lower > end { line += " " }
            line += text(token, in: source)
            end = token.upper
        }
        return Fragment(line, SourceRange(printed.first?.lower ?? 0, end))
    }

    static func text(_ token: SwiftToken, in source: SourceText) -> String {
        source.text(in: SourceRange(token.lower, token.upper))
    }
}

/// The protocols that the Swift files of a target declare, by their names.
package struct SwiftProtocols: Sendable {
    private var protocols: [String: SwiftProtocol] = [:]
    /// The names of the types and protocols that have extensions.
    package private(set) var extended: Set<String> = []
    /// The names of the members that these extensions declare, by what they extend.
    package private(set) var added: [String: Set<String>] = [:]
    /// The names that the files give types.
    package private(set) var aliases = TypeAliases()
    /// The classes, structs, enums and actors that stand outside of other types.
    package private(set) var types = DeclaredTypes()
    /// What of these is called through the type.
    package private(set) var statics = StaticFunctions()

    /// Reads `sources`, Swift files and specs. Of several protocols of one name the first counts, one of Swift before those of
    /// specs.
    ///
    /// - Parameter isOnMainActor: whether what says nothing else is on the main actor.
    package init(_ sources: [SourceText] = [], isOnMainActor: Bool = false) {
        var joined: [SwiftProtocol] = []
        for source in sources where !source.path.hasSuffix(".vm") {
            let tokens = SwiftLexer.lex(source.bytes, in: 0..<source.bytes.count, options: .comments).tokens
            var around = EnclosingTypes(of: tokens, in: source)
            for index in tokens.indices.dropLast() where tokens[index].kind == .name {
                switch SwiftProtocol.text(tokens[index], in: source) {
                case "extension":
                    let name = SwiftProtocol.text(tokens[index + 1], in: source)
                    extended.insert(name)
                    added[name, default: []].formUnion(Self.members(ofExtensionAt: index, of: tokens, in: source))
                    types.extend(at: index, of: tokens, in: source)
                case "class", "struct", "enum", "actor":
                    types.add(at: index, of: tokens, in: source, isOnMainActor: isOnMainActor)
                case "typealias":
                    aliases.add(at: index, of: tokens, in: source)
                    if let alias = SwiftProtocol(aliasAt: index, of: tokens, in: source) { joined.append(alias) }
                case "protocol":
                    guard var found = SwiftProtocol(at: index, of: tokens, in: source) else { continue }
                    if isOnMainActor { found.attributes = SwiftProtocol.isolated(found.attributes) }
                    if protocols[found.name.text] == nil { protocols[found.name.text] = found }
                case let word where StaticFunctions.keywords.contains(word):
                    statics.add(at: index, of: tokens, in: source, around: &around)
                default: continue
                }
            }
        }
        for source in sources where source.path.hasSuffix(".vm") { add(specIn: source, isOnMainActor: isOnMainActor) }
        // A name may stand for others that do.
        while let next = joined.firstIndex(where: { $0.inherited.allSatisfy { protocols[$0] != nil } }) {
            let alias = joined.remove(at: next)
            if protocols[alias.name.text] == nil { protocols[alias.name.text] = alias }
        }
    }

    /// The names of the functions and properties that the extension whose keyword is the token at `index` declares.
    private static func members(
        ofExtensionAt index: Int,
        of tokens: [SwiftToken],
        in source: SourceText
    ) -> Set<String> {
        let isBrace = { (place: Int) in
            tokens[place].kind == .open && source.bytes[tokens[place].lower] == UInt8(ascii: "{")
        }
        guard let brace = tokens.indices.dropFirst(index + 1).first(where: isBrace), let end = tokens[brace].partner
        else { return [] }
        let words: Set<String> = ["func", "let", "var"]
        let places = (brace + 1..<end).dropLast().filter { place in
            tokens[place].kind == .name && tokens[place].depth == tokens[brace].depth + 1
                && words.contains(SwiftProtocol.text(tokens[place], in: source))
        }
        return Set(places.map { SwiftText.unescaped(SwiftProtocol.text(tokens[$0 + 1], in: source)) })
    }

    /// Adds the protocols of a spec's services, but for those that exist elsewhere.
    private mutating func add(specIn source: SourceText, isOnMainActor: Bool) {
        let syntax = SpecParser.parse(source, kinds: []).0
        let declaration = syntax.entries.first { $0.key?.text == SectionName.viewModel.rawValue }?.value
        let access = declaration.flatMap {
            SwiftText.words(of: $0).lazy.compactMap { SwiftProtocol.access($0.text) }.first
        }
        for entry in syntax.entries where entry.key?.text == SectionName.services.rawValue {
            for line in entry.block where !line.isItem {
                guard let name = line.key, SwiftText.isIdentifier(name.text), protocols[name.text] == nil else {
                    continue
                }
                var found = SwiftProtocol(
                    source: source,
                    name: name,
                    inherited: line.value.map { SwiftText.split($0, on: ",", typeBrackets: true).map(\.text) } ?? [],
                    members: line.block.filter(\.isItem).map(\.content)
                )
                found.access = access
                if isOnMainActor { found.attributes = SwiftProtocol.isolated([]) }
                if Self.isAwaited(found, in: syntax) { found.inherited.append("Sendable") }
                protocols[name.text] = found
            }
        }
    }

    /// Whether the spec of `syntax`, which declares `found`, awaits it on the main actor, so that what is generated of it is
    /// `Sendable`.
    private static func isAwaited(_ found: SwiftProtocol, in syntax: SpecSyntax) -> Bool {
        func entry(_ section: SectionName) -> EntrySyntax? { syntax.entries.first { $0.key?.text == section.rawValue } }
        let declaration = entry(.viewModel)?.value.map { SwiftText.words(of: $0).map(\.text) } ?? []
        guard declaration.count == 1 || declaration.contains("@MainActor"), !found.inherited.contains("Sendable"),
            !found.inherited.contains("Actor")
        else { return false }
        let flows = entry(.flows)?.block.flatMap { [$0] + $0.block }.map(\.content.text) ?? []
        return found.members.contains { member in
            let name = member.text.prefix { $0 != "(" }
            return member.text.contains(" async") && flows.contains { $0.contains(".\(name)") }
        }
    }

    /// Whether `attribute` binds what it stands before to a global actor beside the main one: one of the target's, or of another
    /// module by its name.
    package func isOtherActor(_ attribute: String) -> Bool {
        attribute != "MainActor" && (types[attribute].map(\.isGlobalActor) ?? attribute.hasSuffix("Actor"))
    }

    /// The protocol called `name`.
    package subscript(_ name: String) -> SwiftProtocol? { protocols[name] }

    /// Whether nothing is known of any name.
    var isEmpty: Bool {
        protocols.isEmpty && extended.isEmpty && types.isEmpty && aliases.isEmpty && statics.isEmpty
    }

    /// The names of all, sorted.
    package var names: [String] { protocols.keys.sorted() }
}
