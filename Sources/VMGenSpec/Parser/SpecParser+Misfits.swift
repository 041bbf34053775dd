/// Lines whose indentation puts them where they cannot have been meant to be: they are reported, and read where they were.
extension SpecParser {
    /// The depth of the block that `line` was meant for, where its indentation says another one; nil where nothing
    /// speaks against the indentation.
    mutating func misfit(_ line: SpecLine, _ head: LineHead) -> Int? {
        guard !levels[0].entries.isEmpty, !line.hasTab else { return nil }
        return indentedSection(line, head) ?? flushField(line, head) ?? outdentedMember(line, head)
            ?? deeperNeighbour(line, head)
    }

    /// The section that is read at the moment; nil where the last entry of the outermost level names none.
    var section: SectionName? { levels[0].entries.last?.key.flatMap { SectionName(rawValue: $0.text) } }

    private func isPresent(_ name: SectionName) -> Bool {
        levels[0].entries.contains { $0.key?.text == name.rawValue }
    }

    /// A section that is indented: at the outermost level.
    private mutating func indentedSection(_ line: SpecLine, _ head: LineHead) -> Int? {
        let width = line.indentation
        guard width > levels[0].indentation, let name = head.section, !isPresent(name), let section else { return nil }
        let isAmongNames = [.scenarios, .samples, .services].contains(section)
        let isBetween = levels.count > 1 && width < levels[1].indentation
        let isSectionLine = head.value.isEmpty || kinds.contains(head.value) || section.shape == .value
        guard isBetween || (isSectionLine && !isAmongNames) else { return nil }
        closeLevels(to: 0)
        if sectionMisfit != width {
            reportIndentation(line, "`\(name.rawValue)` is a section; start it at the beginning of its line")
        }
        sectionMisfit = width
        return 0
    }

    /// A field or item at the beginning of its line, behind others that are indented: one of them.
    private mutating func outdentedMember(_ line: SpecLine, _ head: LineHead) -> Int? {
        guard line.indentation == levels[0].indentation, levels.count > 1, let section, section.shape != .value,
            let last = levels[1].entries.last, last.isItem == head.isItem, !levels[1].isFlush
        else { return nil }
        if !head.isItem {
            guard let word = head.word, head.isField, head.section == nil, last.value != nil,
                SectionName.meant(by: word).map(isPresent) ?? true
            else { return nil }
        }
        closeLevels(to: 1)
        reportOnce(
            line,
            at: 1,
            "this line is not indented; indent it by \(spaces(levels[1].indentation)) as those above"
        )
        return 1
    }

    /// A field at the beginning of its line, where nothing stands below its section but such fields: one of its lines.
    private mutating func flushField(_ line: SpecLine, _ head: LineHead) -> Int? {
        guard line.indentation == levels[0].indentation, head.isFlushField(in: levels, kinds: kinds) else { return nil }
        if levels.count == 1 { return openFlush(line, "lines") }
        closeLevels(to: 1)
        return 1
    }

    /// A line that is indented deeper than its neighbours, which take nothing below them: one of them.
    private mutating func deeperNeighbour(_ line: SpecLine, _ head: LineHead) -> Int? {
        let width = line.indentation
        guard let depth = levels.lastIndex(where: { $0.indentation < width }), depth > 0,
            !levels.contains(where: { $0.indentation == width }), let last = levels[depth].entries.last,
            last.isItem == head.isItem, last.verbatim == nil, !levels[depth].isFlush, let section
        else { return nil }
        let isMember = head.isItem || (last.value != nil && head.isField)
        let isSlip = width == levels[depth].indentation + 1 && tabWidth > 1
        let isAlone = depth == 1 && SectionName.ofLines.contains(section)
        let isType = depth == 1 && [.outputs, .state].contains(section) && head.startsWithType
        guard isMember, isSlip || isAlone || isType else { return nil }
        closeLevels(to: depth)
        let wanted = levels[depth].indentation
        reportOnce(
            line,
            at: depth,
            "this line is indented by \(spaces(width)), those above by \(wanted); indent it by \(wanted)"
        )
        return depth
    }

    /// Reports the indentation of `line`, unless that of the block's last misfit was the same.
    private mutating func reportOnce(_ line: SpecLine, at depth: Int, _ message: String) {
        if levels[depth].misfit != line.indentation { reportIndentation(line, message) }
        levels[depth].misfit = line.indentation
    }

    private func spaces(_ count: Int) -> String { count == 1 ? "1 space" : "\(count) spaces" }
}
