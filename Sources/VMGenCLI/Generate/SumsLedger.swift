/// What is written down of a folder of generated files while a run goes on.
struct SumsLedger {
    /// What an earlier run wrote down.
    let known: GeneratedSums

    private let folder: Path
    private let real: Path
    private var sums: GeneratedSums
    /// What this run found or wrote.
    private var current = GeneratedSums()
    /// What is written down of each file of the run, by its name.
    private var entries: [String: GeneratedSums.Entry] = [:]
    /// Where folders of specs are, without links.
    private var places: [Path: Path] = [:]

    /// Reads what `folder` says of itself.
    init(of folder: Path) {
        self.folder = folder
        real = Path(Disk.realPath(folder.absolute) ?? folder.absolute, in: "/")
        known = GeneratedSums(in: folder)
        sums = known
        // What was deleted by hand is nobody's any more.
        for name in known.names where !Disk.exists(folder.appending(name).absolute) {
            sums.forget(name)
        }
    }

    /// Notes that the file of `entry` stands in the folder.
    mutating func set(_ entry: TargetPlan.Entry) {
        let line = line(of: entry)
        sums.set(line)
        current.set(line)
    }

    /// The file that says beside what was known that `entries` may stand in the folder: to be written before they are, so that
    /// a run that is killed leaves nothing unknown behind.
    mutating func announcement(of entries: [TargetPlan.Entry]) -> PlannedFile {
        var announced = known
        for entry in entries { announced.add(line(of: entry)) }
        return PlannedFile(path: path, contents: announced.text, rule: .owned)
    }

    /// Notes that the file called `name` is gone.
    mutating func forget(_ name: String) { sums.forget(name) }

    /// Whether nothing of vmgen's is left in the folder, which had something.
    var isEmptied: Bool { sums.isEmpty && !known.isEmpty }

    /// The file that says so; nil where there is nothing to say.
    var file: PlannedFile? {
        let isNews = sums != known || (!sums.isEmpty && text != sums.text)
        guard isNews else { return nil }
        return PlannedFile(path: path, contents: sums.text, rule: .owned)
    }

    /// What is not written down; more than is needed may be, as after a merge.
    var difference: FileDifference? {
        guard !known.covers(current) else { return nil }
        return FileDifference(kind: text == nil ? .missing : .changed, path: path, old: text, new: sums.text)
    }

    private mutating func line(of entry: TargetPlan.Entry) -> GeneratedSums.Entry {
        let name = entry.file.path.name
        if let known = entries[name] { return known }
        let sum = Checksum.of(entry.file.contents.utf8)
        let line = GeneratedSums.Entry(name: name, sum: sum, spec: entry.spec.map { place(of: $0) } ?? "")
        entries[name] = line
        return line
    }

    /// The way to `spec` from the folder: `../Rooms.vm`.
    private mutating func place(of spec: Path) -> String {
        let folder = spec.parent
        let known = places[folder] ?? Path(Disk.realPath(folder.absolute) ?? folder.absolute, in: "/")
        places[folder] = known
        return known.appending(spec.name).relative(to: real)
    }

    /// Where it is written down.
    var path: Path { folder.appending(GeneratedSums.fileName) }

    private var text: String? { (try? Disk.read(path.absolute)).map { String(decoding: $0, as: UTF8.self) } }
}
