import VMGenSpec

/// What a generated file declared under names that it has no more, as declarations that the compiler refuses with the new
/// name and the spec that says so: `@available(*, unavailable, renamed: "put", message: "as Rooms.vm says")`.
struct RenamedMembers {
    /// The extensions and type aliases, in the order of the declarations; empty where there is nothing to declare.
    private(set) var text = ""

    private let names: [String: String]
    private let all: [String: String]
    /// The types within others by their names, as they are called outside: what extends a third one does not see them.
    private var nested: [String: String] = [:]
    /// The types that there are now, those within others by their whole names.
    private var types: Set<String> = []
    /// The types that are gone, and have no other name.
    private var gone: Set<Substring> = []
    private let spec: String
    private let new: String
    private var members: [(type: String, lines: [String])] = []

    /// Looks at the declarations of `old`, the text before, whose names are the keys of `names`.
    ///
    /// - Parameters:
    ///   - names: the new names by the old ones.
    ///   - all: the same of all that is gone, whether or not it is declared here.
    ///   - spec: the name of the spec's file.
    ///   - new: the text now.
    init(of old: String, named names: [String: String], among all: [String: String], by spec: String, now new: String) {
        self.names = names
        self.all = all
        self.spec = spec
        self.new = new
        types = Self.types(of: new)
        let now = Set(types.flatMap { $0.split(separator: ".") })
        gone = Set(Self.types(of: old).flatMap { $0.split(separator: ".") })
            .filter { !now.contains($0) && all[String($0)] == nil }
        for (line, type) in Self.members(of: new) {
            guard let type, line.hasPrefix("    "), let name = Self.declaredType(line) ?? Self.alias(line) else {
                continue
            }
            nested[name] = "\(type.split(separator: ".")[0]).\(name)"
        }
        var aliases: [String] = []
        for (line, type) in Self.members(of: old) {
            if let name = Self.declaredType(line), let current = names[name], line.first != " ", !Self.isHidden(line) {
                if Self.isClassLike(line) {
                    aliases += ["", attribute(current), "typealias \(name) = \(current)"]
                }
            } else if let type {
                add(line, of: type.split(separator: ".").map { all[String($0)] ?? String($0) }.joined(separator: "."))
            }
        }
        text = aliases.map { $0 + "\n" }.joined()
        for (type, lines) in members {
            text += "\nextension \(type) {\n" + lines.map { $0.isEmpty ? "\n" : "    \($0)\n" }.joined() + "}\n"
        }
    }

    /// Adds what stands for the declaration on `line` of `type`, where its name is an old one.
    private mutating func add(_ line: Substring, of type: String) {
        let words = Renames.words(of: line).map { String($0.text) }
        guard !Self.isHidden(line), let keyword = words.firstIndex(where: { ["let", "var", "func"].contains($0) }),
            let name = words.dropFirst(keyword + 1).first, let current = names[name], types.contains(type),
            !Renames.words(of: line).contains(where: { gone.contains($0.text) })
        else { return }
        let declaration = line.drop { $0 == " " }
        if words[keyword] == "func" {
            let signature = declaration.prefix { $0 != "{" }
            guard signature.contains(")") else { return }
            let text = RenamedDeclarations.replacingTypes(in: signature, by: all)
            note(current, "\(Self.trimmed(text[...])) { preconditionFailure() }", in: type)
        } else if type.hasSuffix(".Input") {
            noteInitializer(of: type)
        } else if let element = Self.type(of: declaration) {
            let now = RenamedDeclarations.replacingTypes(in: element[...], by: all)
            let own = type.contains(".") ? RenamedDeclarations.qualifying(now, with: nested) : now
            let body = Self.isSettable(line) ? "{ get { preconditionFailure() } set {} }" : "{ preconditionFailure() }"
            note(current, "var \(name): \(own) \(body)", in: type)
        }
    }

    /// Notes the `init` of an input with the old labels, once.
    private mutating func noteInitializer(of type: String) {
        let fields = Self.members(of: new).filter { $0.type == type }.compactMap { field -> (String, String)? in
            let words = Renames.words(of: field.line).map { String($0.text) }
            guard words.first == "let", words.count > 1, let element = Self.type(of: field.line) else { return nil }
            return (words[1], RenamedDeclarations.qualifying(element, with: nested))
        }
        let old = Dictionary(names.map { ($0.value, $0.key) }) { first, _ in first }
        let labels = fields.map { "\($0.0):" }.joined()
        let parameters = fields.map { "\(old[$0.0] ?? $0.0): \($0.1)" }.joined(separator: ", ")
        guard !fields.isEmpty else { return }
        note("init(\(labels))", "init(\(parameters)) { preconditionFailure() }", in: type)
    }

