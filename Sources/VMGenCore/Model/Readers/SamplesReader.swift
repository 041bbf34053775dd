import VMGenDiagnostics

/// Reads the `samples:` section: a name or type, and one value or two, with a comma between them, one an item below, or
/// below a `|`.
struct SamplesReader: EntryReading {
    let findings: Findings

    /// The lines of `entry`, in order.
    func read(_ entry: EntrySyntax) -> [SampleSyntax] {
        entry.block.filter { isField($0, of: "samples") }.compactMap { line in
            guard let key = key(of: line) else { return nil }
            return SampleSyntax(name: key, values: values(of: line, name: key))
        }
    }

    private func values(of line: EntrySyntax, name: Fragment) -> [Fragment] {
        var values: [Fragment] = []
        if let verbatim = line.verbatim {
            if let value = line.value { findings.add(LineShape.extraBlock(verbatim.range, below: value.text)) }
            values = [Fragment(findings.source.text(in: verbatim.range), verbatim.range)]
        } else if let value = line.value {
            expectNothingBelow(line)
            guard isBalanced(value) else { return [] }
            values = SwiftText.split(value, on: ",")
        } else {
            for item in line.block where isItem(item, of: name.text) {
                expectNothingBelow(item)
                if isBalanced(item.content) { values.append(item.content) }
            }
        }
        values.removeAll(where: \.isEmpty)
        if values.isEmpty, line.value == nil, line.block.isEmpty { findings.add(SampleShape.empty(name)) }
        if values.count > 2 { findings.add(SampleShape.tooMany(values[2])) }
        return values
    }
}

/// One line of `samples:`, its name not looked up yet.
struct SampleSyntax {
    /// The name or type as written.
    var name: Fragment
    /// Its values; empty where they could not be read, which has been reported.
    var values: [Fragment]
}
