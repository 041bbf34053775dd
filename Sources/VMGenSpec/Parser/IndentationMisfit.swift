import VMGenDiagnostics

/// The wording for a line that is indented by more than one block and less than the next.
struct IndentationMisfit {
    /// The width of its indentation.
    let width: Int
    /// The width of the indentation of the line behind it; nil at the end.
    let next: Int?
    /// The block that it is indented deeper than.
    let outer: SpecParser.Level
    /// The block that is indented deeper than it.
    let inner: SpecParser.Level

    /// What to say of the line in `source`. At the outermost level no section stands there, or the line would have been read as
    /// one. Where the lines behind it are indented as it is, the one before it is the misfit.
    func message(_ source: SourceText) -> String {
        if next == width, inner.entries.count == 1 {
            let first = source.location(of: inner.entries[0].range.lower).line
            return "the lines from here are indented by \(width) spaces, and line \(first) by \(inner.indentation); "
                + "indent that one by \(width)"
        }
        let fits = outer.indentation == 0 ? "\(inner.indentation)" : "\(outer.indentation) or \(inner.indentation)"
        return "an indentation of \(width) fits no line above; indent this line by \(fits) spaces"
    }
}
