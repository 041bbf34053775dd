/// Finds scaffolds that were created once already: those that the user moved to another folder of the target, and tests
/// whose type, and logic whose methods, stand in a file of another name, since their spec was renamed.
struct ScaffoldSearch {
    private let roots: [Path]
    private var foundBelow: [Path: Found] = [:]

    /// What stands in a folder and below it.
    private struct Found {
        /// The names of its files.
        var names: Set<String>
        /// The types that its Swift files declare.
        var types: Set<Substring>
        /// The methods of the extensions that were written by hand.
        var methods: Set<String>
    }

    /// Searches the target of `group`, its sources and its tests; where no layout is known, the folder of each scaffold.
    init(_ group: TargetGroup) {
        roots = group.layout.map { [$0.folder, $0.testsFolder] } ?? []
    }

    /// Whether a file called as `scaffold`, or one that declares its type or a method of what it extends, stands anywhere in the
    /// target folder that would hold it, or beside it where no target is known.
    mutating func finds(_ scaffold: PlannedFile) -> Bool {
        let isLoose = roots.isEmpty
        let target = roots.first { scaffold.path.absolute.hasPrefix($0.absolute + "/") }
        guard let root = isLoose ? scaffold.path.parent : target else { return false }
        let found = foundBelow[root] ?? Self.found(in: isLoose ? Self.looseFiles(in: root) : Self.files(below: root))
        foundBelow[root] = found
        if found.names.contains(scaffold.path.name) { return true }
        if let type = SwiftNames.types(in: scaffold.contents).first { return found.types.contains(type) }
        return SwiftNames.extendedMethods(in: scaffold.contents).contains(where: found.methods.contains)
    }

    private static func found(in files: [Path]) -> Found {
        var types: Set<Substring> = []
        var methods: Set<String> = []
        for file in files where file.name.hasSuffix(".swift") {
            guard let bytes = try? Disk.read(file.absolute) else { continue }
            let text = String(decoding: bytes, as: UTF8.self)
            types.formUnion(SwiftNames.types(in: text))
            if !FileHeader.isPresent(in: bytes) { methods.formUnion(SwiftNames.extendedMethods(in: text)) }
        }
        return Found(names: Set(files.map(\.name)), types: types, methods: methods)
    }

    /// The files called so anywhere in the target, in order.
    func allFiles(called names: [String]) -> [Path] {
        roots.flatMap(Self.files).filter { names.contains($0.name) }.sorted()
    }

    /// The Swift files of the target and of its tests, in order.
    var swiftFiles: [Path] { roots.flatMap(Self.files).filter { $0.name.hasSuffix(".swift") }.sorted() }

    /// Whether both files lie among the sources of the target, or both among those of its tests.
    func areOfOneModule(_ file: Path, _ other: Path) -> Bool {
        roots.contains { root in
            [file, other].allSatisfy { $0.absolute.hasPrefix(root.absolute + "/") }
        }
    }

    private static func looseFiles(in folder: Path) -> [Path] {
        ((try? Disk.names(in: folder.absolute)) ?? []).filter { !$0.hasPrefix(".") }.map { folder.appending($0) }
            .filter { (try? Disk.status(of: $0.absolute, followingLinks: false).kind) != .folder }
    }

    private static func files(below folder: Path) -> [Path] {
        ((try? Disk.names(in: folder.absolute)) ?? []).filter { !$0.hasPrefix(".") }.flatMap { name in
            let path = folder.appending(name)
            let isFolder = (try? Disk.status(of: path.absolute, followingLinks: false).kind) == .folder
            return isFolder ? files(below: path) : [path]
        }
    }
}
