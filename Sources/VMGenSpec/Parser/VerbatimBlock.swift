import VMGenDiagnostics

/// The lines of a verbatim block while they are read.
struct VerbatimBlock {
    /// The lines below the opener, blank ones included.
    var lines: [SpecLine] = []

    /// Whether `line` goes on with the flow that the block belongs to: it starts with `->` or `catch ->`, and is not
    /// indented deeper than the block's first line, as the second line of a closure's signature is.
    func endsBefore(_ line: SpecLine, _ bytes: [UInt8]) -> Bool {
        let first = lines.first { $0.kind != .blank }
        guard line.indentation <= first?.indentation ?? .max else { return false }
        var rest = bytes[line.textStart..<line.end]
        if rest.starts(with: "catch".utf8) { rest = rest.dropFirst("catch".utf8.count).drop(while: \.isBlank) }
        return rest.starts(with: "->".utf8)
    }

    /// The block without the indentation that its lines share, and without the blank lines at its start and end; nil
    /// where nothing else is there. Calls `isTabbed` for each line with a tab in the shared indentation.
    func syntax(_ bytes: [UInt8], tabWidth: Int, isTabbed: (SpecLine) -> Void) -> VerbatimSyntax? {
        let isText: (SpecLine) -> Bool = { $0.kind != .blank }
        guard let first = lines.firstIndex(where: isText), let last = lines.lastIndex(where: isText) else { return nil }
        let shared = lines[first...last].filter(isText).map(\.indentation).min() ?? 0
        var fragments: [Fragment] = []
        for line in lines[first...last] {
            guard line.kind != .blank else {
                fragments.append(Fragment("", SourceRange(line.start, line.start)))
                continue
            }
            var offset = line.start
            var width = 0
            var hasTab = false
            while width < shared, offset < line.textStart {
                let isTab = bytes[offset] == UInt8(ascii: "\t")
                hasTab = hasTab || isTab
                width += isTab ? tabWidth - width % tabWidth : 1
                offset += 1
            }
            if hasTab { isTabbed(line) }
            let text = String(decoding: bytes[offset..<line.end], as: UTF8.self)
            fragments.append(Fragment(text, SourceRange(offset, line.end)))
        }
        let range = SourceRange(lines[first].textStart, lines[last].end)
        return VerbatimSyntax(lines: fragments, range: range)
    }
}
