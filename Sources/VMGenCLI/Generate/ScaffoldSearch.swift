/// Finds scaffolds that were created once already: those that the user moved to another folder of the target, and tests
/// whose type stands in a file of another name, since their spec was renamed.
struct ScaffoldSearch {
    private let roots: [Path]
    private var foundBelow: [Path: Found] = [:]

    /// What stands in a folder and below it.
    private struct Found {
        /// The names of its files.
        var names: Set<String>
        /// The types that its Swift files declare.
        var types: Set<Substring>
    }

    /// Searches the target of `group`, its sources and its tests; nothing where no layout is known.
    init(_ group: TargetGroup) {
        roots = group.layout.map { [$0.folder, $0.testsFolder] } ?? []
    }

    /// Whether a file called as `scaffold`, or one that declares its type, stands anywhere in the target folder that would
    /// hold it.
    mutating func finds(_ scaffold: PlannedFile) -> Bool {
        guard let root = roots.first(where: { scaffold.path.absolute.hasPrefix($0.absolute + "/") }) else {
            return false
        }
        let found = foundBelow[root] ?? Self.found(below: root)
        foundBelow[root] = found
        if found.names.contains(scaffold.path.name) { return true }
        return Self.types(in: scaffold.contents).first.map(found.types.contains) ?? false
    }

    private static func found(below folder: Path) -> Found {
        let files = files(below: folder)
        var types: Set<Substring> = []
        for file in files where file.name.hasSuffix(".swift") {
            guard let bytes = try? Disk.read(file.absolute) else { continue }
            types.formUnion(Self.types(in: String(decoding: bytes, as: UTF8.self)))
        }
        return Found(names: Set(files.map(\.name)), types: types)
    }

    /// The files called so anywhere in the target, in order.
    func allFiles(called names: [String]) -> [Path] {
        roots.flatMap(Self.files).filter { names.contains($0.name) }.sorted()
    }

    /// The Swift files of the target and of its tests, in order.
    var swiftFiles: [Path] { roots.flatMap(Self.files).filter { $0.name.hasSuffix(".swift") }.sorted() }

    private static func files(below folder: Path) -> [Path] {
        ((try? Disk.names(in: folder.absolute)) ?? []).filter { !$0.hasPrefix(".") }.flatMap { name in
            let path = folder.appending(name)
            let isFolder = (try? Disk.status(of: path.absolute, followingLinks: false).kind) == .folder
            return isFolder ? files(below: path) : [path]
        }
    }

    /// The names of the classes and structures that `text` declares at the beginning of a line.
    private static func types(in text: String) -> [Substring] {
        text.split(separator: "\n").compactMap { line in
            guard let first = line.utf8.first, ![UInt8(ascii: " "), UInt8(ascii: "/")].contains(first) else {
                return nil
            }
            let words = line.split { !($0.isLetter || $0.isNumber || $0 == "_") }
            guard let keyword = words.firstIndex(where: { $0 == "class" || $0 == "struct" }) else { return nil }
            return words.dropFirst(keyword + 1).first
        }
    }
}
