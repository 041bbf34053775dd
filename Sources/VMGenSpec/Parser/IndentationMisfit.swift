import VMGenDiagnostics

/// The wording for a line that is indented by more than one block and less than the next.
struct IndentationMisfit {
    /// The width of its indentation.
    let width: Int
    /// The width of the indentation of the line behind it; nil at the end.
    let next: Int?
    /// The width by which the file indents.
    let step: Int
    /// The block that it is indented deeper than, and the one that is indented deeper than it.
    let levels: (outer: SpecParser.Level, inner: SpecParser.Level)

    /// What to say of the line in `source`. At the outermost level no section stands there, or the line would have been read as
    /// one. Where the lines behind it are indented as it is, or it is as the file is and the one before it is not, that one is the
    /// misfit.
    func message(_ source: SourceText) -> String {
        let isFitting = width.isMultiple(of: step) && !levels.inner.indentation.isMultiple(of: step)
        if next == width || isFitting, levels.inner.entries.count == 1 {
            let first = source.location(of: levels.inner.entries[0].range.lower).line
            let these = next == width ? "the lines from here are" : "this line is"
            return "\(these) indented by \(width) spaces, and line \(first) by \(levels.inner.indentation); "
                + "indent that one by \(width)"
        }
        let fits =
            levels.outer.indentation == 0
            ? "\(levels.inner.indentation)" : "\(levels.outer.indentation) or \(levels.inner.indentation)"
        return "an indentation of \(width) fits no line above; indent this line by \(fits) spaces"
    }
}
