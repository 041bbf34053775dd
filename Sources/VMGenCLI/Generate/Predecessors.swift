/// Which specs have become others: a spec that is gone and one that is new count as one where their view models are alike.
struct Predecessors {
    /// The names of the specs that are gone, by the specs that took their places.
    private let names: [Path: String]
    private let stale: [StaleFile]

    /// Compares the view models of `plan` with those among `stale`, the files of its target that no spec makes any more.
    ///
    /// - Parameters:
    ///   - created: the files that were not there before.
    ///   - areDeleted: whether the stale files go in this run. It counts too then what an earlier run created, where it differs in
    ///     the names of its types alone.
    init(of plan: TargetPlan, among stale: [StaleFile], created: Set<Path>, areDeleted: Bool) {
        self.stale = created.isEmpty && !areDeleted ? [] : stale.filter { !$0.hasSpec && !$0.specFileName.isEmpty }
        let texts = Dictionary(
            self.stale.filter { $0.path.name.hasSuffix(Self.kinds[0]) }.map { ($0.specFileName, Self.text(of: $0)) }
        ) { first, _ in first }
        var found: [Path: String] = [:]
        for entry in texts.isEmpty ? [] : plan.entries where entry.file.path.name.hasSuffix(Self.kinds[0]) {
            guard let spec = entry.spec, entry.file.rule == .owned else { continue }
            let isNew = created.contains(entry.file.path)
            guard isNew || areDeleted else { continue }
            let alike = texts.filter { name, text in
                isNew ? Self.isAlike(text, entry.file.contents) : Self.isSame(text, entry.file.contents)
            }
            if alike.count == 1 { found[spec] = alike.first?.key }
        }
        let all = found.values
        names = found.filter { _, name in all.count { $0 == name } == 1 }
    }

    /// Whether no spec has become another.
    var isEmpty: Bool { names.isEmpty }

    /// The text of the file of the same kind that the spec of `entry` made under its old name; nil where there is none.
    func text(before entry: TargetPlan.Entry) -> String? {
        guard let spec = entry.spec, let name = names[spec],
            let kind = Self.kinds.first(where: entry.file.path.name.hasSuffix)
        else { return nil }
        return stale.first { file in
            file.specFileName == name && file.path.name.hasSuffix(kind) && file.path.parent == entry.file.path.parent
        }.map(Self.text)
    }

    private static let kinds = ["ViewModel.swift", "ViewModelHarness.swift", "ViewModelGeneratedTests.swift"]

    private static func text(of file: StaleFile) -> String {
        String(decoding: (try? Disk.read(file.path.absolute)) ?? [], as: UTF8.self)
    }

    /// Whether `new` is mostly what `old` was, and so is what it declares for others: much of the rest stands in each view model.
    private static func isAlike(_ old: String, _ new: String) -> Bool {
        let lines = Set(old.split(separator: "\n"))
        let all = new.split(separator: "\n")
        guard all.count(where: { lines.contains($0) }) * 2 > all.count else { return false }
        let (before, now) = (members(of: old), members(of: new))
        return before.intersection(now).count * 2 > max(before.count, now.count)
    }

    /// The lines that declare what a view model takes, shows and keeps.
    private static func members(of text: String) -> Set<Substring> {
        let lines = RenamedMembers.members(of: text).map(\.line).filter { !RenamedMembers.isHidden($0) }
        return Set(
            lines.map { $0.drop { $0 == " " } }.filter { line in
                line.split(separator: " ").contains { ["let", "var", "case"].contains($0) }
            }
        )
    }

    /// Whether `new` is `old` with other names of its types.
    private static func isSame(_ old: String, _ new: String) -> Bool {
        let renamed = RenamedDeclarations.replacingTypes(in: old[...], by: Renames(from: old, to: new).names)
        func body(_ text: String) -> Substring { text.drop { $0 != "\n" } }
        return body(renamed) == body(new)
    }
}
