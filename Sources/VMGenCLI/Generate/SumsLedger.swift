/// What is written down of a folder of generated files while a run goes on.
struct SumsLedger {
    /// What an earlier run wrote down.
    let known: GeneratedSums

    private let folder: Path
    private let real: Path
    private var sums: GeneratedSums
    /// The names of the files that this run writes.
    private var written: Set<String> = []
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

    /// Writes down, beside what is known now, that `entries` may stand in the folder: before they do, so that a run that is
    /// killed leaves nothing unknown behind. A refusal shows with the files.
    mutating func announce(_ entries: [TargetPlan.Entry]) {
        FolderLock.hold(folder) {
            var announced = GeneratedSums(in: folder)
            for entry in entries { announced.add(line(of: entry)) }
            written.formUnion(entries.map(\.file.path.name))
            let file = PlannedFile(path: path, contents: announced.text, rule: .owned)
            if (try? FileWriter.change(for: file)) ?? .keep != .keep { try? FileWriter.write([file]) }
        }
    }

    /// Writes down what is in the folder now, with what other runs have written down since: what they and this one say of a
    /// file may both be true.
    mutating func writeDown() throws(DiskError) {
        try FolderLock.hold(folder) { () throws(DiskError) in
            let text = text
            let theirs = text == known.text ? known : GeneratedSums(text: text ?? "")
            sums.merge(theirs, since: known, written: written) { entry in
                (try? Disk.read(folder.appending(entry.name).absolute)).map(Checksum.of) == entry.sum
            }
            guard sums != known || (!sums.isEmpty && text != sums.text) else { return }
            if sums.isEmpty, !known.isEmpty {
                try StaleFile(sharedAt: path)?.delete()
                return
            }
            let file = PlannedFile(path: path, contents: sums.text, rule: .owned)
            if try FileWriter.change(for: file) != .keep { try FileWriter.write([file]) }
        }
    }

    /// Notes that the file called `name` is gone.
    mutating func forget(_ name: String) { sums.forget(name) }

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
    private var path: Path { folder.appending(GeneratedSums.fileName) }

    private var text: String? { (try? Disk.read(path.absolute)).map { String(decoding: $0, as: UTF8.self) } }
}
