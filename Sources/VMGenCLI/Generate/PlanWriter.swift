/// Brings the plans to the disk.
///
/// - What one spec needs is written as a whole or not at all; so are the files that the specs of a target share. Where
///   the disk refuses a shared file, nothing of that target is written, since nothing would compile without it.
/// - While a spec of a target has errors, shared files are created where they are missing but not updated: their new
///   text would not serve the spec's output of an earlier run, which stays. The report calls them "held back".
/// - A file that was edited by hand is refused, unless it is to be replaced all the same.
struct PlanWriter {
    /// Whether it only looks what there is to do.
    let isDry: Bool
    /// Whether files that were edited by hand are replaced, and deleted.
    let replacesEdits: Bool
    /// What became of each file, in order.
    private(set) var report = WriteReport()
    /// What the disk refused.
    private(set) var failures: [DiskError] = []
    /// The files that were edited by hand and left as they are, in order.
    private(set) var edits: [HandEdit] = []
    /// What is to be said about files that were merged.
    private(set) var warnings: [Message] = []
    /// The specs of which nothing was written, since a file of theirs was refused.
    private(set) var refusedSpecs: Set<Path> = []
    /// What was not on the disk as the specs say, in order.
    private(set) var differences: [FileDifference] = []

    private var ledgers: [Path: SumsLedger] = [:]

    /// Makes a writer; one that `isDry` changes nothing on the disk.
    init(isDry: Bool, replacesEdits: Bool = false) {
        self.isDry = isDry
        self.replacesEdits = replacesEdits
    }

    /// Checks all files of `plan`, then writes those that changed.
    mutating func write(_ plan: TargetPlan) {
        for folder in Set(plan.entries.map(\.file.path.parent)) { TemporaryFile.sweep(folder) }
        let changes = check(plan)
        var refused = Set(plan.entries.indices.filter { changes[$0] == nil }.map { plan.entries[$0].spec })
        announce(zip(plan.entries, changes).filter { $1 == .create || $1 == .update }.map(\.0))
        var outcomes: [Int: WriteReport.Outcome] = [:]
        let places = Dictionary(grouping: plan.entries.indices) { plan.entries[$0].spec }
        for spec in Self.batches(of: plan) where !refused.contains(spec) && !refused.contains(nil) {
            var batch: [Int: WriteReport.Outcome] = [:]
            for index in places[spec] ?? [] {
                let isHeldBack = spec == nil && plan.hasErrors
                batch[index] = changes[index]?.outcome(for: plan.entries[index].file, isHeldBack: isHeldBack)
            }
            do {
                let files = batch.keys.sorted().filter { batch[$0]?.isWritten == true }.map { plan.entries[$0].file }
                if !isDry { try FileWriter.write(files) }
                outcomes.merge(batch) { $1 }
            } catch {
                note(error)
                refused.insert(spec)
            }
        }
        for index in outcomes.keys.sorted() {
            guard let outcome = outcomes[index] else { continue }
            let entry = plan.entries[index]
            report.add(outcome, entry.file.path, waitsFor: plan.waitsFor)
            guard entry.file.rule == .owned, outcome != .heldBack else { continue }
            withLedger(of: entry.file.path.parent) { $0.set(entry) }
        }
        if plan.group.isBuilt { report.addBuilt(plan.group) }
        refusedSpecs.formUnion(refused.contains(nil) ? plan.group.specs : refused.compactMap { $0 })
        let good = Set(plan.group.specs).subtracting(plan.specsWithErrors)
        report.addSpecs(
            plan.group.specs.count,
            withErrors: plan.specsWithErrors.count,
            refused: refused.contains(nil) ? good.count : refused.count
        )
    }

    /// Deletes `file`, whose spec is gone.
    mutating func delete(_ file: StaleFile) {
        do throws(DiskError) {
            let isEdited = withLedger(of: file.path.parent) { file.isEdited(accordingTo: $0.known) }
            if isEdited, !replacesEdits {
                throw DiskError(path: file.path, message: "edited by hand, so it was left; '--force' deletes it")
            }
            if !isDry { try file.delete() }
            report.add(.deleted, file.path)
            withLedger(of: file.path.parent) { $0.forget(file.path.name) }
        } catch {
            note(error)
        }
    }

