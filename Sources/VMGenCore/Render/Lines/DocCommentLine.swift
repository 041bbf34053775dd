/// A line of a doc comment: `    /// What it shows.`
struct DocCommentLine {
    /// The blanks before it.
    private let margin: Substring
    /// The blanks behind its slashes.
    private let indentation: String
    /// What begins an item of a list, with the blank behind it: `- `; empty for none.
    private let marker: String
    /// The rest of it.
    private var words: Substring

    /// The line `text`; nil where that is none of a paragraph: empty, a table or a heading, or, unless it `goesOn` with something,
    /// code.
    init?(_ text: Substring, goesOn: Bool = false) {
        margin = text.prefix { $0 == " " }
        var rest = text.dropFirst(margin.count)
        guard rest.hasPrefix("/// ") else { return nil }
        rest = rest.dropFirst(3)
        let blanks = rest.prefix { $0 == " " }
        rest = rest.dropFirst(blanks.count)
        let marker = rest.hasPrefix("- ") ? "- " : ""
        guard let first = rest.first, blanks.count < 4 || !marker.isEmpty || goesOn, !"|#>".contains(first),
            !rest.hasPrefix("```")
        else { return nil }
        (indentation, self.marker, words) = (String(blanks), marker, rest.dropFirst(marker.count))
    }

    /// What goes on with `words` below `line`.
    private init(_ words: Substring, below line: DocCommentLine) {
        margin = line.margin
        indentation = line.indentation + String(repeating: " ", count: line.marker.count)
        marker = ""
        self.words = words
    }

    /// The line as it is printed.
    var text: String { beginning + words }

    private var beginning: String { "\(margin)///\(indentation)\(marker)" }

    /// How many scalars it has.
    var columns: Int { beginning.unicodeScalars.count + words.unicodeScalars.count }

    /// What goes on below it with what does not fit into `width`, and the line without that; nil where it cannot be broken.
    func broken(at width: Int) -> (line: DocCommentLine, rest: DocCommentLine)? {
        var column = beginning.unicodeScalars.count
        var isCode = false
        var place: Substring.Index?
        for index in words.indices {
            if column > width, place != nil { break }
            if words[index] == "`" { isCode.toggle() }
            let next = words[words.index(after: index)...].first
            if words[index] == " ", !isCode, index > words.startIndex, let next,
                next.isLetter || "`(\"'“".contains(next)
            {
                place = index
            }
            column += words[index].unicodeScalars.count
        }
        guard let place else { return nil }
        var line = self
        line.words = words[..<place]
        return (line, DocCommentLine(words[words.index(after: place)...], below: self))
    }

    /// This line and behind it what `next` says, where that is the next line of the same paragraph.
    func joined(with next: DocCommentLine) -> DocCommentLine? {
        guard next.margin == margin, next.marker.isEmpty,
            next.indentation.count == indentation.count + marker.count
        else { return nil }
        var line = self
        line.words = Substring("\(words) \(next.words)")
        return line
    }
}
