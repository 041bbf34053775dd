import VMGenDiagnostics

/// Makes a tree of a template's segments.
struct TemplateParser {
    private let source: SourceText
    private let segments: [Segment]
    private var index = 0
    private var depth = 0

    private static let maximumDepth = 64

    /// A tag whose name was read.
    struct Tag {
        /// Which tag it is.
        var name: TagName
        /// What follows the name.
        var cursor: TagCursor
    }

    private init(_ source: SourceText) throws(TemplateError) {
        self.source = source
        segments = try SegmentLexer.segments(of: source)
    }

    /// Parses a template.
    ///
    /// - Throws: `TemplateError` at its first syntax error.
    static func parse(_ source: SourceText) throws(TemplateError) -> Template {
        var parser = try TemplateParser(source)
        let (nodes, _) = try parser.nodes(of: nil)
        return Template(source: source, nodes: nodes)
    }

    /// The nodes up to the tag that continues or ends the block that `opener` opens (nil: up to the end of the
    /// template), and that tag.
    mutating func nodes(of opener: Tag?) throws(TemplateError) -> (nodes: [Node], next: Tag?) {
        depth += 1
        defer { depth -= 1 }
        if depth > Self.maximumDepth, let opener {
            throw opener.cursor.fail(
                "blocks more than \(Self.maximumDepth) deep; move some of them to a template of their own",
                at: opener.cursor.range
            )
        }
        var nodes: [Node] = []
        while index < segments.count {
            let segment = segments[index]
            index += 1
            switch segment.kind {
            case .text:
                nodes.append(.text(source.text(in: segment.content)))
            case .variable:
                nodes.append(.output(try output(TagCursor(segment, in: source))))
            case .tag:
                let tag = try self.tag(segment)
                guard tag.name.continuesBlock else {
                    nodes.append(try node(tag))
                    continue
                }
                guard let opener, opener.name.opener == tag.name.opener else { throw misplaced(tag, in: opener) }
                return (nodes, tag)
            }
        }
        if let opener {
            let cursor = opener.cursor
            throw cursor.fail(
                "`\(opener.name.rawValue)` is never closed; end it with `{% \(opener.name.ending.rawValue) %}`",
                at: cursor.range
            )
        }
        return (nodes, nil)
    }

    private func tag(_ segment: Segment) throws(TemplateError) -> Tag {
        var cursor = try TagCursor(segment, in: source)
        guard let token = cursor.current, case .name(let word) = token.kind else {
            throw cursor.fail("a tag's name is missing here; the tags are \(Self.listedNames)")
        }
        guard let name = TagName(rawValue: word) else {
            if let instead = TagName.leftOut[word] {
                throw cursor.fail("Stencil's tag `\(word)` is not supported; \(instead)")
            }
            let ending = NameSuggestion.ending(
                for: word,
                among: TagName.allCases.map(\.rawValue),
                otherwise: "the tags are"
            )
            throw cursor.fail("there is no tag `\(word)`\(ending)")
        }
        let onOneLine = SourceRange(segment.range.lower, name.standsAlone ? segment.range.upper : token.range.lower)
        if source.lineIndex(of: onOneLine.lower) != source.lineIndex(of: onOneLine.upper) {
            let what =
                name.standsAlone
                ? "`\(word)` has to stand on one line with its `{%` and `%}`"
                : "`\(word)` has to stand on the line of its `{%`"
            throw cursor.fail("\(what), or Stencil does not find it")
        }
        cursor.next()
        if name.standsAlone { try cursor.expectEnd("nothing can follow `\(word)`") }
        return Tag(name: name, cursor: cursor)
    }

    private static let listedNames = TagName.allCases.filter { !$0.continuesBlock }
        .map { "`\($0.rawValue)`" }.joined(separator: ", ")

    private func misplaced(_ tag: Tag, in opener: Tag?) -> TemplateError {
        let word = tag.name.rawValue
        guard let opener else {
            return tag.cursor.fail(
                "`\(word)` belongs to no `\(tag.name.opener.rawValue)`; take it away",
                at: tag.cursor.range
            )
        }
        let line = source.location(of: opener.cursor.range.lower).line
        let ending = opener.name.ending.rawValue
        let place = "within the `\(opener.name.rawValue)` of line \(line)"
        let message = "`\(word)` \(place); close that first with `{% \(ending) %}`"
        return tag.cursor.fail(message, at: tag.cursor.range)
    }
}
