import VMGenDiagnostics

/// What no line of a spec needs, and what would take more time or memory than a line is worth: a length that nobody reads, and
/// brackets within brackets without end.
package enum LineLimits {
    /// How many bytes a line may have.
    package static let longestLine = 64 << 10
    /// How many brackets may be open at one place.
    package static let deepest = 200
    /// How many lines a spec may have.
    package static let mostLines = 100_000

    /// Reports that `source` has more lines than are read; nil where it has not.
    static func tooManyLines(of source: SourceText) -> Diagnostic? {
        guard source.lineStarts.count > mostLines + 1 else { return nil }
        let message = "the spec has more than \(mostLines) lines; no spec needs that"
        let place = source.lineStarts[mostLines]
        return Diagnostic(.error, rule: LineRule.limit.id, message, in: source, at: SourceRange(place, place))
    }

    /// Replaces the lines of `bytes`, which are those of `source`, that go beyond by blanks, and reports the first of each
    /// kind.
    static func clear(_ bytes: inout [UInt8], of source: SourceText, _ diagnostics: inout [Diagnostic]) {
        var depth = Depth()
        var isLong = false
        var isDeep = false
        for index in source.lineStarts.indices {
            let line = source.lineRange(index)
            guard line.upper > line.lower else { continue }
            // What belongs together is indented below its first line.
            if !bytes[line.lower].isBlank { depth = Depth() }
            let tooDeep = firstTooDeep(bytes, line, &depth)
            if line.upper - line.lower > longestLine {
                let message = "this line has more than \(longestLine) bytes; no line of a spec needs that"
                if !isLong { report(message, SourceRange(line.lower, line.lower + 1), source, &diagnostics) }
                isLong = true
            } else if let tooDeep {
                let message = "more than \(deepest) brackets are open here; take the Swift to a method of `logic`"
                if !isDeep { report(message, SourceRange(tooDeep, tooDeep + 1), source, &diagnostics) }
                isDeep = true
            } else {
                continue
            }
            for offset in line.lower..<line.upper { bytes[offset] = UInt8(ascii: " ") }
        }
    }

    /// How many brackets are open; angle ones are counted apart, since a `>` is a sign of its own, too.
    private struct Depth {
        var brackets = 0
        var angles = 0
    }

    /// The first place of `line` at which too many brackets are open; `depth` counts them from line to line.
    private static func firstTooDeep(_ bytes: [UInt8], _ line: SourceRange, _ depth: inout Depth) -> Int? {
        var found: Int?
        for offset in line.lower..<line.upper {
            switch bytes[offset] {
            case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): depth.brackets += 1
            case UInt8(ascii: "<") where offset + 1 < line.upper && bytes[offset + 1].isNamePart: depth.angles += 1
            case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
                depth.brackets = max(0, depth.brackets - 1)
            case UInt8(ascii: ">") where offset > line.lower && bytes[offset - 1] != UInt8(ascii: "-"):
                depth.angles = max(0, depth.angles - 1)
            default: break
            }
            if max(depth.brackets, depth.angles) > deepest, found == nil { found = offset }
        }
        return found
    }

    private static func report(
        _ message: String,
        _ place: SourceRange,
        _ source: SourceText,
        _ diagnostics: inout [Diagnostic]
    ) {
        diagnostics.append(Diagnostic(.error, rule: LineRule.limit.id, message, in: source, at: place))
    }
}
