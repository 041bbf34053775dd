import VMGenSpec

extension PortsReader {
    /// `entry` as it is, or with dashes before its lines where it says `enum` and they are cases without one, which is reported.
    func withDashes(_ entry: EntrySyntax, section: String) -> EntrySyntax {
        guard let head = entry.value, SwiftText.words(of: head).contains(where: { $0.text == "enum" }),
            let first = entry.block.first, entry.block.allSatisfy({ !$0.isItem && $0.key == nil })
        else { return entry }
        findings.add(LineShape.missingDash(first.content, in: section))
        var entry = entry
        for index in entry.block.indices { entry.block[index].isItem = true }
        return entry
    }

    /// `lines` as they are, or without the dashes where the first is a field behind one, which is reported.
    func withoutDashes(_ lines: [EntrySyntax], section: String) -> [EntrySyntax] {
        guard let first = lines.first, first.isItem, first.value != nil else { return lines }
        findings.add(LineShape.extraDash(first.content, in: section))
        return lines.map { line in
            var line = line
            line.isItem = line.isItem && line.key == nil
            return line
        }
    }
}
