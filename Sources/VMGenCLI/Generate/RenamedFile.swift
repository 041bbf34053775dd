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

    /// The file beside the one at `path`, whose text was `old` and is `new`; nil where there is nothing to declare. What it
    /// declares already leads to the newest names, and goes where a name is back.
    ///
    /// - Parameters:
    ///   - names: the new names by those that are still used.
    ///   - all: the new names by all that are gone.
    ///   - spec: the name of the spec's file.
    init?(
        beside path: Path,
        of old: String,
        named names: [String: String],
        among all: [String: String],
        by spec: String,
        now new: String
    ) {
        guard path.name.hasSuffix(".swift") else { return nil }
        self.path = path.parent.appending(path.name.dropLast(".swift".count) + Self.ending)
        let before = Self.declarations(at: self.path)
        let known = Set(SwiftNames.uses(in: new).map(\.text))
        let kept = before.map { RenamedDeclarations($0).renamed(by: all).without(known).text } ?? ""
        let text = kept + RenamedMembers(of: old, named: names, among: all, by: spec, now: new).text
        if text.isEmpty, before == nil { return nil }
        let lines = new.split(separator: "\n", omittingEmptySubsequences: false)
        let head = lines.prefix { $0.hasPrefix("//") }
        let imports = lines.filter { $0.hasPrefix("import ") || $0.hasPrefix("@testable import ") }
        self.text = text.isEmpty ? "" : (head + [""] + imports).map { $0 + "\n" }.joined() + text
    }

    /// The file at `path` as one to be deleted, where `isUsed` says so of none of its names, which are those of the types that it
    /// is handed beside; nil where it stays.
    init?(at path: Path, unlessUsed isUsed: (_ name: String, _ types: [String]) -> Bool) {
        guard path.name.hasSuffix(Self.ending), let text = Self.declarations(at: path) else { return nil }
        let declarations = RenamedDeclarations(text)
        let types = declarations.types
        guard !declarations.names.contains(where: { isUsed($0, types) }) else { return nil }
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
}
