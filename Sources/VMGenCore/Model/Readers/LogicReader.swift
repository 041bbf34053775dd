/// Reads the `logic:` section: the hand-written methods, as Swift signatures.
struct LogicReader: EntryReading {
    /// The runtime whose kinds of stream count.
    let runtime: Runtime
    let findings: Findings

    /// The methods of `entry`, in order.
    func read(_ entry: EntrySyntax) -> [SwiftMethod] {
        let reader = SignatureReader(runtime: runtime, section: "logic", findings: findings)
        return entry.block.filter { isItem($0, of: "logic") }.compactMap { line in
            expectNothingBelow(line)
            guard let method = reader.read(line.content, documentation: documentation(of: line), takesState: true)
            else { return nil }
            if let finding = ReservedName.check(method.name) { findings.add(finding) }
            return method
        }
    }
}
