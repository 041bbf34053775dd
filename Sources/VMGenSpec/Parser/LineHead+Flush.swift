extension LineHead {
    /// Whether the line, which is not indented, is a field of the section that the outermost of `levels` ends with: nothing stands
    /// below that but such fields, and on its line at most one of `kinds`.
    func isFlushField(in levels: [SpecParser.Level], kinds: Set<String>) -> Bool {
        guard isField, section == nil, let word, let owner = levels[0].entries.last,
            let name = owner.key.flatMap({ SectionName(rawValue: $0.text) }), SectionName.ofFields.contains(name)
        else { return false }
        // A section that is misspelt is one.
        if let meant = SectionName.meant(by: word),
            !levels[0].entries.contains(where: { $0.key?.text == meant.rawValue })
        {
            return false
        }
        if levels.count > 1 { return levels[1].isFlush && levels[1].entries.last?.isItem == false }
        return owner.verbatim == nil && owner.value.map { kinds.contains($0.text) } ?? true
    }
}

extension SectionName {
    /// Sections whose lines take nothing below them; a flow takes lines that are no items.
    static let ofLines: Set<SectionName> = [.imports, .errors, .`init`, .variables, .inputs, .logic, .flows]

    /// Sections whose lines are items alone.
    static let ofItems: Set<SectionName> = [.errors, .logic, .flows]

    /// Sections whose lines are fields alone.
    fileprivate static let ofFields: Set<SectionName> = [.`init`, .requests, .inputs, .outputs, .state]
}
