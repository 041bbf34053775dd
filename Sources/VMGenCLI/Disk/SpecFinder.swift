import VMGenDiagnostics

/// Finds the specs that the paths of a command line stand for.
///
/// A path is a spec, or a folder that is searched with everything below it. Names that start with a dot (`.build`,
/// `.git`) are passed over, unless they were given. Links to folders are followed after everything else, and each
/// folder is searched once, so that a circle of links ends and a spec is found by its plain path.
struct SpecFinder {
    /// The ending of a spec's name.
    static let ending = ".vm"

    /// The most bytes that a spec may have: a thousand times those of a long one.
    static let longestSpec = 10 << 20

    /// The specs found so far.
    private(set) var specs: Set<Path> = []
    /// Paths of the command line that name no spec: wrong usage.
    private(set) var mistakes: [DiskError] = []
    /// Folders of the command line, or the current one, that hold no spec.
    private(set) var emptyFolders: [EmptyFolder] = []
    /// The folders called as those that generated files go to, where a target has the usual layout.
    private(set) var generatedFolders: Set<Path> = []
    /// Folders that could not be read.
    private(set) var failures: [DiskError] = []

    private var searched: Set<Disk.Identity> = []
    private var links: [Path] = []
    private var similar: Path?

    /// All that was found, without doubles, in the order of the paths.
    var sortedSpecs: [Path] { specs.sorted() }

    /// Adds the specs that `path`, an operand of the command line, stands for.
    mutating func find(at path: Path) {
        let status: Disk.Status
        do {
            status = try Disk.status(of: path.absolute, followingLinks: true)
        } catch {
            let isNowhere = error.isMissing || error.isNotFolder
            let message = isNowhere ? "no such file or folder" : "cannot be read: \(error.text)"
            let problem = DiskError(path: path, message: message)
            if isNowhere { mistakes.append(problem) } else { failures.append(problem) }
            return
        }
        guard status.kind == .folder else {
            if status.kind == .file, Self.isSpecName(path.name) {
                _ = note(path)
            } else {
                let message = "not a spec: give a file whose name ends in '\(Self.ending)', or a folder"
                mistakes.append(DiskError(path: path, message: message))
            }
            return
        }
        findAll(below: path, status.identity)
    }

    /// Adds the other specs of the targets that the specs found so far belong to: what they share has to serve all.
    mutating func findRestOfTargets() {
        for folder in Set(specs.compactMap { TargetLayout(holding: $0)?.folder }).sorted() {
            guard let status = try? Disk.status(of: folder.absolute, followingLinks: true) else { continue }
            findAll(below: folder, status.identity, mayBeEmpty: true)
        }
    }

    private mutating func findAll(below folder: Path, _ identity: Disk.Identity, mayBeEmpty: Bool = false) {
        let failuresBefore = failures.count
        // Each path of the command line has to hold a spec, found before or not.
        searched = []
        links = []
        similar = nil
        var count = search(folder, identity)
        while !links.isEmpty {
            let link = links.removeFirst()
            guard let status = try? Disk.status(of: link.absolute, followingLinks: true) else { continue }
            count += search(link, status.identity)
        }
        if count == 0, !mayBeEmpty, failures.count == failuresBefore {
            emptyFolders.append(EmptyFolder(path: folder, searched: searched.count, similar: similar))
        }
    }

    /// Searches `folder` and returns the number of specs below it.
    private mutating func search(_ folder: Path, _ identity: Disk.Identity) -> Int {
        guard searched.insert(identity).inserted else { return 0 }
        let names: [String]
        do {
            names = try Disk.names(in: folder.absolute)
        } catch {
            failures.append(DiskError(path: folder, message: "the folder cannot be read: \(error.text)"))
            return 0
        }
        if folder.name == TargetLayout.outputName { generatedFolders.insert(folder) }
        var count = 0
        for name in names where !name.hasPrefix(".") {
            let path = folder.appending(name)
            guard let status = try? Disk.status(of: path.absolute, followingLinks: false) else {
                // Gone since the folder was read, or its name is not UTF-8.
                if Self.isSpecName(name) {
                    let isForeign = name.unicodeScalars.contains("\u{FFFD}")
                    let message = isForeign ? "its name is not UTF-8; rename the file" : "cannot be read"
                    failures.append(DiskError(path: path, message: message))
                }
                continue
            }
            switch status.kind {
            case .folder:
                count += search(path, status.identity)
            case .file:
                count += note(path)
            case .symbolicLink:
                guard let target = try? Disk.status(of: path.absolute, followingLinks: true) else {
                    if Self.isSpecName(name) {
                        failures.append(DiskError(path: path, message: "the symbolic link leads nowhere"))
                    }
                    continue
                }
                if target.kind == .folder { links.append(path) }
                if target.kind == .file { count += note(path) }
            case .other:
                continue
            }
        }
        return count
    }

    private mutating func note(_ path: Path) -> Int {
        guard Self.isSpecName(path.name) else {
            if similar == nil, Self.isSimilar(path.name) { similar = path }
            return 0
        }
        guard PrintedText.line(path.name).utf8.elementsEqual(path.name.utf8) else {
            failures.append(
                DiskError(path: path, message: "its name has a character that nobody sees; rename the file")
            )
            return 1
        }
        specs.insert(path)
        return 1
    }

    /// Whether a file of this name was probably meant as a spec: `FindNumber.VM`, `FindNumber.vm.txt`.
    private static func isSimilar(_ name: String) -> Bool {
        let name = name.lowercased()
        return name.hasSuffix(ending) || [".txt", ".yml", ".yaml"].contains { name.hasSuffix(ending + $0) }
    }

    /// Whether a file of this name is a spec: `FindNumber.vm`, but neither `.vm` nor `._FindNumber.vm`.
    static func isSpecName(_ name: String) -> Bool {
        name.hasSuffix(ending) && !name.hasPrefix(".")
    }
}
