/// Finds scaffolds that the user moved to another folder of the target: they were created once already.
struct ScaffoldSearch {
    private let roots: [Path]
    private var namesBelow: [Path: Set<String>] = [:]

    /// Searches the target of `group`, its sources and its tests; nothing where no layout is known.
    init(_ group: TargetGroup) {
        roots = group.layout.map { [$0.folder, $0.testsFolder] } ?? []
    }

    /// Whether a file called as `scaffold` stands anywhere in the target folder that would hold it.
    mutating func finds(_ scaffold: PlannedFile) -> Bool {
        guard let root = roots.first(where: { scaffold.path.absolute.hasPrefix($0.absolute + "/") }) else {
            return false
        }
        if namesBelow[root] == nil { namesBelow[root] = Self.names(below: root) }
        return namesBelow[root]?.contains(scaffold.path.name) ?? false
    }

    private static func names(below folder: Path) -> Set<String> {
        var all: Set<String> = []
        for name in (try? Disk.names(in: folder.absolute)) ?? [] where !name.hasPrefix(".") {
            let path = folder.appending(name)
            if (try? Disk.status(of: path.absolute, followingLinks: false).kind) == .folder {
                all.formUnion(names(below: path))
            } else {
                all.insert(name)
            }
        }
        return all
    }
}
