import VMGenDiagnostics

extension SpecParser {
    /// One block that is open.
    package struct Level {
        /// The width of the indentation of its lines.
        package var indentation: Int
        /// Whether its items stand under their section instead of indented below it.
        var isFlush = false
        /// The width of the lines just read into this block although they fit nowhere, of which the first was reported.
        var misfit: Int?
        /// Its entries so far.
        package var entries: [EntrySyntax] = []
    }

    /// Finds the block that `line` belongs to, opens or closes blocks for it, and reports an indentation that fits none.
    /// Returns the depth of the block.
    mutating func enter(_ line: SpecLine, isItem: Bool) -> Int {
        let width = line.indentation
        if levels.count == 1, levels[0].entries.isEmpty {
            if width > 0 {
                levels[0].indentation = width
                guard !isItem else { return 0 }
                reportIndentation(line, "the first entry is indented; start it at the beginning of its line")
            }
            return 0
        }
        levels[0].indentation = min(width, levels[0].indentation)
        let last = levels.count - 1
        var depth = last
        while depth > 0, levels[depth].indentation > width {
            if isItem, levels[depth].isFlush, levels[depth - 1].indentation == width {
                closeLevels(to: depth)
                return depth
            }
            depth -= 1
        }
        if depth == last, width > levels[last].indentation {
            return width == levels[last].misfit ? last : open(line)
        }
        if levels[depth].indentation == width {
            closeLevels(to: depth)
            levels[depth].misfit = nil
            return isItem && startsFlushBlock ? openFlush(line) : depth
        }
        // Between two blocks: a line of the deeper one.
        let neighbour = depth + 1
        closeLevels(to: neighbour)
        // The end of a closure over several lines is reported with the closure.
        if !line.hasTab, bytes[line.textStart] != UInt8(ascii: "}"), levels[neighbour].misfit != width {
            let next = lineIndex < source.lineStarts.count ? self.line(lineIndex).indentation : nil
            let around = (outer: levels[depth], inner: levels[neighbour])
            let misfit = IndentationMisfit(width: width, next: next, step: tabWidth, levels: around)
            reportIndentation(line, misfit.message(source))
        }
        levels[neighbour].misfit = width
        return neighbour
    }

    private mutating func open(_ line: SpecLine) -> Int {
        guard levels.count < Self.maximumDepth else {
            levels[levels.count - 1].misfit = line.indentation
            reportIndentation(line, "this line is nested too deep; indent it less")
            return levels.count - 1
        }
        levels.append(Level(indentation: line.indentation))
        return levels.count - 1
    }

    /// Whether the last entry of the innermost block is a key without anything, in a block without items: an item at the
    /// same indentation is meant for it.
    private var startsFlushBlock: Bool {
        guard let level = levels.last, let entry = level.entries.last else { return false }
        return !entry.isItem && entry.key != nil && entry.value == nil && entry.verbatim == nil && entry.block.isEmpty
    }

    mutating func openFlush(_ line: SpecLine, _ what: String = "items") -> Int {
        let owner = levels.last?.entries.last?.key?.text ?? ""
        reportIndentation(line, "the \(what) of `\(owner)` are not indented; indent them below it")
        guard levels.count < Self.maximumDepth else { return levels.count - 1 }
        levels.append(Level(indentation: line.indentation + 1, isFlush: true))
        return levels.count - 1
    }

    /// Closes the blocks deeper than `depth` and hands them to the entries above them.
    mutating func closeLevels(to depth: Int) {
        while levels.count > depth + 1 {
            let level = levels.removeLast()
            let parent = levels.count - 1
            guard let owner = levels[parent].entries.indices.last else { continue }
            levels[parent].entries[owner].block = level.entries
            if let end = level.entries.last?.range {
                levels[parent].entries[owner].range = levels[parent].entries[owner].range.union(end)
            }
        }
    }

    /// Reports the indentation of `line`.
    mutating func reportIndentation(_ line: SpecLine, _ message: String) {
        guard !linesWithLookalikes.contains(line.start) else { return }
        report(.error, .indentation, message, at: SourceRange(line.start, max(line.textStart, line.start + 1)))
    }
}