    private mutating func note(_ name: String, _ declaration: String, in type: String) {
        guard !members.contains(where: { $0.type == type && $0.lines.contains(declaration) }) else { return }
        let lines = [attribute(name), declaration]
        if let index = members.firstIndex(where: { $0.type == type }) {
            members[index].lines += [""] + lines
        } else {
            members.append((type, lines))
        }
    }

    private func attribute(_ name: String) -> String {
        "@available(*, unavailable, renamed: \"\(name)\", message: \(SwiftLiteral("as \(spec) says").swift))"
    }

    /// The types that `text` declares or extends, those within others by their whole names.
    private static func types(of text: String) -> Set<String> {
        var types: Set<String> = []
        for (line, type) in members(of: text) {
            if let type { types.insert(type) }
            if type == nil, let name = declaredType(line) { types.insert(name) }
        }
        return types
    }

    /// The lines of `text` that declare types and their members, each with the type around it.
    static func members(of text: String) -> [(line: Substring, type: String?)] {
        var members: [(Substring, String?)] = []
        var outer: String?
        var inner: String?
        for line in text.split(separator: "\n") {
            let depth = line.prefix { $0 == " " }.count
            switch depth {
            case 0 where line == "}": (outer, inner) = (nil, nil)
            case 0:
                if let type = declaredType(line) { (outer, inner) = (type, nil) }
                members.append((line, nil))
            case 4 where line == "    }": inner = nil
            case 4:
                if line.hasSuffix("{"), let type = declaredType(line), let outer { inner = "\(outer).\(type)" }
                members.append((line, inner ?? outer))
            case 8 where inner != nil: members.append((line, inner))
            default: continue
            }
        }
        return members
    }

    /// The type that `line` declares or extends; nil for any other line.
    private static func declaredType(_ line: Substring) -> String? {
        let words = line.split(separator: " ")
        guard let keyword = words.firstIndex(where: { typeWords.contains($0) }), words.count > keyword + 1,
            words[..<keyword].allSatisfy({ $0.allSatisfy(\.isLetter) || $0.hasPrefix("@") })
        else { return nil }
        return String(words[keyword + 1].prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." })
    }

    private static let typeWords: Set<Substring> = ["class", "struct", "enum", "protocol", "extension"]

    private static func alias(_ line: Substring) -> String? {
        let words = Renames.words(of: line).map { String($0.text) }
        return words.firstIndex(of: "typealias").flatMap { words.dropFirst($0 + 1).first }
    }

    private static func isClassLike(_ line: Substring) -> Bool {
        line.split(separator: " ").contains { $0 == "class" || $0 == "struct" }
    }

    /// Whether nobody else sees what `line` declares, or it is a comment.
    static func isHidden(_ line: Substring) -> Bool {
        let words = line.split(separator: " ")
        return words.contains { $0 == "private" || $0 == "fileprivate" } || words.first?.hasPrefix("//") == true
    }

    /// Whether others may set the property that `line` declares.
    private static func isSettable(_ line: Substring) -> Bool {
        guard line.split(separator: " ").contains("var"), !line.contains("(set)") else { return false }
        return !line.hasSuffix("}") || line.contains(" set ")
    }

    /// The type of the property that `line` declares: as it is written, or that of the call that makes it.
    private static func type(of line: Substring) -> String? {
        let made = line.firstIndex(of: "=")
        if let colon = line.firstIndex(of: ":"), made.map({ colon < $0 }) ?? true {
            return trimmed(line[line.index(after: colon)...].prefix { $0 != "=" && $0 != "{" })
        }
        return made.map { called(trimmed(line[line.index(after: $0)...])) }
    }

    /// What is called at the beginning of `text`, with its generic arguments: `StubbedMethod<(Int, Bool), Void>`.
    private static func called(_ text: String) -> String {
        var depth = 0
        var last: Character = " "
        let end = text.firstIndex { character in
            defer { last = character }
            if character == "<" { depth += 1 }
            if character == ">", last != "-" { depth -= 1 }
            return character == "(" && depth == 0
        }
        return end.map { String(text[..<$0]) } ?? text
    }

    private static func trimmed(_ text: Substring) -> String {
        var text = text.drop { $0 == " " }
        while text.last == " " { text = text.dropLast() }
        return String(text)
    }
}
