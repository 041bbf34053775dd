/// What is written down of a folder of generated files while a run goes on.
struct SumsLedger {
    /// What an earlier run wrote down.
    let known: GeneratedSums

    private let folder: Path
    private let real: Path
    private var sums: GeneratedSums
    /// What this run found or wrote.
    private var current = GeneratedSums()

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
        let spec = place(of: entry)
        sums.set(entry.file.path.name, contents: entry.file.contents, spec: spec)
        current.set(entry.file.path.name, contents: entry.file.contents, spec: spec)
    }

    /// The file that says beside what was known that `entries` may stand in the folder: to be written before they are, so that
    /// a run that is killed leaves nothing unknown behind.
    func announcement(of entries: [TargetPlan.Entry]) -> PlannedFile {
        var announced = known
        for entry in entries {
            var new = GeneratedSums()
            new.set(entry.file.path.name, contents: entry.file.contents, spec: place(of: entry))
            announced.add(new)
        }
        return PlannedFile(path: path, contents: announced.text, rule: .owned)
    }

    /// Notes that the file called `name` is gone.
    mutating func forget(_ name: String) { sums.forget(name) }

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

    private func place(of entry: TargetPlan.Entry) -> String { entry.spec.map { $0.seen(from: real) } ?? "" }

    private var path: Path { folder.appending(GeneratedSums.fileName) }

    private var text: String? { (try? Disk.read(path.absolute)).map { String(decoding: $0, as: UTF8.self) } }
}

extension Path {
    /// The way to it from `folder`, an absolute path without links: `../Rooms.vm`.
    fileprivate func seen(from folder: Path) -> String {
        Path(Disk.realPath(parent.absolute) ?? parent.absolute, in: "/").appending(name).relative(to: folder)
    }
}
