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

    /// `lines` as they are, or fields without their dashes where the first is a field, behind a dash or not, which is reported once.
    /// In a list of cases what looks like a field is a case that is written wrongly.
    func withoutDashes(_ lines: [EntrySyntax], section: String) -> [EntrySyntax] {
        guard let first = lines.first, !first.isItem || Self.field(first) != nil,
            let place = lines.first(where: { $0.isItem && Self.field($0) != nil })
        else { return lines }
        findings.add(LineShape.extraDash(place.content, in: section))
        return lines.map { $0.isItem ? Self.field($0) ?? $0 : $0 }
    }

    /// `item` as the field that it is meant to be, `tap, swipe: Void` and `name: String`; nil for a case.
    private static func field(_ item: EntrySyntax) -> EntrySyntax? {
        var line = item.withoutDash
        if item.key != nil { return item.value == nil ? nil : line }
        guard let (names, type) = SwiftText.cut(item.content, at: ":"), !type.isEmpty,
            SwiftText.split(names, on: ",").allSatisfy({ SwiftText.isIdentifier($0.text) })
        else { return nil }
        line.key = names
        line.value = type
        return line
    }
}
