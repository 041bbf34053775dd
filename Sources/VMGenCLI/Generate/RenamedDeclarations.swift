/// What a file declares that leads from old names to new ones: an attribute that says so, and the declaration below it, alone or
/// in an extension.
struct RenamedDeclarations {
    /// The lines, blank ones before each declaration and extension.
    private var lines: [Substring]

    /// Reads the text below the imports.
    init(_ text: String) { lines = text.split(separator: "\n", omittingEmptySubsequences: false) }

    /// The text; empty where nothing is declared.
    var text: String {
        lines.contains { Self.isAttribute($0) } ? lines.joined(separator: "\n") : ""
    }

    /// The old names that it declares: those of methods, properties and types, and the labels of an `init`.
    var names: [String] {
        zip(lines, lines.dropFirst()).flatMap { Self.isAttribute($0) ? Self.names(of: $1, attribute: $0) : [] }
    }

    /// The types that it speaks of: those that it extends, and those that have other names, under both.
    var types: [String] {
        lines.flatMap { line -> [String] in
            let words = Renames.words(of: line).map { String($0.text) }
            if line.hasPrefix("extension ") { return Array(words.dropFirst().prefix(1)) }
            return words.first == "typealias" ? Array(words.dropFirst()) : []
        }
    }

    /// The same, leading to what has another name by now: the new names by the old ones.
    func renamed(by names: [String: String]) -> RenamedDeclarations {
        var renamed = self
        var isDeclaration = false
        renamed.lines = lines.map { line in
            defer { isDeclaration = Self.isAttribute(line) }
            if isDeclaration { return Self.replacingTypes(in: line, by: names)[...] }
            guard Self.isAttribute(line) else { return line }
            var parts = line.split(separator: "\"", omittingEmptySubsequences: false).map { String($0) }
            if parts.count > 1 { parts[1] = Self.replacing(in: parts[1][...], by: names) { _ in true } }
            return parts.joined(separator: "\"")[...]
        }
        return renamed
    }

    /// The same without what is called as one of `known`, which stands in the generated file again.
    func without(_ known: Set<Substring>) -> RenamedDeclarations {
        var kept: [Substring] = []
        var index = 0
        while index < lines.count {
            let next = index + 1
            if Self.isAttribute(lines[index]), next < lines.count {
                let names = Self.names(of: lines[next], attribute: lines[index])
                if names.allSatisfy({ known.contains($0[...]) }) {
                    if kept.last?.isEmpty == true { kept.removeLast() }
                    index += 2
                    continue
                }
            }
            if lines[index] == "}", kept.last?.hasPrefix("extension ") == true {
                kept.removeLast()
                if kept.last?.isEmpty == true { kept.removeLast() }
            } else {
                kept.append(lines[index])
            }
            index += 1
        }
        var declarations = self
        declarations.lines = kept
        return declarations
    }

    /// `line` with the types in it that have another name by now.
    static func replacingTypes(in line: Substring, by names: [String: String]) -> String {
        replacing(in: line, by: names) { $0.first?.isUppercase == true }
    }

    /// `type` with those in it by their whole names that are keys of `nested`.
    static func qualifying(_ type: String, with nested: [String: String]) -> String {
        replacing(in: type[...], by: nested) { type[..<$0.startIndex].last != "." }
    }

    private static func replacing(
        in text: Substring,
        by names: [String: String],
        where counts: (Substring) -> Bool
    ) -> String {
        var result = ""
        var rest = text
        for word in Renames.words(of: text) where counts(word.text) {
            guard let name = names[String(word.text)] else { continue }
            result += rest[..<word.text.startIndex] + name
            rest = text[word.text.endIndex...]
        }
        return result + rest
    }

    private static func isAttribute(_ line: Substring) -> Bool {
        line.drop { $0 == " " }.hasPrefix("@available(*, unavailable, renamed: ")
    }

    private static func names(of line: Substring, attribute: Substring) -> [String] {
        let words = Renames.words(of: line).map { String($0.text) }
        if words.first == "init" {
            let name = attribute.split(separator: "\"").dropFirst().first ?? attribute
            let current = Set(Renames.words(of: name).map { String($0.text) })
            return line.split(separator: ":").dropLast().compactMap { part in
                Renames.words(of: part).last.map { String($0.text) }
            }.filter { !current.contains($0) }
        }
        let keyword = words.firstIndex { ["func", "var", "typealias"].contains($0) }
        return keyword.map { Array(words.dropFirst($0 + 1).prefix(1)) } ?? []
    }
}
