/// What a run says about names that specs have no more, to those who use them.
struct RenameReport {
    /// A warning for each line, in the order of the specs.
    private(set) var warnings: [Message] = []
    /// What leads from those names to the new ones, and what does so in vain by now, which is to be deleted.
    private(set) var files: [RenamedFile] = []

    /// Looks at what changed in the files of `plan`: in those of a spec, and in those of one that is gone and may have become
    /// another.
    ///
    /// - Parameters:
    ///   - stale: the files of the same target that no spec makes any more.
    ///   - differences: what was on the disk before.
    init(_ plan: TargetPlan, _ stale: [StaleFile], _ differences: [FileDifference]) {
        let before = Dictionary(differences.map { ($0.path, $0) }) { first, _ in first }
        let entries =
            before.isEmpty ? [:] : Dictionary(grouping: plan.entries.filter { $0.file.rule == .owned }, by: \.spec)
        var search: RenameSearch?
        for spec in plan.group.specs {
            var names: [String: String] = [:]
            var types: Set<String> = []
            var changes: [(path: Path, old: String, new: String, names: [String: String])] = []
            for entry in entries[spec] ?? [] {
                guard let difference = before[entry.file.path], let new = difference.new else { continue }
                let old = difference.old ?? Self.predecessor(of: entry.file, among: stale)
                guard let old else { continue }
                let renames = Renames(from: old, to: new).names
                names.merge(renames) { first, _ in first }
                changes.append((entry.file.path, old, new, renames))
                types.formUnion(Self.types(in: old) + Self.types(in: new))
            }
            guard !names.isEmpty else { continue }
            let files = search ?? RenameSearch(plan.group)
            search = files
            warnings += files.warnings(of: names, in: types.sorted(), as: spec)
            let used = names.filter { !files.warnings(of: [$0.key: $0.value], in: types.sorted(), as: spec).isEmpty }
            self.files += changes.compactMap { change in
                guard !change.names.isEmpty, !change.path.name.hasSuffix("GeneratedTests.swift") else { return nil }
                let own = change.names.filter { used[$0.key] != nil }
                return RenamedFile(
                    beside: change.path,
                    of: change.old,
                    named: own,
                    among: names,
                    by: spec.name,
                    now: change.new
                )
            }
        }
        let written = Set(files.map(\.path))
        let folders = plan.group.isBuilt ? [] : Set([plan.group.output, plan.group.testsOutput].compactMap { $0 })
        for folder in folders.sorted() {
            let names = ((try? Disk.names(in: folder.absolute)) ?? []).filter { $0.hasSuffix(RenamedFile.ending) }
            for path in names.sorted().map(folder.appending) where !written.contains(path) {
                let files = search ?? RenameSearch(plan.group)
                search = files
                let type = String(path.name.dropLast(RenamedFile.ending.count))
                let vain = RenamedFile(at: path) { files.uses($0, of: type) }
                self.files += [vain].compactMap { $0 }
            }
        }
    }

    /// The text of the one file among `stale` that `file` has become, of the same kind and mostly the same.
    private static func predecessor(of file: PlannedFile, among stale: [StaleFile]) -> String? {
        let kinds = ["ViewModel.swift", "ViewModelHarness.swift", "ViewModelGeneratedTests.swift"]
        guard let kind = kinds.first(where: file.path.name.hasSuffix) else { return nil }
        let texts = stale.filter { !$0.hasSpec && $0.path.parent == file.path.parent && $0.path.name.hasSuffix(kind) }
            .compactMap { try? Disk.read($0.path.absolute) }.map { String(decoding: $0, as: UTF8.self) }
        guard texts.count == 1, let text = texts.first else { return nil }
        let lines = Set(text.split(separator: "\n"))
        let new = file.contents.split(separator: "\n")
        return new.count { lines.contains($0) } * 2 > new.count ? text : nil
    }

    /// The names of the classes and structures that `text` declares at the beginning of a line.
    private static func types(in text: String) -> [String] {
        text.split(separator: "\n").filter { $0.first != " " && $0.first != "/" }.compactMap { line in
            let words = Renames.words(of: line).map(\.text)
            guard let keyword = words.firstIndex(where: { $0 == "class" || $0 == "struct" }) else { return nil }
            return words.dropFirst(keyword + 1).first.map { String($0) }
        }
    }
}
