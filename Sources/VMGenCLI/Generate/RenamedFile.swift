/// A file of declarations that lead from old names to new ones, beside the generated file that had them.
///
/// What is generated follows from the specs alone, and so does `vmgen check`. These files do not: they are made by the run that
/// sees a name change, where hand-written code still uses the old one, and are deleted by a later run when none does any more.
/// Nobody asks for them, and nobody minds them.
struct RenamedFile {
    /// What the names of such files end with.
    static let ending = "+Renamed.swift"

    /// Where it stands.
    let path: Path
    /// Its text; empty where it is to be deleted.
    let text: String

    /// The file beside the one at `path`, whose text was `old` and is `new`; nil where there is nothing to declare.
    ///
    /// - Parameters:
    ///   - names: the new names by those that are still used.
    ///   - spec: the name of the spec's file.
    init?(beside path: Path, of old: String, named names: [String: String], by spec: String, now new: String) {
        let members = RenamedMembers(of: old, named: names, by: spec, now: new).text
        guard path.name.hasSuffix(".swift"), !members.isEmpty else { return nil }
        self.path = path.parent.appending(path.name.dropLast(".swift".count) + Self.ending)
        let lines = new.split(separator: "\n", omittingEmptySubsequences: false)
        let head = lines.prefix { $0.hasPrefix("//") }
        let imports = lines.filter { $0.hasPrefix("import ") || $0.hasPrefix("@testable import ") }
        let before = Self.declarations(at: self.path).map {
            names.reduce($0) { text, name in
                text.replacing("renamed: \"\(name.key)\"", with: "renamed: \"\(name.value)\"")
            }
        }
        text = (head + [""] + imports).map { $0 + "\n" }.joined() + (before ?? "") + members
    }

    /// The file at `path` as one to be deleted, where `isUsed` says so of none of its names; nil where it stays.
    init?(at path: Path, unlessUsed isUsed: (String) -> Bool) {
        guard path.name.hasSuffix(Self.ending), let text = Self.declarations(at: path),
            !Self.names(in: text).contains(where: isUsed)
        else { return nil }
        self.path = path
        self.text = ""
    }

    /// What stands below the imports of the generated file at `path`; nil where there is none.
    private static func declarations(at path: Path) -> String? {
        guard let bytes = try? Disk.read(path.absolute), FileHeader.isPresent(in: bytes) else { return nil }
        let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
        let last = lines.lastIndex { $0.hasPrefix("import ") || $0.hasPrefix("@testable import ") } ?? 0
        return lines.dropFirst(last + 1).joined(separator: "\n")
    }

    /// The old names that `text` declares: those of methods, properties and types, and the labels of an `init`.
    private static func names(in text: String) -> [String] {
        let lines = text.split(separator: "\n")
        return zip(lines, lines.dropFirst()).flatMap { attribute, line -> [String] in
            guard attribute.contains("renamed: ") else { return [] }
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
}
