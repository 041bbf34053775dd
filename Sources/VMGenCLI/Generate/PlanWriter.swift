import VMGenTesting

/// Brings the plans to the disk.
///
/// - What one spec needs is written as a whole or not at all; so are the files that the specs of a target share. Where
///   the disk refuses a shared file, nothing of that target is written, since nothing would compile without it.
/// - While a spec of a target has errors, shared files are created where they are missing but not updated: their new
///   text would not serve the spec's output of an earlier run, which stays. The report calls them "held back".
struct PlanWriter {
    /// What became of each file, in order.
    private(set) var report = WriteReport()
    /// What the disk refused.
    private(set) var failures: [DiskError] = []

    /// Checks all files of `plan`, then writes those that changed.
    mutating func write(_ plan: TargetPlan) {
        for folder in Set(plan.entries.map(\.file.path.parent)) { TemporaryFile.sweep(folder) }
        let changes = check(plan)
        var refused = Set(plan.entries.indices.filter { changes[$0] == nil }.map { plan.entries[$0].spec })
        var outcomes: [Int: WriteReport.Outcome] = [:]
        for spec in Self.batches(of: plan) where refused.isDisjoint(with: [spec, nil]) {
            var batch: [Int: WriteReport.Outcome] = [:]
            for (index, entry) in plan.entries.enumerated() where entry.spec == spec {
                let isHeldBack = spec == nil && plan.hasErrors
                batch[index] = changes[index]?.outcome(for: entry.file, isHeldBack: isHeldBack)
            }
            do {
                try FileWriter.write(batch.keys.sorted().filter { batch[$0]?.isWritten == true }.map(plan.file))
                outcomes.merge(batch) { $1 }
            } catch {
                note(error)
                refused.insert(spec)
            }
        }
        for index in outcomes.keys.sorted() {
            if let outcome = outcomes[index] { report.add(outcome, plan.file(index).path) }
        }
        if plan.group.isBuilt { report.addBuilt(plan.group) }
        let good = Set(plan.group.specs).subtracting(plan.specsWithErrors)
        report.addSpecs(
            plan.group.specs.count,
            withErrors: plan.specsWithErrors.count,
            refused: refused.contains(nil) ? good.count : refused.count
        )
    }

    /// Deletes `file`, whose spec is gone.
    mutating func delete(_ file: StaleFile) {
        do {
            try file.delete()
            report.add(.deleted, file.path)
        } catch {
            note(error)
        }
    }

    /// What there is to do about each file; nil where the disk refuses.
    private mutating func check(_ plan: TargetPlan) -> [Change?] {
        var search = ScaffoldSearch(plan.group)
        return plan.entries.map { entry in
            do throws(DiskError) {
                let change = try FileWriter.change(for: entry.file)
                let wasMoved = entry.file.rule == .once && change == .create && search.finds(entry.file)
                return wasMoved ? .keep : change
            } catch {
                note(error)
                return nil
            }
        }
    }

    /// The specs of `plan` in order; nil, for what they share, comes first: without it nothing else is written.
    private static func batches(of plan: TargetPlan) -> [Path?] {
        var specs: [Path?] = [nil]
        for entry in plan.entries where specs.last != entry.spec && !specs.contains(entry.spec) {
            specs.append(entry.spec)
        }
        return specs
    }

    /// Notes a refusal; several files that fail for one reason at one place are one.
    private mutating func note(_ failure: DiskError) {
        if !failures.contains(failure) { failures.append(failure) }
    }
}

extension TargetPlan {
    /// The file of the entry at `index`.
    fileprivate func file(_ index: Int) -> PlannedFile { entries[index].file }
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