    /// Writes `file`, or deletes it where it leads nobody any more.
    mutating func write(_ file: RenamedFile) {
        do throws(DiskError) {
            guard !file.text.isEmpty else {
                if !isDry { try StaleFile(at: file.path)?.delete() }
                report.add(.deleted, file.path)
                return
            }
            let planned = PlannedFile(path: file.path, contents: file.text, rule: .owned)
            let change = try FileWriter.change(for: planned)
            guard change != .keep else { return }
            if !isDry { try FileWriter.write([planned]) }
            report.add(change == .create ? .created : .updated, file.path)
        } catch {
            note(error)
        }
    }

    /// Notes that `file`, whose spec is gone, stays.
    mutating func leave(_ file: StaleFile) {
        let text = (try? Disk.read(file.path.absolute)).map { String(decoding: $0, as: UTF8.self) }
        differences.append(FileDifference(kind: .stale, path: file.path, old: text))
    }

    /// Writes down what is in the folders now; the last thing to do.
    mutating func finish() {
        for folder in ledgers.keys.sorted() {
            guard var ledger = ledgers[folder] else { continue }
            if let difference = ledger.difference { differences.append(difference) }
            guard !isDry else { continue }
            do throws(DiskError) {
                try ledger.writeDown()
            } catch {
                note(error)
            }
        }
    }

    /// Writes down what is going to be written, so that it is known whatever happens.
    private mutating func announce(_ entries: [TargetPlan.Entry]) {
        guard !isDry else { return }
        for (folder, entries) in Dictionary(grouping: entries.filter { $0.file.rule == .owned }, by: \.file.path.parent)
        {
            withLedger(of: folder) { $0.announce(entries) }
        }
    }

    /// What there is to do about each file; nil where it is refused.
    private mutating func check(_ plan: TargetPlan) -> [Change?] {
        var search = ScaffoldSearch(plan.group)
        return plan.entries.map { entry in
            do throws(DiskError) {
                let change = try FileWriter.change(for: entry.file)
                let wasMoved = entry.file.rule == .once && change == .create && search.finds(entry.file)
                return wasMoved ? .keep : accepted(change, of: entry, in: plan)
            } catch {
                note(error)
                return nil
            }
        }
    }

    /// `change`, unless it would replace an edit.
    private mutating func accepted(_ change: Change, of entry: TargetPlan.Entry, in plan: TargetPlan) -> Change? {
        let isHeldBack = entry.spec == nil && plan.hasErrors
        guard change != .keep, change == .create || !isHeldBack else { return change }
        let sums = withLedger(of: entry.file.path.parent) { $0.known }
        let edit = change == .update ? HandEdit(of: entry.file, spec: entry.spec, knownBy: sums) : nil
        let old = change == .update ? try? Disk.read(entry.file.path.absolute) : nil
        let difference = FileDifference(
            kind: edit != nil ? .edited : change == .create ? .missing : .changed,
            path: entry.file.path,
            old: old.map { String(decoding: $0, as: UTF8.self) },
            new: entry.file.contents
        )
        differences.append(difference)
        if edit == nil, let old, sums.sums(of: entry.file.path.name).isMerged(Checksum.of(old)) {
            warnings.append(difference.mergeWarning)
        }
        guard let edit, !replacesEdits else { return change }
        edits.append(edit)
        return nil
    }

    /// The specs of `plan` in order; nil, for what they share, comes first: without it nothing else is written.
    private static func batches(of plan: TargetPlan) -> [Path?] {
        var seen: Set<Path?> = [nil]
        return [nil] + plan.entries.map(\.spec).filter { seen.insert($0).inserted }
    }

    @discardableResult
    private mutating func withLedger<Result>(of folder: Path, _ body: (inout SumsLedger) -> Result) -> Result {
        body(&ledgers[folder, default: SumsLedger(of: folder)])
    }

    /// Notes a refusal; several files that fail for one reason at one place are one.
    private mutating func note(_ failure: DiskError) {
        if !failures.contains(failure) { failures.append(failure) }
    }
}

extension Set<String> {
    /// Whether a file of this sum is none of the versions with these sums but comes from several of them.
    fileprivate func isMerged(_ sum: String) -> Bool { count > 1 && !contains(sum) }
}

extension Change {
    /// What becomes of `file` once this is done; nil for a scaffold that was there: it is the user's.
    fileprivate func outcome(for file: PlannedFile, isHeldBack: Bool) -> WriteReport.Outcome? {
        switch self {
        case .create: .created
        case .update: isHeldBack ? .heldBack : .updated
        case .keep: file.rule == .once ? nil : .unchanged
        }
    }
}
