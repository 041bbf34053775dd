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

    /// Writes the files of `plan`.
    mutating func write(_ plan: TargetPlan) {
        var search = ScaffoldSearch(plan.group)
        var changes: [Change] = []
        var refused: Set<Path?> = []
        for entry in plan.entries {
            do {
                var change = try FileWriter.change(for: entry.file)
                if entry.file.rule == .once, change == .create, search.finds(entry.file) { change = .none }
                changes.append(change)
            } catch {
                note(error)
                refused.insert(entry.spec)
                changes.append(.none)
            }
        }
        var outcomes = [WriteReport.Outcome?](repeating: nil, count: changes.count)
        // What is shared, at nil, comes first: without it nothing else is written.
        var batches: [Path?] = [nil]
        for entry in plan.entries where !batches.contains(entry.spec) { batches.append(entry.spec) }
        for spec in batches where !refused.contains(spec) && !refused.contains(nil) {
            let indices = plan.entries.indices.filter { plan.entries[$0].spec == spec }
            var written: [PlannedFile] = []
            for index in indices {
                let file = plan.entries[index].file
                outcomes[index] = WriteReport.Outcome(changes[index], file, isHeldBack: spec == nil && plan.hasErrors)
                if let outcome = outcomes[index], outcome.isWritten { written.append(file) }
            }
            do {
                try FileWriter.write(written)
            } catch {
                note(error)
                refused.insert(spec)
                for index in indices { outcomes[index] = nil }
            }
        }
        for (entry, outcome) in zip(plan.entries, outcomes) {
            if let outcome { report.add(outcome, entry.file.path) }
        }
        let refusedSpecs =
            refused.contains(nil) ? Set(plan.group.specs).subtracting(plan.specsWithErrors).count : refused.count
        report.addSpecs(plan.group.specs.count, withErrors: plan.specsWithErrors.count, refused: refusedSpecs)
    }

    /// Notes a refusal; several files that fail for one reason at one place are one.
    private mutating func note(_ failure: DiskError) {
        if !failures.contains(failure) { failures.append(failure) }
    }
}
