import VMGenDiagnostics

extension SpecParser {
    /// `line` with what was meant in the place of such characters, outside strings; the first of them is reported. The
    /// places of all else stay as they are.
    mutating func withoutLookalikes(_ line: SpecLine) -> SpecLine {
        guard bytes[line.start..<line.end].contains(where: { $0 >= 0x80 }), !isScenarioName(line) else { return line }
        reportMixedWord(line)
        var isReported = false
        var isInString = false
        var offset = line.textStart
        while offset < line.end {
            let byte = bytes[offset]
            if byte == UInt8(ascii: "\"") { isInString.toggle() }
            if byte == UInt8(ascii: "\\") { offset += 1 }
            guard byte >= 0x80, let found = lookalike(at: offset, line, isInString: isInString) else {
                offset += 1
                continue
            }
            if !isReported {
                let place = SourceRange(offset, offset + found.bytes.count)
                report(.error, .lookalike, found.message, at: place)
            }
            isReported = true
            replace(found, at: offset)
            offset += found.bytes.count
        }
        guard isReported else { return line }
        linesWithLookalikes.insert(line.start)
        return SpecLine(bytes, line.start, line.end, tabWidth: tabWidth)
    }

    /// Reports the first name of `line` in which a letter of another script looks like a Latin one.
    private mutating func reportMixedWord(_ line: SpecLine) {
        guard let found = MixedWord(bytes, line.textStart..<line.end) else { return }
        report(.error, .lookalike, found.message, at: SourceRange(found.range.lowerBound, found.range.upperBound))
    }

    private func lookalike(at offset: Int, _ line: SpecLine, isInString: Bool) -> Lookalike? {
        let rest = bytes[offset..<line.end]
        guard !isInString, let found = Lookalike.first(of: rest) else { return nil }
        // Elsewhere a dash may be part of a name that is free text.
        guard found.meant == UInt8(ascii: "-") else { return found }
        let isArrow = rest.dropFirst(found.bytes.count).first == UInt8(ascii: ">")
        return offset == line.textStart || isArrow ? found : nil
    }

    private mutating func replace(_ found: Lookalike, at offset: Int) {
        let end = offset + found.bytes.count
        for index in offset..<end { bytes[index] = UInt8(ascii: " ") }
        let isArrow = end < bytes.count && bytes[end] == UInt8(ascii: ">")
        bytes[isArrow ? end - 1 : offset] = found.meant
    }

    /// Whether `line` is the name of a scenario, which is free text.
    private func isScenarioName(_ line: SpecLine) -> Bool {
        levels[0].entries.last?.key?.text == SectionName.scenarios.rawValue && bytes[line.end - 1] == UInt8(ascii: ":")
    }
}
