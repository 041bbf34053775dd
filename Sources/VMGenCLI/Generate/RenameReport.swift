/// What a run says about names that specs have no more, to those who use them.
struct RenameReport {
    /// A warning for each use, in the order of the specs.
    private(set) var warnings: [Message] = []
    /// What leads from those names to the new ones, and what does so in vain by now, which is to be deleted.
    private(set) var files: [RenamedFile] = []

    private let plan: TargetPlan
    private var search: RenameSearch?

    /// What became of one file of a spec.
    private struct FileChange {
        let path: Path
        let old: String
        let new: String
        let names: [String: String]
    }

    /// Looks at what changed in the files of `plan`: in those of a spec, and in those of one that is gone and has become
    /// another. What `writer` did not write did not change.
    ///
    /// - Parameters:
    ///   - stale: the files of the same target that no spec makes any more.
    ///   - areDeleted: whether they go in this run.
    ///   - writer: what wrote the plan.
    init(_ plan: TargetPlan, _ stale: [StaleFile], areDeleted: Bool, _ writer: PlanWriter) {
        self.plan = plan
        let before = Dictionary(writer.differences.map { ($0.path, $0) }) { first, _ in first }
        let created = Set(before.values.filter { $0.old == nil }.map(\.path))
        let predecessors = Predecessors(of: plan, among: stale, created: created, areDeleted: areDeleted)
        let isIdle = before.isEmpty && predecessors.isEmpty
        let entries = isIdle ? [:] : Dictionary(grouping: plan.entries.filter { $0.file.rule == .owned }, by: \.spec)
        let staying = areDeleted ? [] : stale
        for spec in plan.group.specs where !writer.refusedSpecs.contains(spec) {
            let changes = (entries[spec] ?? []).compactMap { entry -> FileChange? in
                let path = entry.file.path
                guard let old = before[path]?.old ?? predecessors.text(before: entry) else { return nil }
                let names = Renames(from: old, to: entry.file.contents).names
                return FileChange(path: path, old: old, new: entry.file.contents, names: names)
            }
            if changes.contains(where: { !$0.names.isEmpty }) { add(changes, of: spec, beside: staying) }
        }
        addVain()
    }

    /// What was written by hand, read once it is needed.
    private mutating func handwritten() -> RenameSearch {
        let files = search ?? RenameSearch(plan.group)
        search = files
        return files
    }

    /// Adds what `changes` of `spec` mean for those who use its names; the files of `stale` stay where they are.
    private mutating func add(_ changes: [FileChange], of spec: Path, beside stale: [StaleFile]) {
        let search = handwritten()
        var names: [String: String] = [:]
        for change in changes { names.merge(change.names) { first, _ in first } }
        let types = Set(
            changes.flatMap { SwiftNames.types(in: $0.old) + SwiftNames.types(in: $0.new) }.map(String.init)
        )
        // Who uses a type that stands elsewhere too may mean that one.
        let declared = search.declaredTypes.union(generatedTypes)
        names = names.filter { !declared.contains($0.key) }
        warnings += search.warnings(of: names, in: types.sorted(), as: spec)
        let doubled = Set(
            stale.compactMap { try? Disk.read($0.path.absolute) }
                .flatMap { SwiftNames.types(in: String(decoding: $0, as: UTF8.self)) }.map(String.init)
        )
        let used = names.filter { search.uses($0.key, of: types.sorted()) && !doubled.contains($0.key) }
        files += changes.compactMap { change in
            guard !change.names.isEmpty, !change.path.name.hasSuffix("GeneratedTests.swift") else { return nil }
            return RenamedFile(
                beside: change.path,
                of: change.old,
                named: change.names.filter { used[$0.key] != nil },
                among: names,
                by: spec.name,
                now: change.new
            )
        }
    }

    /// Adds the files of earlier runs that lead nobody any more.
    private mutating func addVain() {
        let written = Set(files.map(\.path))
        let folders = plan.group.isBuilt ? [] : Set([plan.group.output, plan.group.testsOutput].compactMap { $0 })
        for folder in folders.sorted() {
            let names = ((try? Disk.names(in: folder.absolute)) ?? []).filter { $0.hasSuffix(RenamedFile.ending) }
            for path in names.sorted().map(folder.appending) where !written.contains(path) {
                let search = handwritten()
                let declared = generatedTypes
                let vain = RenamedFile(at: path) { name, types in
                    !declared.contains(name) && search.uses(name, of: types)
                }
                files += [vain].compactMap { $0 }
            }
        }
    }

    /// The classes and structures that the files of the plan declare.
    private var generatedTypes: Set<String> {
        Set(
            plan.entries.filter { $0.file.rule == .owned }.flatMap { SwiftNames.types(in: $0.file.contents) }.map(
                String.init
            )
        )
    }
}
