import VMGenDiagnostics
import VMGenSpec

/// The places of all lines of a spec that are neither blank nor comments.
struct LinePlaces {
    /// The places by the indices of their lines.
    private(set) var all: [Int: LinePlace] = [:]
    private let source: SourceText
    private let tabWidth: Int

    /// Finds the place of each line of `syntax`, which was read from `source`.
    init(_ syntax: SpecSyntax, in source: SourceText) {
        self.source = source
        tabWidth = SpecParser.indentationStep(source)
        for entry in syntax.entries {
            add(entry, below: [], section: entry.key.flatMap { SectionName(rawValue: $0.text) }, new: 0)
        }
    }

    private mutating func add(_ entry: EntrySyntax, below ancestors: [LinePlace.Level], section: SectionName?, new: Int)
    {
        let line = source.lineIndex(of: entry.range.lower)
        let range = source.lineRange(line)
        let start = line == 0 && source.bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : range.lower
        let old = SpecLine(source.bytes, start, range.upper, tabWidth: tabWidth).indentation
        let level = LinePlace.Level(old: old, new: new)
        let goesOn = section == .flows && Self.goesOn(entry)
        all[line] = LinePlace(
            role: .entry,
            line: line,
            depth: ancestors.count,
            level: level,
            ancestors: ancestors,
            section: section,
            hasMore: entry.verbatim != nil || !entry.block.isEmpty,
            isContinuation: goesOn && !ancestors.isEmpty
        )
        let step = entry.isItem ? 4 : 2
        for fragment in entry.verbatim?.lines ?? [] where !fragment.text.isEmpty {
            let line = source.lineIndex(of: fragment.range.lower)
            all[line] = LinePlace(
                role: .verbatim(fragment.text),
                line: line,
                depth: ancestors.count + 1,
                level: LinePlace.Level(old: 0, new: new + step),
                ancestors: ancestors + [level],
                section: section,
                hasMore: false,
                isContinuation: false
            )
        }
        for child in entry.block {
            // The lines of one flow stand in one column, however they were staggered.
            let isAligned = goesOn && Self.goesOn(child) && !Self.isCatch(entry)
            add(child, below: ancestors + [level], section: section, new: isAligned ? new : new + step)
        }
    }

    /// Whether `entry` goes on with the flow above it.
    static func goesOn(_ entry: EntrySyntax) -> Bool {
        !entry.isItem && (entry.content.text.hasPrefix("->") || isCatch(entry))
    }

    private static func isCatch(_ entry: EntrySyntax) -> Bool { entry.content.text.hasPrefix("catch") }
}
