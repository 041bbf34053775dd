/// Reads the `runtime:` line.
struct RuntimeReader: EntryReading {
    let findings: Findings

    /// The runtime that `entry` names; nil where it names none that exists.
    func read(_ entry: EntrySyntax) -> Runtime? {
        guard let value = entry.value else { return nil }
        if let runtime = Runtime.all.first(where: { $0.name == value.text }) { return runtime }
        findings.add(UnknownRuntime.finding(value))
        return nil
    }
}
