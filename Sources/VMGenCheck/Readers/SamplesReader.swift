import VMGenDiagnostics
import VMGenSpec

/// Reads the `samples:` section: a name or type, and one value or two, with a comma between them, one an item below, or
/// below a `|`; or a constant, `name: Type = value`.
struct SamplesReader: EntryReading {
    let findings: Findings
    /// The names of what has samples without saying their type.
    var named: Set<String> = []

    /// The lines of `entry`, in order.
    func read(_ entry: EntrySyntax) -> [SampleSyntax] {
        entry.block.filter { isField($0, of: "samples") }.compactMap { line in
            if line.key == nil, let (name, value) = SwiftText.cut(line.content, at: " = "),
                SwiftText.isIdentifier(name.text), !value.isEmpty
            {
                let isNamed = named.contains(name.text)
                return findings.refuse(SampleShape.untyped(name, value: value, at: line.content, isNamed: isNamed))
            }
            guard let key = key(of: line) else { return nil }
            if let constant = constant(line, name: key) { return constant }
            return SampleSyntax(name: key, values: values(of: line, name: key))
        }
    }

    /// `kitchen: Room = Room(id: 1)`; nil where the line has another form.
    private func constant(_ line: EntrySyntax, name key: Fragment) -> SampleSyntax? {
        guard let value = line.value, let (type, text) = SwiftText.cut(value, at: " = ", typeBrackets: true),
            !type.isEmpty
        else { return nil }
        let below = line.verbatim.map { Fragment(findings.source.text(in: $0.range), $0.range) }
        if below == nil { expectNothingBelow(line) }
        var values = text.isEmpty ? [below].compactMap { $0 } : [text]
        if let below, !text.isEmpty { findings.add(LineShape.extraBlock(below.range, below: value.text)) }
        if values.isEmpty { findings.add(SampleShape.empty(key)) }
        let parts = SwiftText.split(text, on: ",")
        if parts.count > 1 { findings.add(SampleShape.second(parts[1], of: key, type: type)) }
        if name(key) == nil || !isBalanced(text) || parts.count > 1 { values = [] }
        return SampleSyntax(name: key, type: type, values: values)
    }

    private func values(of line: EntrySyntax, name: Fragment) -> [Fragment] {
        var values: [Fragment] = []
        if let verbatim = line.verbatim {
            if let value = line.value { findings.add(LineShape.extraBlock(verbatim.range, below: value.text)) }
            values = [Fragment(findings.source.text(in: verbatim.range), verbatim.range)]
        } else if let value = line.value {
            expectNothingBelow(line)
            guard isBalanced(value) else { return [] }
            values = value.values
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
package struct SampleSyntax {
    /// The name or type as written.
    package var name: Fragment
    /// The type of a constant: `Room` of `kitchen: Room = …`.
    package var type: Fragment?
    /// Its values; empty where they could not be read, which has been reported.
    package var values: [Fragment]
}
