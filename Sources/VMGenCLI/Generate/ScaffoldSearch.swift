/// Finds scaffolds that were created once already: those that the user moved to another folder of the target, and tests
/// whose type stands in a file of another name, since their spec was renamed.
struct ScaffoldSearch {
    private let roots: [Path]
    private var filesBelow: [Path: [Path]] = [:]

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
        let files = filesBelow[root] ?? Self.files(below: root)
        filesBelow[root] = files
        if files.contains(where: { $0.name == scaffold.path.name }) { return true }
        guard let type = Self.types(in: scaffold.contents).first else { return false }
        return files.contains { file in
            guard file.name.hasSuffix(".swift"), let bytes = try? Disk.read(file.absolute) else { return false }
            return Self.types(in: String(decoding: bytes, as: UTF8.self)).contains(type)
        }
    }

    /// The files called so anywhere in the target, in order.
    func allFiles(called names: [String]) -> [Path] {
        roots.flatMap(Self.files).filter { names.contains($0.name) }.sorted()
    }

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
